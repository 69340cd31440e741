import { claim, doubt } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'
import { mayBeTown, townRunAt } from '#designer/reader/shapes/town_run'
import { small } from '#designer/language/fold'
import { isTown } from '#designer/reader/words/known_names'
import { after, before, perLanguage } from '#designer/language/words_of'
import type { Stretch } from '#designer/sheet/sheet'

const countries =
  'AT AU BE BR CA CH DE DK ES FI FR GB GR IE IN IT NL NO NZ PL PT SE TR US ZA'.split(' ')
const extra = ['England', 'Scotland', 'Wales', 'Northern Ireland', 'UK', 'USA']
const patterns = perLanguage((words, code) => {
  const names = new Intl.DisplayNames([code], { type: 'region' })
  const areas =
    "(?:St\\. )?\\p{Lu}[\\p{L}'’-]{1,24}(?: (?:\\p{Lu}[\\p{L}'’-]{1,24}|upon|on|of|the|le|and the)){0,3}"
  return {
    place: new RegExp(`${before}(?:${words.in_place}) (?=\\p{L})`, 'giu'),
    serving: new RegExp(
      `${before}(?:${words.serving}) ?(?:all of |all over |the whole of |ganz |toute la |the )?`,
      'giu'
    ),
    areas: new RegExp(
      `(?:${areas})(?:(?:, | and | und | et | y | e | en | ve | & |, and )(?:${areas})){0,9}`,
      'uy'
    ),
    byAppointment: new RegExp(`${before}(?:${words.by_appointment})${after}`, 'iu'),
    known: new Set([...countries.map((country) => names.of(country)!), ...extra]),
  }
})
const turkishPlace =
  /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20}){0,1})['’](?:d[ae]|t[ae])(?:ki|y[ıi][zm])?(?!\p{L})/gu

/** Towns by "in" and a capital, countries, areas that are served, and whether one has to book. */
export function annotateLocality(reading: Reading): void {
  readAreas(reading)
  readTowns(reading)
  const booked = patterns(reading.language.code).byAppointment.exec(reading.prompt)
  if (!booked) return
  claim(reading, 'place.by_appointment', {
    field: 'where.opening_hours.notes',
    value: booked[0],
    from: [booked.index, booked.index + booked[0].length],
  })
}

/** So early it is said where somebody is. */
const early = 3
const behindComma = /(?<=, )(?=\p{Lu})/gu

function readTowns(reading: Reading): void {
  const { prompt, language } = reading
  const { place } = patterns(language.code)
  const cued =
    language.code === 'tr'
      ? Array.from(prompt.matchAll(turkishPlace), ({ index }) => index)
      : Array.from(prompt.matchAll(place), ({ 0: cue, index }) => index + cue.length)
  for (const start of cued) readTown(reading, start, { isCued: true })
  const last = reading.sentences[early - 1]?.[1] ?? prompt.length
  for (const { index } of prompt.slice(0, last).matchAll(behindComma))
    readTown(reading, index, { isCued: false })
}

/** A town that we know fills the field where it is said early; any other is suggested. */
function readTown(reading: Reading, start: number, { isCued }: { isCued: boolean }): void {
  const { prompt, language } = reading
  const { known } = patterns(language.code)
  const run = townRunAt(prompt, start)
  if (!run) return readSmall(reading, start)
  const typed = reading.text(run)
  const value = language.code === 'tr' ? typed.replace(/['’].*$/u, '') : typed
  const from: Stretch = [start, start + value.length]
  if (!mayBeTown(reading, from)) return
  const other = reading.sheet.where.find(({ locality }) => locality)?.locality?.value
  if (other && small(other).includes(small(value)))
    return reading.take(from, 'field', 'where.locality')
  const isKnown = isTown(value) && start < (reading.sentences[early - 1]?.[1] ?? Infinity)
  const isHere = !other && !known.has(value) && !isElsewhere(reading, start)
  const found = { field: 'where.locality', value, from, why: 'perhaps_a_place' } as const
  if (isHere && isKnown && (isCued || isApart(reading, from))) {
    const whole: Stretch = [start, start + value.length + regionBehind(prompt, from[1], known)]
    claim(reading, 'place.known', { ...found, value: reading.text(whole), from: whole })
  } else if (isCued)
    doubt(reading, 'place.elsewhere', {
      ...found,
      field: known.has(value) ? 'where.country' : 'where.locality',
    })
}

/** "Leith, Edinburgh", "Katy TX": how much longer it is with what it lies in. */
function regionBehind(prompt: string, at: number, known: Set<string>): number {
  const wider = /^,? (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)(?=[.;!\n]|$)/u.exec(
    prompt.slice(at, at + 40)
  )
  const isKnown = wider && (/^[A-Z]{2}$/.test(wider[1]) || isTown(wider[1]) || known.has(wider[1]))
  return isKnown ? wider[0].length : 0
}

/** "bakery in leeds" */
function readSmall(reading: Reading, start: number): void {
  const typed = /^\p{Ll}{3,20}(?: \p{Ll}{3,20})?/u.exec(
    reading.prompt.slice(start, start + 42)
  )?.[0]
  const value = [typed, typed?.split(' ')[0]].find((text) => text && isTown(text))
  const from: Stretch = [start, start + (value?.length ?? 0)]
  if (value && reading.isFree(from))
    claim(reading, 'place.small', { field: 'where.locality', value, from, why: 'perhaps_a_place' })
}

/** Between a comma and the end of the phrase, and in no list of towns. */
function isApart({ prompt }: Reading, [start, end]: Stretch): boolean {
  const list = /(\p{Lu}[\p{L} '’-]*), $/u.exec(prompt.slice(Math.max(0, start - 30), start))?.[1]
  return (!list || !isTown(list)) && /^(?:$|[.,;!\n]| \p{Ll})/u.test(prompt.slice(end, end + 2))
}

/** "Trained in Paris": another place than theirs. */
const elsewhere =
  / (?:set|written|trained|studied|learned|born|from|worked|grew|lived|married|held|printed|made|is|was|are)(?: \p{L}+){0,2} $/u

const isElsewhere = ({ prompt }: Reading, at: number) =>
  elsewhere.test(prompt.slice(Math.max(0, at - 40), at))

function readAreas(reading: Reading): void {
  const { serving, areas } = patterns(reading.language.code)
  for (const { 0: cue, index } of reading.prompt.matchAll(serving)) {
    const start = index + cue.length
    areas.lastIndex = start
    const list = areas.exec(reading.prompt)?.[0]
    if (!list) continue
    for (const { 0: area, index: at } of list.matchAll(
      /(?:(?!, ?| and (?!the)| und | et | y | e | en | ve | & ).)+/gu
    )) {
      const from: Stretch = [start + at, start + at + area.length]
      const lead = /^(?:\s|& |(?:and|und|et|y|e|en|ve|the) )+/.exec(area)?.[0].length ?? 0
      from[0] += lead
      if (!reading.isFree(from)) continue
      claim(reading, 'place.served', {
        field: 'where.area_served',
        value: reading.text(from),
        from,
      })
    }
  }
}
