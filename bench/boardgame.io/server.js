// A server of boardgame.io with a small game of two hands of cards, to be measured beside ours: make bench-server.
// The state is small, and nothing is written to disk: both make it look faster than a real table would be.
const { Server, Origins } = require('boardgame.io/server')
const { PlayerView } = require('boardgame.io/core')

const HAND = 8
const CARDS = 120

const cards = {
  name: 'cards',
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()])
    const players = { 0: { hand: deck.splice(0, HAND), gold: 0 }, 1: { hand: deck.splice(0, HAND), gold: 0 } }
    return { secret: { deck }, players, market: [], played: 0 }
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // A move by which something hidden comes to light is made at the server alone.
    play: {
      client: false,
      move: ({ G, playerID }, place) => {
        const mine = G.players[playerID]
        const [card] = mine.hand.splice(place, 1)
        G.market = [...G.market, card].slice(-6)
        mine.gold += card % 7
        G.played += 1
        if (G.secret.deck.length) mine.hand.push(G.secret.deck.pop())
      },
    },
  },
  endIf: ({ G }) => (G.played >= CARDS ? { winner: G.players[0].gold >= G.players[1].gold ? '0' : '1' } : undefined),
}

const port = Number(process.argv[2])
Server({ games: [cards], origins: [Origins.LOCALHOST_IN_DEVELOPMENT] }).run({ port, lobbyConfig: { apiPort: port + 1 } })
