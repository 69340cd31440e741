import { allKinds, kindById, neutralKind } from '#designer/kinds/all'
import type { Kind, KindWords } from '#designer/kinds/kind'
import { terms } from '#designer/trades/terms'

/** A kind as the grammar of instructions reads it. */
export interface Trade extends Omit<Kind, 'words'> {
  terms: string
  words: Record<'en' | 'tr', KindWords>
}

export const trades: readonly Trade[] = allKinds()
  .filter(({ id }) => id !== neutralKind && id in terms)
  .map(asTrade)

const byId = new Map(trades.map((trade) => [trade.id, trade]))

/** The trade of that name; without one, the neutral one that says nothing about what is done. */
export function tradeById(id: string): Trade {
  return byId.get(id) ?? asTrade(kindById(id))
}

function asTrade(kind: Kind): Trade {
  const words = { en: kind.words('en'), tr: kind.words('tr') }
  return { ...kind, terms: terms[kind.id] ?? '', words }
}
