import { claim } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'
import { before, perLanguage } from '#designer/language/words_of'

const patterns = perLanguage(
  ({ since }) =>
    new RegExp(
      `${before}(?:${since})(?: the year)? ?:? ?((?:1[5-9]|20)\\d\\d)(?![\\d.,:-]\\d|\\d)`,
      'giu'
    )
)
const turkish =
  /(?<!\d)((?:1[5-9]|20)\d\d)(?:['’](?:den|dan|ten|tan) (?:beri|bu yana)|['’](?:de|da|te|ta) (?:kur|aç)\p{L}{2,12}| yılından (?:beri|bu yana)| yılında (?:kur|aç)\p{L}{2,12})/gu
/** The year it was founded, behind a word for it: "since 1987". */
export function annotateFoundingYear(reading: Reading): void {
  const found = [
    ...reading.prompt.matchAll(patterns(reading.language.code)),
    ...(reading.language.code === 'tr' ? reading.prompt.matchAll(turkish) : []),
  ]
  for (const { 0: said, 1: value, index } of found) {
    const at = index + said.indexOf(value)
    claim(reading, 'year', {
      field: 'who.founding_year',
      value,
      from: [at, at + value.length],
      whole: [index, index + said.length],
    })
  }
}
