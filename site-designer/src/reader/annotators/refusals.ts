import { kindById } from '#designer/kinds/all'
import type { Reading } from '#designer/reader/reading'
import { mostSentences } from '#designer/reader/sentences'
import { clausesOf } from '#designer/reader/shapes/clauses'
import { coloursIn } from '#designer/reader/shapes/colour'
import { kindNounAt } from '#designer/reader/shapes/kind_noun'
import { tokensOf } from '#designer/reader/shapes/tokens'
import { after, anyOf, before, perLanguage } from '#designer/reader/words/words_of'
import type { SectionKind } from '#designer/site/kinds'
import type { Stretch, Way } from '#designer/sheet/sheet'

const lead =
  "(?:(?:please|and|also|so|but|just|oh|i|we|i'd|i’d|we'd|i would|we would|really|on it|bitte|und|ich|wir|möchte|möchten|will|wollen|s'il vous plaît|je|nous|et|por favor|y|o|per favore|e|alsjeblieft|graag|en|ik|wij|ne|n'|lütfen|ve)[ ,]{1,2}){0,4}"

const patterns = perLanguage((words) => {
  const sections = Object.entries(words.sections) as [SectionKind, string][]
  const ways = Object.entries(words.ways) as [Way, string][]
  const things = [
    words.page_things,
    ...ways.map(([, way]) => way),
    ...sections.map(([, section]) => section),
  ].join('|')
  const determiner = `(?:(?:${words.article}|any|own|too many|too much|of|to|show|keine?|la|le|les|el|los|il|lo|de|het|o|a) ){0,3}`
  return {
    cue: anyOf(`${words.refuses}|${words.refuses_behind}|${words.not_public}`, 'iu'),
    ahead: new RegExp(`^${lead}(?:${words.refuses}) ${determiner}(?:[\\p{L}-]{2,14} )?$`, 'iu'),
    tail: new RegExp(
      `^(?:$|[ ,]{1,2}(?:please|on|in|at all|anywhere|or|and|of|to|section|page|either|though|pls|bitte|auf|oder|und|von|van|de|di|do|da|sur|ou|et|en|o|y|e|su|sul|op|of|na|no|lütfen|private|secret|off|from|that|with|yet|thanks?|because|since|so|if|unless|weil|parce|porque|perché|omdat|çünkü)${after})`,
      'iu'
    ),
    behind: new RegExp(`^(?: \\S{1,40}){0,6}? (?:${words.refuses_behind})${after}`, 'iu'),
    colour: new RegExp(
      `^${lead}(?:${words.refuses})(?: (?:too much|any|bright|${words.article}))?(?: ([\\p{L} -]{3,24}?))(?: please| bitte|,)?$`,
      'iu'
    ),
    notPublic: anyOf(words.not_public, 'iu'),
    things: new RegExp(`${before}(?:${things})${after}`, 'giu'),
    sections: sections.map(([kind, parts]) => [kind, new RegExp(`^(?:${parts})$`, 'iu')] as const),
    ways: ways.map(([way, parts]) => [way, new RegExp(`^(?:${parts})$`, 'iu')] as const),
  }
})

/** "No gallery", "don't put my number on it", "no pink": taken whole, so that nothing in it is a fact. */
export function annotateRefusals(reading: Reading): void {
  const { cue, colour, notPublic } = patterns(reading.language.code)
  for (const sentence of reading.sentences.slice(0, mostSentences)) {
    const whole = reading.text(sentence)
    if (whole.length > 1000 || !cue.test(whole)) continue
    const clauses = clausesOf(reading.prompt, sentence)
    for (const [at, clause] of clauses.entries()) {
      const text = reading.text(clause)
      const named = colour.exec(text)?.[1]
      if (isRefused(reading, text)) refuse(reading, text, clause)
      else if (notPublic.test(text))
        refuseShape(reading, [(clauses[at - 1] ?? clause)[0], (clauses[at + 1] ?? clause)[1]])
      else if (at > 0 && isShapeRefused(reading, clauses[at - 1], clause))
        refuseShape(reading, clause)
      else if (named && isOnlyColour(reading, named)) {
        if (isForGuests(reading)) leaveToPerson(reading, text, clause)
        else refuseColours(reading, text, clause)
      }
    }
  }
}

/** Whether a thing of a page stands behind "no" or before "should not be shown". */
function isRefused(reading: Reading, text: string): boolean {
  const { things, ahead, tail, behind } = patterns(reading.language.code)
  if (text.length > 160) return false
  return Array.from(text.matchAll(things)).some(({ 0: thing, index }) => {
    const rest = text.slice(index + thing.length)
    return behind.test(rest) || (ahead.test(text.slice(0, index)) && tail.test(rest))
  })
}

function refuse(reading: Reading, text: string, clause: Stretch): void {
  const { things, sections, ways } = patterns(reading.language.code)
  const { contact, wishes } = reading.sheet
  const refused = Array.from(text.matchAll(things), ([thing]) => thing)
  const found = <T>(named: (readonly [T, RegExp])[]) =>
    named
      .filter(([, pattern]) => refused.some((thing) => pattern.test(thing)))
      .map(([value]) => ({ value, source: 'said' as const, from: clause }))
  const refusedWays = found(ways)
  // "No pictures of cats" refuses no gallery.
  const refusedSections =
    refusedWays.length > 0 || / (?:of|with|de|von|mit|di|van|con) /.test(text)
      ? []
      : found(sections)
  if (refusedWays.length + refusedSections.length === 0 && bare.test(text))
    return leaveToPerson(reading, text, clause)

  reading.take(
    clause,
    'refusal',
    refusedWays.length > 0
      ? 'contact.refused'
      : refusedSections.length > 0
        ? 'wishes.sections_refused'
        : undefined
  )
  contact.refused.push(
    ...refusedWays.filter(({ value }) => !contact.refused.some((known) => known.value === value))
  )
  wishes.sections_refused.push(
    ...refusedSections.filter(
      ({ value }) => !wishes.sections_refused.some((known) => known.value === value)
    )
  )
}

/** "Don't publish my mobile, which is 07700 900123": the clause behind names what is refused. */
function isShapeRefused(reading: Reading, [, end]: Stretch, clause: Stretch): boolean {
  const isBehind = reading.sheet.contact.refused.some(({ from }) => from?.[1] === end)
  return (
    isBehind &&
    /^(?:\p{L}{2,8} ){0,3}[+(\d][\d ()/.-]{5,20}$|^(?:\p{L}{2,8} ){0,3}\S+@\S+$/u.test(
      reading.text(clause)
    )
  )
}

/** "07700 900123 (please don't publish)": the number or address beside it is refused by its shape. */
function refuseShape(reading: Reading, stretch: Stretch): void {
  const text = reading.text(stretch)
  const way: Way | undefined = text.includes('@')
    ? 'email'
    : /\d[\d ()/-]{5,20}\d/.test(text)
      ? 'telephone'
      : undefined
  if (!way) return
  reading.take(stretch, 'refusal', 'contact.refused')
  reading.sheet.contact.refused.push({ value: way, source: 'said', from: stretch })
}

function isOnlyColour(reading: Reading, text: string): boolean {
  const found = coloursIn(text, reading.language.code)
  const left = found.reduceRight(
    (rest, { from }) => rest.slice(0, from[0]) + rest.slice(from[1]),
    text
  )
  return found.length > 0 && /^(?:or|and|oder|und|ou|et|o|y|e|of|en|,| )*$/i.test(left)
}

/** Where people are invited to an occasion, a colour may be one that they should not wear. */
function isForGuests({ prompt, language: { code } }: Reading): boolean {
  const tokens = tokensOf(prompt.slice(0, 600))
  return tokens.some((_, at) => {
    const trade = kindNounAt(tokens, at, code)?.trade
    return trade !== undefined && kindById(trade).schemaType === 'Event'
  })
}

/** "No ads", "no music": of the page, or of what is offered. */
const bare =
  /^(?:no|without|keine?|ohne|pas de|sans|sin|senza|niente|geen|zonder|sem) [\p{L}-]{2,20}(?: [\p{L}-]{2,20})?$/iu

/** Of the page, or of what there is, or of what guests wear: the person decides. */
function leaveToPerson(reading: Reading, value: string, from: Stretch): void {
  reading.take(from, 'unplaced')
  reading.sheet.own_words.unplaced.push({ value, source: 'said', from })
  reading.suggest({ field: 'good_to_know', value, from, why: 'two_readings' })
}

function refuseColours(reading: Reading, text: string, clause: Stretch): void {
  reading.take(clause, 'refusal', 'wishes.colours_refused')
  for (const { hex, word, from } of coloursIn(text, reading.language.code))
    reading.sheet.wishes.colours_refused.push({
      value: { hex, word },
      source: 'said',
      from: [clause[0] + from[0], clause[0] + from[1]],
    })
}
