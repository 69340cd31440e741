import { isShown, type Sheet, type Stretch, type Suggestion } from 'site-designer/sheet'
import type { KindQuestion } from '../../../lib/api/main.ts'
import { answering, chipText } from '../fields/questions.ts'
import { marksOf, restOf } from '../prompt_text/marks.ts'
import type { FormValues } from '../state/form_values.ts'
import type { SheetContextValue } from '../state/sheet_context.ts'

/** One that is answered by a tap; only a name may be typed. */
export type OpenQuestion =
  | { id: string; about: 'name' }
  /** Words that may be a fact; with several readings it is one of them. */
  | { id: string; about: 'words'; readings: Suggestion[] }
  /** Words that are in no field. */
  | { id: string; about: 'unplaced'; words: string; from: Stretch }
  /** What visitors of this kind of business often ask, where nothing is known. */
  | { id: string; about: 'chip'; chip: KindQuestion }

interface Known {
  prompt: string
  sheet: Sheet
  values: FormValues
  leaving: SheetContextValue['leaving']
  asksName: boolean
  /** The questions of the kind of page. */
  asked: readonly KindQuestion[]
}

/** A person answers a few; the rest is in the form. */
export const MOST_QUESTIONS = 5

/** Everything that could be asked, what matters most first. */
export function openQuestions(known: Known): OpenQuestion[] {
  return [
    ...(known.asksName ? [{ id: 'name', about: 'name' } as const] : []),
    ...aboutWords(known),
    ...aboutUnplaced(known),
    ...aboutChips(known),
  ]
}

/** Readings of the same words are one question. */
function aboutWords({ sheet, leaving }: Known): OpenQuestion[] {
  const { take = [], drop = [] } = leaving.suggestions ?? {}
  const open = sheet.suggestions.filter(({ id, field, why }) => {
    if (field === 'who.name' || isShown(why) || why === 'taken_back') return false
    return !take.includes(id) && !drop.includes(id)
  })
  const byWords = Map.groupBy(open, ({ from }) => from.join('-'))
  return [...byWords].map(([words, readings]) => ({
    id: `words ${words}`,
    about: 'words',
    readings: readings.slice(0, MOST_READINGS),
  }))
}

const MOST_READINGS = 5

/** Only what is unplaced as a whole: a part of it that may be a fact is asked about first. */
function aboutUnplaced({ prompt, sheet, leaving }: Known): OpenQuestion[] {
  const marks = marksOf(prompt, sheet, leaving)
  const whole = restOf(marks).filter((from) => {
    const inside = marks.filter(({ stretch, as }) => as !== 'plain' && stretch[0] === from[0])
    return inside.length === 1 && inside[0]!.suggestions.length === 0
  })
  return whole.map((from) => {
    const words = prompt.slice(...from).trim()
    return { id: `unplaced ${words}`, about: 'unplaced', words, from }
  })
}

function aboutChips({ asked, values }: Known): OpenQuestion[] {
  const chips = asked.filter((chip) => {
    const field = chip.kind === 'chip' ? answering(chip.field, values) : undefined
    return field && (field.many ? !field.now.includes(chipText(chip)) : field.now.length === 0)
  })
  return chips.map((chip) => ({ id: `chip ${chip.field} ${chip.label}`, about: 'chip', chip }))
}
