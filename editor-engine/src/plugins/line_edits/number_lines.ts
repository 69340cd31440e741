import { ChangeSet } from '../../core/changes/change_set.ts'
import { untagChanges } from '../../core/ids/element_ids.ts'
import { Page } from '../../core/page/page.ts'
import { withNumbers } from './lines.ts'

/** A page in the form for a model: without element ids, every line with its number. */
export function numberLines(html: string | Page): string {
  const page = typeof html === 'string' ? Page.open(html) : html
  return withNumbers(ChangeSet.of(untagChanges(page), page.length).apply(page.text))
}
