import {
  createEngine,
  elementIds,
  stripMarks,
  styles,
  tag,
  text,
  tokens,
  urls,
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

/** The one element with `data-sw-marks` holds the outlines of the editor. */
const MARKS = { prefix: 'data-sw-', overlay: 'data-sw-marks', keepsIds: true }

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
  return tag(stripMarks(html, MARKS), { now })
}
