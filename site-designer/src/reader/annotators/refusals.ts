import { kindById } from '#designer/kinds/all'
import {
  refuseShapeBefore,
  refuseWays,
  takeRefused,
  type Refused,
} from '#designer/reader/annotators/refused_ways'
import { clausesToJudge } from '#designer/reader/judge/clauses'
import type { Reading } from '#designer/reader/reading'
import { mostSentences } from '#designer/text/sentences'
import { coloursIn } from '#designer/reader/shapes/colour'
import { kindNounAt } from '#designer/reader/shapes/kind_noun'
import { sectionsIn } from '#designer/reader/shapes/look'
import { tokensOf } from '#designer/reader/shapes/tokens'
import { anyOf, perLanguage } from '#designer/reader/words/words_of'
import type { Stretch } from '#designer/sheet/sheet'

const patterns = perLanguage((words) => ({
  cue: anyOf(`${words.refuses}|${words.refuses_behind}|${words.not_public}`, 'iu'),
}))

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

/** What a clause refuses: ways to be reached, or else sections or colours, or whatever it says. */
function refuse(reading: Reading, refused: Refused): void {
  if (refuseWays(reading, refused)) return
  const { clause, sentence } = refused
  const { code } = reading.language
  const { wishes } = reading.sheet
  const text = reading.text(clause)
  const { visitors, refusal } = reading.judge(clause, sentence)
  const said = { source: 'said' as const, from: clause }
  if (visitors > 0.5) return
  // "No pictures of cats" refuses no gallery.
  const sections = / (?:of|with|de|von|mit|di|van|con) /.test(text) ? [] : sectionsIn(text, code)
  const colours = sections.length > 0 ? [] : coloursIn(text, code)
  if (colours.length > 0 && isForGuests(reading)) return leaveToPerson(reading, text, clause)
  if (sections.length > 0) {
    takeRefused(reading, clause, [], 'wishes.sections_refused')
    for (const { value } of sections)
      if (!wishes.sections_refused.some((known) => known.value === value))
        wishes.sections_refused.push({ value, ...said })
  } else if (colours.length > 0) {
    takeRefused(reading, clause, [], 'wishes.colours_refused')
    for (const { hex, word, from } of colours)
      wishes.colours_refused.push({
        value: { hex, word },
        source: 'said',
        from: [clause[0] + from[0], clause[0] + from[1]],
      })
  } else if (refusal > 0.8) takeRefused(reading, clause, [])
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
