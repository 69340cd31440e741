import type { Reading } from '#designer/reader/reading'
import { mostSentences } from '#designer/reader/sentences'
import { clausesOf } from '#designer/reader/shapes/clauses'
import { after, anyOf, before, perLanguage } from '#designer/reader/words/words_of'
import type { Stretch } from '#designer/sheet/sheet'

const patterns = perLanguage((words) => {
  const groups = Object.entries(words.languages).map(([code, parts]) => `(?<${code}>${parts})`)
  const named = groups.join('|')
  return {
    named: anyOf(Object.values(words.languages).join('|'), 'iu'),
    inLanguage: new RegExp(`${before}(?:${words.in_language}) ?(?:${named})${after}`, 'iu'),
    page: anyOf(words.page, 'iu'),
    wish: anyOf(words.wishes, 'iu'),
  }
})
const lessons =
  /lessons|teacher|classes|school|unterricht|kurs|cours|clases|lezioni|les(?:sen)?|aulas|ders|speak|films?|books?/i

/** "In English please", "the page in Turkish": of a wish or of the request, never of a fact. */
export function annotateWishedLanguage(reading: Reading): void {
  const { named, inLanguage, page, wish } = patterns(reading.language.code)
  for (const sentence of reading.sentences.slice(0, mostSentences)) {
    const text = reading.text(sentence)
    if (text.length > 400 || !named.test(text)) continue
    for (const clause of clausesOf(reading.prompt, sentence)) {
      const part = reading.text(clause)
      const isShort = part.split(' ').length <= 6
      const match = inLanguage.exec(part)
      if (
        !match ||
        lessons.test(part) ||
        !(page.test(text) || (isShort && wish.test(part.replace(match[0], ''))))
      )
        continue
      const code = Object.keys(match.groups!).find((key) => match.groups![key] !== undefined)!
      const from: Stretch = [clause[0] + match.index, clause[0] + match.index + match[0].length]
      reading.sheet.wishes.language = { value: code, source: 'said', from }
      return reading.take(isShort ? clause : from, 'wish', 'wishes.language')
    }
  }
}
