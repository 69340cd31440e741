import type { Revised } from '#designer/sheet/revised'
import { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import { valueFields } from '#designer/sheet/fields'
import { UntrustedAnswer } from '#designer/sheet/readings/untrusted_answer'
import { makeChange } from '#designer/sheet/feedback/make_change'
import { makeWish, wishesBy } from '#designer/sheet/feedback/make_wish'
import { StatedFacts } from '#designer/sheet/feedback/stated_facts'
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
  const notUnderstood = loose.texts('not_understood')
  let sheet = before
  for (const change of loose.list('changes')) {
    const stated = new StatedFacts(sheet, prompt, feedback)
    const quote = change.text('quote')
    if (!stated.isQuote(quote)) continue
    const after = await changed(sheet, change, stated, context)
    if (after) {
      sheet = after
      done.push(shortened(change.text('says') ?? quote))
    } else notUnderstood.push(quote)
  }
  if (done.length === 0 && notUnderstood.length === 0) notUnderstood.push(feedback)
  return { sheet, done: unique(done), notUnderstood: unique(notUnderstood.map(shortened)) }
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

function shortened(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).trimEnd()}…` : text
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)]
}
