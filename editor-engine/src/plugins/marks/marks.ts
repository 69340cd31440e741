import type { Change } from '../../core/changes/change.ts'
import { ChangeSet } from '../../core/changes/change_set.ts'
import { Page } from '../../core/page/page.ts'
import type { Plugin, ReadonlyPage } from '../../core/plugin.ts'

/** Takes away everything that the editor added to a page. */
export interface StripMarks {
  readonly type: 'strip_marks'
}

/** Attributes whose names begin with this are the editor's; an element with `data-editor-overlay` is. */
const PREFIX = 'data-editor-'
const OVERLAY = 'data-editor-overlay'

/** The editor's marks: element ids, `data-editor-…` attributes and overlays. */
export function marks(): Plugin<StripMarks> {
  return {
    name: 'marks',
    operation: 'strip_marks',
    plan: (page) => stripChanges(page),
  }
}

/** `html` as it was before the editor touched it; publishing, export and download use this. */
export function stripMarks(html: string): string {
  const page = Page.open(html)
  return ChangeSet.of(stripChanges(page), page.length).apply(page.text)
}

function stripChanges(page: ReadonlyPage): Change[] {
  const changes: Change[] = []
  let gone = -1
  for (const element of page.elements()) {
    const { from, to } = element.range
    if (from < gone) continue
    if (element.attribute(OVERLAY) && element.isInBody && (element.endTag ?? !element.content)) {
      changes.push({ from, to, insert: '' })
      gone = to
      continue
    }
    const own = new Set(
      element
        .attributeList()
        .map(({ name }) => name)
        .filter(isMark)
    )
    for (const name of own) changes.push(...element.removeAttribute(name))
  }
  return changes
}

const isMark = (name: string) => name === 'data-element-id' || name.startsWith(PREFIX)
