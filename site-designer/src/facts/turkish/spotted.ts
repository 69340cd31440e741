import type { Offer } from '#designer/facts/offer'
import { placeIn } from '#designer/facts/turkish/gazetteer'
import { business } from '#designer/facts/turkish/lists'
import { keyOf, phrasesIn } from '#designer/facts/turkish/words'
import { fold } from '#designer/text/letters'
import { capital } from '#designer/text/normalise'

/** Goods of the trade that the text names anywhere, in the order in which it does. */
export function spotted(text: string, goods: readonly string[], found: Offer[]): string[] {
  const names = found.map((offer) => fold(offer.name))
  const plainText = fold(text)
  const within = (at: number) =>
    names.some((name) => {
      const from = plainText.lastIndexOf(name, at)
      return from >= 0 && at < from + name.length
    })
  return (
    phrasesIn(text, new Map(goods.map((good) => [keyOf(good), good])))
      .filter(({ at, text: said }) => !(/\p{Lu}/u.test(text[at]) && placeIn(said)))
      // "Mısır ekmeği" is no bread besides, and "14 masa" are counted.
      .filter(({ at }) => !within(at) && !/\d\s$/.test(text.slice(0, at)))
      // "Muhasebeciyim" and "seramik atölyem" name the trade and not what is offered.
      .filter(({ after }) => !business.test(after))
      .filter(
        ({ value, text: said }) => !/^(?:c[iu]|l[iu]|s[iu]z)/.test(said.slice(keyOf(value).length))
      )
      .filter(
        ({ after }) =>
          !/(?<![\p{L}])(?:yok|degil|istemi|olmasin|\p{L}+m[iu]yor|\p{L}+m[ae]y[iu]z)/u.test(after)
      )
      .map(({ value }) => value)
      .filter((good) => !names.some((name) => name.includes(fold(good))))
      .map((good) => capital(good, 'tr'))
  )
}
