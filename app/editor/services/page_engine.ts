import {
  ChangeSet,
  createEngine,
  elementIds,
  styles,
  tag,
  text,
  tokens,
  urls,
  type Change,
  type Page,
  type Refusal,
} from 'editor-engine'
import { ok, refused, type Result } from '#core/result'

export type { Refusal } from 'editor-engine'

/** What a client may ask for; the engine knows more, such as taking all ids away. */
export type PageOperation =
  | { type: 'set_text'; element: string; text: string }
  | { type: 'set_style'; element: string; property: string; value: string }
  | { type: 'set_url'; element: string; url: string; kind: 'link' | 'button' }
  | { type: 'set_token'; name: string; value: string }
  | { type: 'tag'; now: number }

export interface EditedPage {
  html: string
  /** How many places of the text differ. */
  changes: number
}

const engine = createEngine({ plugins: [elementIds(), styles(), tokens(), text(), urls()] })

/** The page with all of the operations made, every other byte as it was; or none of them. */
export function edited(
  html: string,
  operations: readonly PageOperation[]
): Result<EditedPage, Refusal> {
  const result = engine.apply(engine.open(html), operations)
  if (!result.ok) return refused(result.error)
  return ok({ html: result.page.text, changes: result.changes.changes.length })
}

/** A page from outside as it is kept: without the editor's marks, with an id on every element. */
export function prepared(html: string, now: number): string {
  return tag(unmarked(html), { now })
}

/** Marks are attributes that begin with `data-sw-`, and the one element that holds the outlines. */
function unmarked(html: string): string {
  if (!/\bdata-sw-/i.test(html)) return html
  const page = engine.open(html)
  return ChangeSet.of(markChanges(page), page.length).apply(html)
}

function markChanges(page: Page): Change[] {
  const changes: Change[] = []
  let removedUntil = 0
  for (const element of page.elements()) {
    if (element.range.from < removedUntil) continue
    const names = element.attributeList().map(({ name }) => name)
    // One that is never closed would take the rest of the page with it.
    if (names.includes('data-sw-marks') && element.endTag) {
      changes.push({ ...element.range, insert: '' })
      removedUntil = element.range.to
      continue
    }
    const marks = new Set(names.filter((name) => name.startsWith('data-sw-')))
    for (const mark of marks) changes.push(...element.removeAttribute(mark))
  }
  return changes
}
