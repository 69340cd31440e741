import { claim } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'
import { clausesOf } from '#designer/reader/shapes/clauses'
import { hasVerb } from '#designer/reader/shapes/told'
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
/** "Since": alone it tells when something began, and not what. */
const bare =
  /^(?:since|seit|depuis|desde|dal|al sinds|sinds) |['’](?:den|dan|ten|tan) |^\d+ yılından /iu
/** What began is the business. */
const founding =
  /(?<!\p{L})(?:found|establish|open|start|beg[au]n|built|set up|business|trading|gegründe|eröffne|besteh|gibt es|gebaut|fond|ouv|créé|instal|fundad|abr|abiert|abert|existe|aperti|aperto|aperta|attiv|opgericht|bestaa|geopend|kur[du]|açı)/iu
/** Since then something else is so. */
const personal =
  /(?<!\p{L})(?:lived?|living|married|together|member|certified|qualified|licensed|insured|vegan|vegetarian|friends|known?|sober|degree|diploma|graduat\p{L}*|award|renovated|listed|verheiratet|wohne\p{L}*|mitglied|not|closed|empty|website|site|online)(?!\p{L})[^.!?]{0,30}$/iu

/**
 * The year it was founded, behind a word for it. "Seit 2008 arbeiten wir biologisch" tells when something
 * else began: where its clause has another verb, the year is suggested.
 */
export function annotateFoundingYear(reading: Reading): void {
  const found = [
    ...reading.prompt.matchAll(patterns(reading.language.code)),
    ...(reading.language.code === 'tr' ? reading.prompt.matchAll(turkish) : []),
  ]
  for (const { 0: said, 1: value, index } of found) {
    const at = index + said.indexOf(value)
    const from: Stretch = [at, at + value.length]
    const isPersonal = personal.test(reading.prompt.slice(Math.max(0, index - 60), index))
    const evidence = isPersonal ? 'personal' : isOfSomething(reading, said, from) ? 'told' : 'since'
    claim(reading, `year.${evidence}`, {
      field: 'who.founding_year',
      value,
      from,
      whole: [index, index + said.length],
    })
  }
}

function isOfSomething(reading: Reading, said: string, [start, end]: Stretch): boolean {
  const { prompt, sentences, language } = reading
  const sentence = sentences.find(([first, last]) => first <= start && end <= last)
  const clause = sentence && clausesOf(prompt, sentence).find(([, last]) => end <= last)
  if (!clause || !bare.test(said)) return false
  // "A family-run bakery" has no verb.
  const text = reading.text(clause).replaceAll(/-\p{L}+/gu, '')
  return hasVerb(text, language.code) && !founding.test(text)
}
