import type { Language } from '#designer/text/language'
import { fold } from '#designer/text/letters'

const clause = '[^.,;!?\\n]'
// "Nothing too modern, loud or fancy": as far as the list goes.
const english = new RegExp(
  `\\b(?:(?:not(?! (?:only|just)\\b)|nothing(?! but\\b)|never|hate|dislike|avoid|rather than|instead of|anything but|isn['’]t|aren['’]t|don['’]t|do not|shouldn['’]t)\\b${clause}*?(?=$|[.,;!?\\n]|\\s(?:but|just|more|instead|please)\\b)(?:(?:,\\s${clause}{2,24}){0,3},?\\sor\\s${clause}{2,24})?|(?:too|overly)\\s[\\w-]+)`,
  'giu'
)
// Folded; in Turkish what is not wanted stands before the word that says so.
const turkish =
  /(?<![\p{L}'-])(?:[\p{L}'-]+\s){0,3}[\p{L}'-]+\s(?:olmasin|degil|olmayan|durmasin|gorunmesin|kacmasin|istemi\p{L}*|istemeyiz|sevmi\p{L}*)(?![\p{L}])/gu
// Where what is wanted ends: "modern olsun, kurumsal olmasın", "şık ama soğuk olmayan".
const wanted =
  /^.*(?<![\p{L}])(?:ama|fakat|ancak|yerine|olsun|dursun|gorunsun|istiyor\p{L}*|ister\p{L}*)\s/u

/** The text without the looks it does not want: "not too modern" asks for nothing modern. */
export function withoutUnwanted(text: string, language: Language): string {
  if (language === 'en') return text.replace(english, ' ')

  let rest = ''
  let from = 0
  for (const match of fold(text).matchAll(turkish)) {
    const start = match.index + (wanted.exec(match[0])?.[0].length ?? 0)
    rest += text.slice(from, start)
    from = match.index + match[0].length
  }
  return rest + text.slice(from)
}
