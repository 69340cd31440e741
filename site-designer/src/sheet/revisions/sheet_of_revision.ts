import type { Revised } from '#designer/commands/sheet/revise'
import { SheetDraft } from '#designer/sheet/changes/sheet_draft'
import { valueFields } from '#designer/sheet/fields'
import { Loose } from '#designer/sheet/readings/loose'
import { makeChange } from '#designer/sheet/revisions/make_change'
import { wishesBy, wishFor } from '#designer/sheet/revisions/wish_for'
import { WhatWasSaid } from '#designer/sheet/revisions/what_was_said'
import type { Sheet } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'

export interface RevisionContext {
  prompt: string
  feedback: string
  /** The sections of the planned page, from top to bottom. */
  kinds: readonly SectionKind[]
}

const MOST_CHARACTERS = 200

/**
 * The sheet after the changes that a model read in feedback. Each must quote the feedback, and what it
 * writes must have been said; a field that the person has set by hand changes only to what the
 * feedback says word for word. What does not come in is given back as not understood.
 */
export async function sheetOfRevision(
  before: Sheet,
  answer: unknown,
  context: RevisionContext
): Promise<Revised> {
  const { prompt, feedback } = context
  const loose = new Loose(answer)
  const done: string[] = []
  const notUnderstood = loose.texts('not_understood')
  let sheet = before
  for (const change of loose.list('changes')) {
    const said = new WhatWasSaid(sheet, prompt, feedback)
    const quote = change.text('quote')
    if (!said.isQuote(quote)) continue
    const after = await changed(sheet, change, said, context)
    if (after) {
      sheet = after
      done.push(shortened(change.text('says') ?? quote))
    } else notUnderstood.push(quote)
  }
  if (done.length === 0 && notUnderstood.length === 0) notUnderstood.push(feedback)
  return { sheet, done: unique(done), notUnderstood: unique(notUnderstood.map(shortened)) }
}

/** The sheet after one change; undefined where it cannot be made or changes nothing. */
async function changed(
  sheet: Sheet,
  change: Loose,
  said: WhatWasSaid,
  { prompt, kinds }: RevisionContext
): Promise<Sheet | undefined> {
  const field = change.text('field') ?? ''
  if (Object.hasOwn(wishesBy, field)) return wishFor(sheet, field, change, kinds)
  const path = valueFields.find((known) => known === field)
  const draft = new SheetDraft(sheet, prompt)
  const isMade = path && (await makeChange(draft, path, change, said))
  const after = draft.done()
  return isMade && JSON.stringify(after) !== JSON.stringify(sheet) ? after : undefined
}

function shortened(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).trimEnd()}…` : text
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)]
}
