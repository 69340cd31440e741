import type { Language } from '#designer/text/language'
import { english } from '#designer/trades/english_others'
import type { Others } from '#designer/trades/others'
import { turkish } from '#designer/trades/turkish_others'

const others: Record<Language, Others> = { en: english, tr: turkish }

/**
 * What a text says of the business itself. A neighbour, a customer or what one used to be is another
 * business; one's family is where the text also says what one does: "a page for my mum, she is a
 * seamstress" is about hers.
 */
export function ofItself(text: string, language: Language): string {
  const { without, withoutFamily, speaks, asks } = others[language]
  const start = without(text)
  const rest = withoutFamily(start)
  if (rest === start) return start
  const goesOn = /\p{L}{3}/u.test(rest) && !asks(start)
  return speaks(rest) || goesOn ? rest : start
}
