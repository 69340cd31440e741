import type { TradeName } from '../../../lib/api/main.ts'

/** The trades whose names hold what was typed, those that begin with it first. */
export function matching(trades: readonly TradeName[], typed: string): TradeName[] {
  const words = typed.trim().toLocaleLowerCase()
  const place = ({ label }: TradeName) => label.toLocaleLowerCase().indexOf(words)
  const found = trades.filter((trade) => place(trade) >= 0)
  return found.sort((one, other) => Math.sign(place(one)) - Math.sign(place(other)))
}
