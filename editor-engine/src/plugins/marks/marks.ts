import type { Change } from '../../core/changes/change.ts'
import { splice } from '../../core/changes/change_set.ts'
import { ID_ATTRIBUTE } from '../../core/html/tag.ts'
import type { PageElement } from '../../core/page/element.ts'
import { Page } from '../../core/page/page.ts'
import type { Plugin, ReadonlyPage } from '../../core/plugin.ts'

/** Takes away everything that the editor added to a page. */
export interface StripMarks {
  readonly type: 'strip_marks'
}

/** How an editor's marks are told from the page. */
export interface MarksOptions {
  /** Attributes whose names begin with this, in lower case, are the editor's: `data-editor-`. */
  readonly prefix?: string
  /** So is a whole element that carries this one: the prefix and `overlay`. */
  readonly overlay?: string
  /** Element ids are marks too, unless they are kept. */
  readonly keepsIds?: boolean
}

/** The editor's marks: element ids, attributes with its prefix, and overlays. */
export function marks(options: MarksOptions = {}): Plugin<StripMarks> {
  return {
    name: 'marks',
    operation: 'strip_marks',
    plan: (page) => stripChanges(page, options),
  }
}

/** `html` as it was before the editor touched it; publishing, export and download use this. */
export function stripMarks(html: string, options: MarksOptions = {}): string {
  return splice(html, stripChanges(Page.open(html), options))
}

function stripChanges(
  page: ReadonlyPage,
  { prefix = 'data-editor-', overlay = `${prefix}overlay`, keepsIds = false }: MarksOptions
): Change[] {
  const isMark = (name: string) =>
    name.startsWith(prefix) || name === overlay || (name === ID_ATTRIBUTE && !keepsIds)
  const text = page.text.toLowerCase()
  if (!prefix) throw new TypeError('Marks need a prefix: every attribute begins with none.')
  const isMarked = [prefix, overlay, ID_ATTRIBUTE].some((mark) => text.includes(mark))
  if (!isMarked) return []
  const changes: Change[] = []
  let gone = 0
  for (const element of page.elements()) {
    const { from, to } = element.range
    if (from < gone) continue
    const own = new Set(namesOf(element).filter(isMark))
    if (own.has(overlay) && standsByItself(element)) {
      changes.push({ from, to, insert: '' })
      gone = to
    } else for (const name of own) changes.push(...element.removeAttribute(name))
  }
  return changes
}

const namesOf = (element: PageElement) => element.attributeList().map(({ name }) => name)

/** One that is never closed would take the rest of the page with it. */
const standsByItself = (element: PageElement) =>
  element.isInBody && !element.readOnly && Boolean(element.endTag ?? !element.content)
