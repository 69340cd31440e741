import { kindById } from '#designer/kinds/all'
import {
  refuseShape,
  refuseWays,
  takeRefused,
  type Refused,
} from '#designer/reader/annotators/refused_ways'
import { clausesToJudge } from '#designer/reader/judge/clauses'
import type { Reading } from '#designer/reader/reading'
import { mostSentences } from '#designer/language/sentences'
import { coloursIn, withoutHeld } from '#designer/reader/shapes/colour'
import { governedIn, refusalJoinedIn } from '#designer/reader/shapes/governed'
import { kindNounAt } from '#designer/reader/shapes/kind_noun'
import { mayName } from '#designer/reader/shapes/may_name'
import { moodsIn } from '#designer/reader/shapes/look'
import { tokensOf } from '#designer/language/tokens'
import { anyOf, perLanguage } from '#designer/language/words_of'
import type { Stretch } from '#designer/sheet/sheet'

const patterns = perLanguage((words) => ({
  cue: anyOf(`${words.refuses}|${words.refuses_behind}|${words.not_public}`, 'iu'),
  refuses: new RegExp(`^(?:${words.refuses})$`, 'iu'),
}))

/** "No gallery", "don't put my number on it", "no pink": taken whole, so that nothing in it is a fact. */
export function annotateRefusals(reading: Reading): void {
  const { cue } = patterns(reading.language.code)
  for (const sentence of reading.sentences.slice(0, mostSentences)) {
    // Without a word of refusal nothing is refused: "Teléfono 963 55 50 14." gives a number.
    if (!cue.test(withoutHeld(reading.text(sentence), reading.language.code))) continue
    refuseShape(reading, sentence)
    const clauses = clausesToJudge(reading, sentence)
    for (const [at, whole] of clauses.entries()) {
      const clause = partThatRefuses(reading, whole, cue)
      if (clause) refuse(reading, { clause, sentence, next: clauses[at + 1] })
    }
  }
}

/** Who dictates makes no marks: of a longer clause only what stands beside the refusal belongs to it. */
const longest = 160
const beside = { before: 45, behind: 80 }

/**
 * What of a clause a word of refusal is about. What stands before the word is not refused where something is
 * behind it, and a name or a number must not be lost: "number is 0141 496 0132 DONT put my mobile".
 */
function partThatRefuses(
  { prompt, language }: Reading,
  [start, end]: Stretch,
  cue: RegExp
): Stretch | undefined {
  const text = withoutHeld(prompt.slice(start, end), language.code)
  const found = cue.exec(text)
  if (!found) return undefined
  const at = start + found.index
  const isForward = patterns(language.code).refuses.test(found[0])
  const isBehindMore = isForward && mayName(text.slice(0, found.index), language.code)
  const isLong = text.length > longest
  return [
    isBehindMore ? at : isLong ? Math.max(start, at - beside.before) : start,
    isLong ? Math.min(end, at + beside.behind) : end,
  ]
}

/** What a clause refuses: ways to be reached, or else sections or colours, or whatever it says. */
function refuse(reading: Reading, refused: Refused): void {
  if (refuseWays(reading, refused)) return
  const { clause, sentence } = refused
  const { code } = reading.language
  const { wishes } = reading.sheet
  const text = reading.text(clause)
  const { visitors, refusal } = reading.judge(clause, sentence)
  if (visitors > 0.5) return
  const { sections, colours } = governedIn(text, code)
  if (colours.length > 0 && sections.length === 0 && isForGuests(reading))
    return leaveToPerson(reading, text, clause)
  const from = refusedPart(text, clause, code)
  if (sections.length > 0) {
    takeRefused(reading, from, [], 'wishes.sections_refused')
    for (const { value } of sections)
      if (!wishes.sections_refused.some((known) => known.value === value))
        wishes.sections_refused.push({ value, source: 'said', from })
  } else if (colours.length > 0) takeRefused(reading, from, [], 'wishes.colours_refused')
  else if (refusal > 0.8) takeRefused(reading, from, [])
  for (const { hex, word, from: at } of colours)
    wishes.colours_refused.push({
      value: { hex, word },
      source: 'said',
      from: [clause[0] + at[0], clause[0] + at[1]],
    })
}

/** "Black on cream and no clip art": the look that stands in front of a refusal is wished. */
function refusedPart(text: string, [start, end]: Stretch, code: string): Stretch {
  const front = refusalJoinedIn(text, code)
  const before = text.slice(0, front)
  const isLook = coloursIn(before, code).length > 0 || moodsIn(before, code).length > 0
  return isLook ? [start + front, end] : [start, end]
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
function leaveToPerson(reading: Reading, text: string, [start]: Stretch): void {
  const value = text.replace(/[.!]+$/, '')
  const from: Stretch = [start, start + value.length]
  reading.keepOff(from)
  reading.sheet.own_words.unplaced.push({ value, source: 'said', from })
}
