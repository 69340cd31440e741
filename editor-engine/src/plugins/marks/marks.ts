import type { Change } from '../../core/changes/change.ts'
import { splice } from '../../core/changes/change_set.ts'
import { ID_ATTRIBUTE } from '../../core/html/tag.ts'
import type { PageElement } from '../../core/page/element.ts'
import { Page } from '../../core/page/page.ts'
import type { Plugin, ReadonlyPage } from '../../core/plugin.ts'

/** Removes everything that the editor added to a page. */
export interface StripMarks {
  readonly type: 'strip_marks'
}

/** How the editor's marks are recognised. */
export interface MarksOptions {
  /** Attributes whose names begin with this, in lower case, are marks: `data-editor-`. */
  readonly prefix?: string
  /** A whole element with this attribute is a mark: the prefix and `overlay`. */
  readonly overlay?: string
  /** Element ids are marks too, unless this keeps them. */
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

/** `html` without the editor's marks; publishing, export and download use this. */
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

/** An overlay that is never closed would include the rest of the page. */
const standsByItself = (element: PageElement) =>
  element.isInBody && !element.readOnly && Boolean(element.endTag ?? !element.content)
