import { kindById } from '#designer/kinds/all'
import { clausesToJudge } from '#designer/reader/judge/clauses'
import type { Reading } from '#designer/reader/reading'
import { mostSentences } from '#designer/text/sentences'
import { coloursIn } from '#designer/reader/shapes/colour'
import { kindNounAt } from '#designer/reader/shapes/kind_noun'
import { sectionsIn } from '#designer/reader/shapes/look'
import { tokensOf } from '#designer/reader/shapes/tokens'
import { anyOf, perLanguage } from '#designer/reader/words/words_of'
import type { FieldPath, Stretch, Way } from '#designer/sheet/sheet'

const patterns = perLanguage((words) => ({
  cue: anyOf(`${words.refuses}|${words.refuses_behind}|${words.not_public}`, 'iu'),
  notPublic: anyOf(words.not_public, 'iu'),
  ways: (Object.entries(words.ways) as [Way, string][]).map(
    ([way, parts]) => [way, anyOf(parts, 'iu')] as const
  ),
}))

/** Telephones and addresses for mail, by the way that they are. */
const shapes: Partial<Record<Way, RegExp>> = {
  telephone: /[+(\d][\d ()/.-]{5,20}\d/g,
  email: /[^\s,;()<>]+@[^\s,;()<>]+[\p{L}\d]/gu,
}

/** A clause that names a way is refused unless it speaks to visitors: "Don't ring after nine". */
function isRefused(visitors: number, refusal: number): boolean {
  return visitors < 0.5 ? visitors + 2 * refusal > 0.5 : visitors < 0.9 && refusal > 0.2
}

/** "No gallery", "don't put my number on it", "no pink": taken whole, so that nothing in it is a fact. */
export function annotateRefusals(reading: Reading): void {
  const { cue } = patterns(reading.language.code)
  for (const sentence of reading.sentences.slice(0, mostSentences)) {
    if (!cue.test(reading.text(sentence))) continue
    refuseShapeBefore(reading, sentence)
    const clauses = clausesToJudge(reading, sentence)
    for (const [at, clause] of clauses.entries())
      if (cue.test(reading.text(clause)))
        refuse(reading, { clause, sentence, next: clauses[at + 1] })
  }
}

interface Refused {
  clause: Stretch
  sentence: Stretch
  next?: Stretch
}

/** What a clause refuses: ways to be reached, or else sections or colours, or whatever it says. */
function refuse(reading: Reading, { clause, sentence, next }: Refused): void {
  const { code } = reading.language
  const { contact, wishes } = reading.sheet
  const text = reading.text(clause)
  const { visitors, refusal } = reading.judge(clause, sentence)
  const said = { source: 'said' as const, from: clause }
  const ways = patterns(code).ways.filter(([, pattern]) => pattern.test(text))
  if (ways.length > 0 && isRefused(visitors, refusal)) {
    take(
      reading,
      clause,
      ways.map(([way]) => way),
      'contact.refused'
    )
    for (const [value] of ways)
      if (!contact.refused.some((known) => known.value === value))
        contact.refused.push({ value, ...said })
    if (next && isOnlyShape(reading.text(next))) refuseShapes(reading, next)
    return
  }
  if (visitors > 0.5) return
  // "No pictures of cats" refuses no gallery.
  const sections = / (?:of|with|de|von|mit|di|van|con) /.test(text) ? [] : sectionsIn(text, code)
  const colours = sections.length > 0 ? [] : coloursIn(text, code)
  if (colours.length > 0 && isForGuests(reading)) return leaveToPerson(reading, text, clause)
  if (sections.length > 0) {
    take(reading, clause, [], 'wishes.sections_refused')
    for (const { value } of sections)
      if (!wishes.sections_refused.some((known) => known.value === value))
        wishes.sections_refused.push({ value, ...said })
  } else if (colours.length > 0) {
    take(reading, clause, [], 'wishes.colours_refused')
    for (const { hex, word, from } of colours)
      wishes.colours_refused.push({
        value: { hex, word },
        source: 'said',
        from: [clause[0] + from[0], clause[0] + from[1]],
      })
  } else if (refusal > 0.8) take(reading, clause, [])
}

/** All of a clause but the numbers and addresses that are not what it refuses. */
function take(reading: Reading, clause: Stretch, ways: Way[], field?: FieldPath): void {
  reading.take(clause, 'refusal', field)
  for (const [way, shape] of Object.entries(shapes) as [Way, RegExp][])
    if (!ways.includes(way))
      for (const { 0: found, index } of reading.text(clause).matchAll(shape))
        reading.release([clause[0] + index, clause[0] + index + found.length])
}

/** "Don't publish my mobile, which is 07700 900123": the clause behind names what is refused. */
const isOnlyShape = (text: string) =>
  /^(?:\p{L}{2,8} ){0,3}(?:[+(\d][\d ()/.-]{5,20}|\S+@\S+)$/u.test(text)

/** "07700 900123 (please don't publish)": what stands just before is refused by its shape. */
function refuseShapeBefore(reading: Reading, [start, end]: Stretch): void {
  const text = reading.prompt.slice(start, end)
  const cue = patterns(reading.language.code).notPublic.exec(text)
  if (!cue || goesOn.test(text.slice(cue.index + cue[0].length))) return
  refuseShapes(reading, [
    start + Math.max(0, cue.index - nearby),
    start + cue.index + cue[0].length,
  ])
}

const nearby = 45
/** "Not for the page: we may move." */
const goesOn = /^[^\p{L}.,;!?()]*(?::|(?!please|thanks|bitte)\p{L})/iu

/** A stretch that holds a number or an address, from there on. */
function refuseShapes(reading: Reading, [start, end]: Stretch): void {
  for (const [value, shape] of Object.entries(shapes) as [Way, RegExp][]) {
    const at = reading.prompt.slice(start, end).search(shape)
    if (at < 0) continue
    const from: Stretch = [start + at, end]
    reading.take(from, 'refusal', 'contact.refused')
    reading.sheet.contact.refused.push({ value, source: 'said', from })
    return
  }
}

/** Where people are invited to an occasion, a colour may be one that they should not wear. */
function isForGuests({ prompt, language: { code } }: Reading): boolean {
  const tokens = tokensOf(prompt.slice(0, 600))
  return tokens.some((_, at) => {
    const trade = kindNounAt(tokens, at, code)?.trade
    return trade !== undefined && kindById(trade).schemaType === 'Event'
  })
}

/** Of the page, or of what there is, or of what guests wear: the person decides. */
function leaveToPerson(reading: Reading, text: string, from: Stretch): void {
  const value = text.replace(/[.!]+$/, '')
  reading.take(from, 'unplaced')
  reading.sheet.own_words.unplaced.push({ value, source: 'said', from })
  reading.suggest({ field: 'good_to_know', value, from, why: 'two_readings' })
}
