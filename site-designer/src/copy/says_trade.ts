import { fold } from '#designer/language/fold'

/** Whether a name says already what it is: "Güneş Fırını" a fırın, "Sunrise Bakery" a bakery. */
export function saysTrade(name: string, noun: string): boolean {
  const trade = fold(noun).split(' ').at(-1)!
  // The last letter may soften before a suffix; of a short word there would be too little left.
  const stem =
    trade.length > 4 ? `${RegExp.escape(trade.slice(0, -1))}\\p{L}?` : RegExp.escape(trade)
  return new RegExp(`(?<![\\p{L}])${stem}(?:s|s?[iu](?:m[iu]z)?)?(?![\\p{L}])`, 'u').test(
    fold(name)
  )
}
