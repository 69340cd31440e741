import { folded } from '#designer/language/fold'
import { entryOf, fields, valueFields } from '#designer/sheet/fields'
import { unsupportedIn } from '#designer/sheet/claims'
import { sourceOf } from '#designer/sheet/claims/source_words'
import { isRefusal } from '#designer/sheet/feedback/colour_changes'
import type { UntrustedAnswer } from '#designer/sheet/readings/untrusted_answer'

interface ToldContext {
  feedback: string
  /** The language of the page, in which most people give feedback. */
  language: string
}

/**
 * What a person is told of a change: the model's sentence, or their own words where that names a value
 * that is not the one set. Which colour comes in place of a refused one is not known yet.
 */
export function toldOf(change: UntrustedAnswer, quote: string, context: ToldContext): string {
  const says = change.text('says')
  if (says === undefined || isRefusal(change)) return quote
  return isTrue(says, change, context) ? says : quote
}

function isTrue(says: string, change: UntrustedAnswer, { feedback, language }: ToldContext) {
  const value = change.text('value') ?? ''
  if (change.text('field') === 'wishes.colours') return folded(says).includes(folded(value))
  const source = sourceOf([feedback, ...textsOf(change)], [language, 'en'])
  return unsupportedIn(says, source, language).length === 0
}

/** The values that a change sets, or by which it names what it changes. */
function textsOf(change: UntrustedAnswer): string[] {
  const spans = change
    .list('spans')
    .flatMap((span) => Object.values(span.fields(['opens', 'closes'])))
  const path = valueFields.find((known) => known === change.text('field'))
  const names = Object.keys((path && entryOf(fields[path])?.texts) ?? {})
  const entry = change.one('entry').fields(names)
  return [
    ...Object.values(change.fields(['value', 'which'])),
    ...Object.values(entry),
    ...change.texts('days'),
    ...spans,
  ]
}
