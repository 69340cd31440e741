import { claim } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'
import { before, perLanguage } from '#designer/reader/words/words_of'
import type { Stretch } from '#designer/sheet/sheet'

const patterns = perLanguage(
  ({ since }) =>
    new RegExp(
      `${before}(?:${since})(?: the year)? ?:? ?((?:1[5-9]|20)\\d\\d)(?![\\d.,:-]\\d|\\d)`,
      'giu'
    )
)
const turkish =
  /(?<!\d)((?:1[5-9]|20)\d\d)(?:['’](?:den|dan|ten|tan) (?:beri|bu yana)|['’](?:de|da|te|ta) (?:kur|aç)\p{L}{2,12}| yılından (?:beri|bu yana)| yılında (?:kur|aç)\p{L}{2,12})/gu
/** Since then something else is so. */
const personal =
  /(?<!\p{L})(?:lived?|living|married|together|member|certified|qualified|licensed|insured|vegan|vegetarian|friends|known?|sober|degree|diploma|graduat\p{L}*|award|renovated|listed|verheiratet|wohne\p{L}*|mitglied|not|closed|empty|website|site|online)(?!\p{L})[^.!?]{0,30}$/iu

/** The year it was founded, behind a word for it. */
export function annotateFoundingYear(reading: Reading): void {
  const found = [
    ...reading.prompt.matchAll(patterns(reading.language.code)),
    ...(reading.language.code === 'tr' ? reading.prompt.matchAll(turkish) : []),
  ]
  for (const { 0: said, 1: value, index } of found) {
    const at = index + said.indexOf(value)
    const from: Stretch = [at, at + value.length]
    const isPersonal = personal.test(reading.prompt.slice(Math.max(0, index - 60), index))
    claim(reading, isPersonal ? 'year.personal' : 'year.since', {
      field: 'who.founding_year',
      value,
      from,
      whole: [index, index + said.length],
    })
  }
}
