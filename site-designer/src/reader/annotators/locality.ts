import { claim, claimYes, doubt } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'
import { nameRunAt } from '#designer/reader/shapes/name_run'
import { small } from '#designer/reader/shapes/tokens'
import { after, before, perLanguage } from '#designer/reader/words/words_of'
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
    // One word or two to the end, or one before what goes on with something else.
    typedSmall: new RegExp(
      `^\\p{Ll}{3,20}(?: \\p{Ll}{3,20})?(?=[,.;\\n]|$)|^\\p{Ll}{3,20}(?= (?!of )(?:${words.follows_kind})${after}|(?!\\p{L}| \\p{Ll}))`,
      'u'
    ),
    online: new RegExp(`${before}(?:${words.online})${after}`, 'iu'),
    byAppointment: new RegExp(`${before}(?:${words.by_appointment})${after}`, 'iu'),
    countries: new Set([...countries.map((country) => names.of(country)!), ...extra]),
  }
})
const noPlace =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Turkish|German|French|Spanish|Italian|Dutch|Portuguese|I|Zoom|Skype|Our|My|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Englisch|Deutsch|Instagram|Facebook|Google|Person|Ordnung|Kürze|Ruhe|Zukunft|Handarbeit|Arbeit|Familien\p{L}*|Bio\p{L}*|Form|Planung|Gruppen|Stilles|Sachen|Teilzeit|Memory|Memoriam|AI|IT|HR|TV|PR|UX|CBT|B2B)(?!\p{L})|(?:Street|Road|Lane|Avenue|Square|Terrace)$/u
const turkishPlace =
  /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20}){0,1})['’](?:d[ae]|t[ae])(?:ki|y[ıi][zm])?(?!\p{L})/gu

/** Towns by "in" and a capital, countries, areas that are served, and places that are online. */
export function annotateLocality(reading: Reading): void {
  readAreas(reading)
  readTowns(reading)
  const { online, byAppointment } = patterns(reading.language.code)
  for (const [pattern, field] of [
    [online, 'online'],
    [byAppointment, 'by_appointment'],
  ] as const) {
    const match = pattern.exec(reading.prompt)
    if (!match) continue
    const from: Stretch = [match.index, match.index + match[0].length]
    if (isOfAnother(reading, from[0])) continue
    claimYes(reading, `place.${field}`, field, from)
  }
}

/** "Hunde nach Absprache": what stands in front, other than a visit or a time, is what it is said of. */
function isOfAnother({ prompt }: Reading, at: number): boolean {
  const lead = /(?:^|[,.;:!?()\n–—-] ?)(\p{Lu}\p{L}{2,20}) $/u.exec(
    prompt.slice(Math.max(0, at - 30), at)
  )
  return lead !== null && !visit.test(lead[1])
}

const visit =
  /^(?:open|opening|visits?|viewings?|only|all|sessions|appointments|besuch\p{L}*|termine?|besichtigung\p{L}*|nur|geöffnet|visites?|ouvert|visitas?|abierto|visite|aperto|bezoek|aberto|sadece)$/iu

function readTowns(reading: Reading): void {
  const { prompt, language } = reading
  const { place, countries: known } = patterns(language.code)
  const starts =
    language.code === 'tr'
      ? Array.from(prompt.matchAll(turkishPlace), ({ index }) => index)
      : Array.from(prompt.matchAll(place), ({ 0: cue, index }) => index + cue.length)
  readTownBehindKind(reading)
  for (const start of starts) {
    const run = nameRunAt(prompt, start, reading.language.code)
    if (!run || run.isQuoted || noPlace.test(reading.text(run.from))) {
      if (!run) guess(reading, start)
      continue
    }
    const name = reading.nameAt
    const isInName = name !== undefined && name[0] < start && start < name[1]
    if (isInName) continue
    const from: Stretch =
      language.code === 'tr'
        ? [run.from[0], run.from[0] + reading.text(run.from).replace(/['’].*$/u, '').length]
        : run.from
    if (!reading.isFree(from) || /^\d/.test(reading.text(from))) continue
    from[1] = from[0] + reading.text(from).split(joining)[0].length
    const other = reading.sheet.where.find(({ locality }) => locality)?.locality?.value
    const country = countryBehind(reading, from[1], known)
    const isKnown = known.has(reading.text(from))
    // "In Leith, Edinburgh", where the address says Edinburgh.
    const wider = reading.text([from[0], countyBehind(reading, from[1])])
    if (other && small(wider).endsWith(`, ${small(other)}`)) from[1] = from[0] + wider.length
    if (other && small(other).includes(small(reading.text(from)))) {
      reading.take(from, 'field', 'where.locality')
      continue
    }
    if (!isKnown && (!(isNearKind(reading, from[0]) || isInFirst(reading, from)) || other)) {
      const value = reading.text(from)
      doubt(reading, 'place.elsewhere', {
        field: 'where.locality',
        value,
        from,
        why: 'perhaps_a_place',
      })
      continue
    }
    if (!country && !isKnown) from[1] = countyBehind(reading, from[1])
    const field = isKnown ? 'where.country' : 'where.locality'
    const evidence = isKnown ? 'place.country' : 'place.town'
    claim(reading, evidence, { field, value: reading.text(from), from, why: 'perhaps_a_place' })
    if (country)
      claim(reading, 'place.country', {
        field: 'where.country',
        value: reading.text(country),
        from: country,
      })
  }
}

/** "Yuki Tamworth, illustrator, Margate." */
function readTownBehindKind(reading: Reading): void {
  const { prompt, language } = reading
  const end = reading.kindAt?.[1]
  // Every noun of German is in capitals.
  if (end === undefined || language.code === 'de' || !/^, \p{Lu}/u.test(prompt.slice(end, end + 3)))
    return
  const run = nameRunAt(prompt, end + 2, language.code)
  const isEnd = run && /^(?:\.?$|\.\s|\n| ?[(/])/.test(prompt.slice(run.from[1], run.from[1] + 2))
  if (
    !isEnd ||
    run.isQuoted ||
    /\p{Lu}{2}/u.test(reading.text(run.from)) ||
    !reading.isFree(run.from)
  )
    return
  const value = reading.text(run.from)
  const isName = reading.sheet.suggestions.some(
    ({ field, from }) => field === 'who.name' && from[0] === run.from[0]
  )
  if (isName || noPlace.test(value)) return
  claim(reading, 'place.town', {
    field: 'where.locality',
    value,
    from: run.from,
    why: 'perhaps_a_place',
  })
}

const joining = / (?:and|und|et|y|e|en|ve|&) /

function countryBehind(reading: Reading, at: number, known: Set<string>): Stretch | undefined {
  const comma = /^, ?/.exec(reading.prompt.slice(at, at + 2))
  const run = comma
    ? nameRunAt(reading.prompt, at + comma[0].length, reading.language.code)
    : undefined
  return run && known.has(reading.text(run.from)) && reading.isFree(run.from) ? run.from : undefined
}

/** "Leith, Edinburgh." is one place where the sentence ends behind it. */
function countyBehind(reading: Reading, at: number): number {
  const run = /^, \p{Lu}/u.test(reading.prompt.slice(at, at + 3))
    ? nameRunAt(reading.prompt, at + 2, reading.language.code)
    : undefined
  if (!run || run.isQuoted || noPlace.test(reading.text(run.from)) || !reading.isFree(run.from))
    return at
  // "In Bristol, Wildfire Clay" goes on with a name.
  if (
    / /.test(reading.text(run.from)) &&
    !/^(?:North|South|East|West|New|Co|County|Upper|Lower|Great|Little|Isle|St)(?!\p{L})/u.test(
      reading.text(run.from)
    )
  )
    return at
  return /^(?:$|\n|[.!;](?:\s|$))/.test(reading.prompt.slice(run.from[1], run.from[1] + 2))
    ? run.from[1]
    : at
}

/** A town stands in the clause of what it is, of its name, or of "based in"; "trained in Paris" is another. */
const elsewhere =
  / (?:trained|studied|learned|born|from|worked|grew|lived|married|held|printed|made|is|was|are)(?: \p{L}+){0,2} $/u

function isNearKind(reading: Reading, at: number): boolean {
  const { nameAt: name, kindAt: kind } = reading
  const lead = reading.prompt.slice(Math.max(0, at - 40), at)
  if (
    /(?:where ?:|location ?:|town ?:|city ?:|it's|it’s|it is|based|located|situated|live|shop is|studio is|we are|we're|find us|heart of|centre of) (?:just )?(?:in|near|outside|the|of)? ?$|(?:gelegen|sitz|ansässig|situé|ubicad[oa]|situat[oa]|gevestigd|localizad[oa]) \p{L}{1,4} $/iu.test(
      lead
    )
  )
    return true
  // Turkish names the town first: "Kadıköy'de bir kafe".
  if (reading.language.code === 'tr' && kind && kind[0] > at)
    return !/[.!?;\n]/.test(reading.prompt.slice(at, kind[0])) && kind[0] - at < 60
  return [name, kind].some((from) => {
    if (!from || from[1] > at) return false
    const between = reading.prompt.slice(from[1], at)
    return (
      between.length < 60 &&
      !/[.!?;\n]/.test(between) &&
      between.split(/\s+/).length <= 8 &&
      !elsewhere.test(between)
    )
  })
}

/** "Linden Dental in Dayton, Ohio.": the first sentence says where it is, unless a name follows. */
function isInFirst(reading: Reading, [start, end]: Stretch): boolean {
  const [first] = reading.sentences
  const behind = reading.prompt.slice(end, end + 40)
  const isEnd =
    /^(?:$|[.,;:!(\n]| [–—(/-])/.test(behind) && !/^, \p{Lu}[\p{L}'’-]* \p{Lu}/u.test(behind)
  if (!isEnd || start >= first[1] || /['’]s |(?: .*){2}/u.test(reading.text([start, end])))
    return false
  const lead = reading.text([first[0], start])
  return (
    /^\p{Lu}/u.test(lead) && !elsewhere.test(lead) && !/ (?:in|à|en|a|te|em) \p{Lu}/u.test(lead)
  )
}

/** "bakery in leeds", typed in small letters. */
function guess(reading: Reading, start: number): void {
  const end = reading.kindAt?.[1]
  if (end === undefined || start - end > 6 || start < end) return
  const match = patterns(reading.language.code).typedSmall.exec(
    reading.prompt.slice(start, start + 44)
  )
  if (!match) return
  const from: Stretch = [start, start + match[0].length]
  if (reading.isFree(from))
    reading.suggest({ field: 'where.locality', value: match[0], from, why: 'perhaps_a_place' })
}

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
      if (!reading.isFree(from) || noPlace.test(reading.text(from))) continue
      claim(reading, 'place.served', {
        field: 'where.area_served',
        value: reading.text(from),
        from,
      })
    }
  }
}
