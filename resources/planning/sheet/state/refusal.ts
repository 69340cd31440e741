import type { SheetChange } from 'site-designer/sheet'
import type { Failure } from './failure.ts'
import { fieldsOf, isTap, within, withoutFields, withoutTaps } from './merge_changes.ts'

interface Refusal {
  /** The change without its refused parts. */
  cut(sent: SheetChange): SheetChange
  /** Errors that the form shows, by field path. */
  errors: Record<string, string>
  /** The reasons of refused taps, for which the form has no input. */
  notMoved: string[]
}

/** Which parts of a change the server has refused. */
export function refusalOf(
  change: SheetChange,
  { fields, reason }: Extract<Failure, { kind: 'refused' }>
): Refusal {
  const sent = fieldsOf(change)
  const paths = Object.keys(fields)
  const wrong = sent.filter((field) => paths.some((path) => within(path, field)))
  const typed = wrong.filter((field) => !isTap(field))
  const messages = Object.entries(paths.length > 0 ? fields : { [sent[0]!]: reason })
  const taps = messages.filter(([path]) => isTap(path))
  return {
    // A refusal without a field applies to the whole change.
    cut: (all) => (wrong.length === 0 ? {} : withoutTaps(withoutFields(all, typed), paths)),
    errors: Object.fromEntries(messages.filter(([path]) => !isTap(path))),
    notMoved: [...new Set(taps.map(([, message]) => message))],
  }
}
