import { beautyTrades } from '#planning/designers/builtin/trades/beauty'
import { careTrades } from '#planning/designers/builtin/trades/care'
import { foodTrades } from '#planning/designers/builtin/trades/food'
import { homeTrades } from '#planning/designers/builtin/trades/home'
import { makingTrades } from '#planning/designers/builtin/trades/making'
import { movingTrades } from '#planning/designers/builtin/trades/moving'
import { officeTrades } from '#planning/designers/builtin/trades/office'
import type { Trade } from '#planning/designers/builtin/trades/trade'

export const trades: readonly Trade[] = [
  ...foodTrades,
  ...beautyTrades,
  ...movingTrades,
  ...homeTrades,
  ...careTrades,
  ...officeTrades,
  ...makingTrades,
]

/** Where no trade can be told: says nothing about what the business does. */
const neutralTrade: Trade = {
  id: 'service',
  schemaType: 'LocalBusiness',
  noun: 'business',
  turkish: 'işletme',
  terms: '',
  goods: [],
  typical: ['Your first offer', 'Your second offer', 'Your third offer'],
  offerKind: 'services',
  headings: ['What we do', 'Our work'],
  goal: 'enquire',
  ask: 'Get in touch',
  directions: ['clinic', 'timetable', 'ledger', 'poster'],
  motifs: ['contour', 'tiles', 'halftone', 'arcs'],
  artefacts: ['plate', 'monogram'],
  photos: [
    'Photo: the place where you work, landscape',
    'Photo: you or your team',
    'Photo: something you made or did, close',
  ],
  look: { color: '#2F5D8A', heading: 'Manrope', body: 'Inter' },
}

export function tradeById(id: string): Trade {
  return trades.find((trade) => trade.id === id) ?? neutralTrade
}
