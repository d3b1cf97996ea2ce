/* A story for tests: two sides, four rounds, two turning points. */
import type { SeatInfo, Story } from '../net/types'

export const SEATS: SeatInfo[] = [
  { seat: 0, kind: 'person', name: 'Maja', hero: 'warrior', here: true, bot: '', stand_in: false, late: false },
  { seat: 1, kind: 'bot', name: 'Brannoc', hero: 'elf', here: true, bot: 'steady', stand_in: false, late: false },
]

export const STORY: Story = {
  status: 'done',
  progress: 100,
  sides: [
    { seats: [0], lines: ['It began evenly.', 'Then came the shield.', 'You won.'] },
    { seats: [1], lines: ['It began evenly.', 'Then came the shield.', 'You lost.'] },
  ],
  by: 'estimate by a steady bot',
  points: [
    { frame: 0, round: 0, chances: [50, 50] },
    { frame: 20, round: 1, chances: [55, 45] },
    { frame: 41, round: 2, chances: [38, 62] },
    { frame: 66, round: 3, chances: [71, 29] },
    { frame: 80, round: 3, chances: [100, 0] },
  ],
  turnings: [
    { frame: 60, round: 3, side: 0, change: 22, title: 'Caught in the open', text: 'The goblin falls.', better: null, gain: 0 },
    { frame: 33, round: 2, side: 1, change: 15, title: 'A dear shield', text: 'Brannoc buys the shield.', better: 'buy the sword', gain: 9 },
  ],
  lines: ['It began evenly.', 'Then came the shield.', 'Maja won.'],
  statistics: [
    { id: 'damage', label: 'Damage dealt', values: [40, 20] },
    { id: 'gold', label: 'Gold earned', values: [90, 120] },
  ],
  texts: [],
}
