/* What can be said at a table without typing: each is sent as a key, and worded where it is read. */
import type { GestureUp } from '../net/types'

export const GESTURES = ['hello', 'well-played', 'thanks', 'thinking', 'hurry', 'ouch'] as const satisfies readonly GestureUp['gesture'][]
