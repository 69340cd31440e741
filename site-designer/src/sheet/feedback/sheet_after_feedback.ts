import { folded } from '#designer/language/fold'
import type { Revised } from '#designer/sheet/revised'
import { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import { valueFields } from '#designer/sheet/fields'
import { UntrustedAnswer } from '#designer/sheet/readings/untrusted_answer'
import { makeChange } from '#designer/sheet/feedback/make_change'
import { makeWish, wishesBy } from '#designer/sheet/feedback/make_wish'
import { isRefusal, withoutRefusedWishes } from '#designer/sheet/feedback/colour_changes'
import { StatedFacts } from '#designer/sheet/feedback/stated_facts'
import { toldOf } from '#designer/sheet/feedback/told_change'
import { TextSearch } from '#designer/sheet/claims/text_search'
import type { Sheet } from '#designer/sheet/sheet'
import { isSame } from '#designer/sheet/values'
import type { SectionKind } from '#designer/site/kinds'

export interface FeedbackContext {
  prompt: string
  feedback: string
  /** The sections of the planned page, from top to bottom. */
  kinds: readonly SectionKind[]
}

const MOST_CHARACTERS = 200

/**
 * The sheet after the changes that a model read from feedback. Each change must quote the feedback, and
 * its value must be stated by the person; a field that the person has edited changes only to words of
 * the feedback. Changes that are not made are returned as not understood.
 */
export async function sheetAfterFeedback(
  before: Sheet,
  answer: unknown,
  context: FeedbackContext
): Promise<Revised> {
  const { prompt, feedback } = context
  const loose = new UntrustedAnswer(answer)
  const done: string[] = []
  const refusals: string[] = []
  const notUnderstood = loose.texts('not_understood')
  const language = before.wishes.language.value
  let sheet = before
  for (const change of changesIn(loose, feedback)) {
    const stated = new StatedFacts(sheet, prompt, feedback)
    const quote = change.text('quote')
    if (!stated.isQuote(quote)) continue
    const after = await changed(sheet, change, stated, context)
    if (after) {
      sheet = after
      if (isRefusal(change)) refusals.push(quote)
      done.push(shortened(toldOf(change, quote, { feedback, language })))
    } else notUnderstood.push(quote)
  }
  // A part of a refusal would be read as a wish on its own: "blue" of "no blue".
  const left = notUnderstood.filter((words) => !refusals.some((quote) => isPartOf(quote, words)))
  if (done.length === 0 && left.length === 0) left.push(feedback)
  return { sheet, done: unique(done), notUnderstood: unique(left.map(shortened)) }
}

function changesIn(answer: UntrustedAnswer, feedback: string): UntrustedAnswer[] {
  const words = new TextSearch(feedback)
  const isInFeedback = (word: string) => words.find(word) !== undefined
  return withoutRefusedWishes(answer.list('changes'), isInFeedback)
}

/** The sheet after one change; undefined if it cannot be made or changes nothing. */
async function changed(
  sheet: Sheet,
  change: UntrustedAnswer,
  stated: StatedFacts,
  { prompt, kinds }: FeedbackContext
): Promise<Sheet | undefined> {
  const field = change.text('field') ?? ''
  const path = valueFields.find((known) => known === field)
  const writer = new SheetWriter(sheet, prompt)
  if (Object.hasOwn(wishesBy, field)) makeWish(writer, field, change, kinds)
  else if (!path || !(await makeChange(writer, path, change, stated))) return undefined
  const after = writer.done()
  return isSame(after, sheet) ? undefined : after
}

function isPartOf(quote: string, words: string): boolean {
  return folded(words) !== folded(quote) && new TextSearch(quote).find(words) !== undefined
}

function shortened(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).trimEnd()}…` : text
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)]
}
