import type { Change } from '../../core/changes/change.ts'
import { ChangeSet } from '../../core/changes/change_set.ts'
import { isMoment, tagChanges } from '../../core/ids/element_ids.ts'
import type { PageElement } from '../../core/page/element.ts'
import type { Plan, Plugin, ReadonlyPage } from '../../core/plugin.ts'
import { isRefused, refuse, type Refused } from '../../core/result.ts'
import { candidate } from '../../core/target.ts'
import { problemWithHtml } from './check_html.ts'
import { edited, withOwnIds } from './own_ids.ts'

/** Inserts a new section: before or after another, or after the last one. */
export interface AddSection {
  readonly type: 'add_section'
  readonly html: string
  readonly before?: string
  readonly after?: string
}

/** Removes a section and the line that it is on. */
export interface RemoveSection {
  readonly type: 'remove_section'
  /** A `data-section` name, or an element id if several sections have the name. */
  readonly section: string
}

/** Moves a section before or after another. */
export interface MoveSection {
  readonly type: 'move_section'
  readonly section: string
  readonly before?: string
  readonly after?: string
}

/** Inserts a copy after the section. Its elements get new ids, from the clock `now`. */
export interface DuplicateSection {
  readonly type: 'duplicate_section'
  readonly section: string
  readonly now: number
}

/** The operations on sections. */
export type SectionOperation = AddSection | RemoveSection | MoveSection | DuplicateSection

/** Sections: the elements of a page with the attribute `data-section`. */
export function sections(): Plugin<SectionOperation> {
  return {
    name: 'sections',
    operation: ['add_section', 'remove_section', 'move_section', 'duplicate_section'],
    plan(page, operation) {
      switch (operation.type) {
        case 'add_section':
          return addSection(page, operation)
        case 'remove_section':
          return removeSection(page, operation)
        case 'move_section':
          return moveSection(page, operation)
        case 'duplicate_section':
          return duplicateSection(page, operation)
      }
    },
  }
}

/** One section of a page: its name and its position. */
export interface SectionFacts {
  readonly section: string
  readonly element: string | undefined
  readonly tag: string
  readonly from: number
  readonly to: number
}

/** The sections of a page, in order. */
export function listSections(page: ReadonlyPage): SectionFacts[] {
  return sectionsOf(page).map((element) => ({
    section: nameOf(element),
    element: element.id,
    tag: element.tag,
    ...element.range,
  }))
}

function addSection(page: ReadonlyPage, { html, before, after }: AddSection): Plan | Refused {
  if (typeof html !== 'string') return refuse('bad_operation', 'A section is text.')
  const problem = problemWithHtml(page, html)
  if (problem) return problem
  const at = placeOf(page, before, after)
  if (isRefused(at)) return at
  const { indent, newline } = layoutAt(page, at.beside)
  const own = html.trim()
  const insert = at.side === 'after' ? newline + indent + own : own + newline + indent
  return { changes: [{ from: at.offset, to: at.offset, insert }] }
}

function removeSection(page: ReadonlyPage, { section }: RemoveSection): Plan | Refused {
  const element = sectionNamed(page, section)
  if (isRefused(element)) return element
  return { changes: [{ ...withIndent(page, element), insert: '' }] }
}

function moveSection(page: ReadonlyPage, operation: MoveSection): Plan | Refused {
  const element = sectionNamed(page, operation.section)
  if (isRefused(element)) return element
  if (operation.before === undefined && operation.after === undefined) {
    return refuse('bad_operation', 'Say before or after which section it goes.')
  }
  const place = placeOf(page, operation.before, operation.after)
  if (isRefused(place)) return place
  const { from, to } = element.range
  if (place.beside > from && place.beside < to) {
    return refuse('bad_operation', 'A section cannot go into itself.')
  }
  if (place.offset >= from && place.offset <= to) return { changes: [] }
  const { indent, newline } = layoutAt(page, place.beside)
  const own = page.slice(from, to)
  const insert = place.side === 'after' ? newline + indent + own : own + newline + indent
  const changes: Change[] = [
    { ...withIndent(page, element), insert: '' },
    { from: place.offset, to: place.offset, insert },
  ]
  return { changes }
}

function duplicateSection(page: ReadonlyPage, { section, now }: DuplicateSection): Plan | Refused {
  const element = sectionNamed(page, section)
  if (isRefused(element)) return element
  const { from, to } = element.range
  const { indent, newline } = layoutAt(page, from)
  const copy = page.slice(from, to)
  const named = withOwnIds(page, copy)
  const isTagged = [element, ...element.descendants()].some(({ id }) => id !== undefined)
  if (isTagged && !isMoment(now)) {
    return refuse('bad_operation', 'A copy needs the time, in milliseconds, as `now`.')
  }
  const insert = newline + indent + (isTagged ? retagged(page, named, now) : named)
  return { changes: [{ from: to, to, insert }] }
}

/** The copy with element ids that do not exist on the page yet. */
function retagged(page: ReadonlyPage, html: string, now: number): string {
  const bare = page.reopen(
    edited(page.reopen(html), (element) => element.removeAttribute('data-element-id'))
  )
  let clock = now
  for (const { id } of page.elements()) {
    const number = Number(/^element-(\d+)$/.exec(id ?? '')?.[1])
    if (number >= clock && isMoment(number)) clock = number + 1
  }
  return ChangeSet.of(tagChanges(bare, clock), bare.length).apply(bare.text)
}

interface Place {
  offset: number
  /** The offset of the element beside which the new one is inserted. */
  beside: number
  side: 'before' | 'after'
}

function placeOf(
  page: ReadonlyPage,
  before: string | undefined,
  after: string | undefined
): Place | Refused {
  if (before !== undefined && after !== undefined) {
    return refuse('bad_operation', 'Say before or after which section it goes, not both.')
  }
  const name = before ?? after
  if (name !== undefined) {
    const element = sectionNamed(page, name)
    if (isRefused(element)) return element
    return before === undefined
      ? { offset: element.range.to, beside: element.range.from, side: 'after' }
      : { offset: element.range.from, beside: element.range.from, side: 'before' }
  }
  const last = sectionsOf(page).findLast(({ tag, readOnly }) => tag !== 'footer' && !readOnly)
  if (last) return { offset: last.range.to, beside: last.range.from, side: 'after' }
  for (const element of page.elements()) {
    if (element.tag === 'body' && element.content)
      return { offset: element.content.to, beside: element.content.to, side: 'before' }
  }
  return refuse('unknown_section', 'This page has no sections and no body to put one in.')
}

function sectionNamed(page: ReadonlyPage, name: unknown): PageElement | Refused {
  if (typeof name !== 'string' || !name) {
    return refuse('bad_operation', 'The operation must name a section.')
  }
  const all = sectionsOf(page)
  const named = all.filter((element) => nameOf(element) === name)
  const found = named.length ? named : all.filter(({ id }) => id === name)
  if (found.length > 1) {
    return refuse(
      'ambiguous_section',
      `${found.length} sections are called "${name}". Name one by its element id.`,
      found.map(candidate)
    )
  }
  if (!found.length) {
    return refuse(
      'unknown_section',
      `There is no section "${name}" on this page.`,
      all.map(candidate)
    )
  }
  const [element] = found
  if (element.readOnly || !element.endTag) {
    return refuse(
      'read_only',
      `The section "${name}" is not closed by a tag of its own, so it cannot be moved.`
    )
  }
  return element
}

function sectionsOf(page: ReadonlyPage): PageElement[] {
  return [...page.elements()].filter(
    (element) => element.isInBody && !element.isInTemplate && element.attribute('data-section')
  )
}

const nameOf = (element: PageElement) => element.attribute('data-section')!.value

/** The element with the white space that puts it on a line of its own. */
function withIndent(page: ReadonlyPage, element: PageElement): { from: number; to: number } {
  const { from, to } = element.range
  const before = page.slice(Math.max(0, from - 200), from)
  const space = /\r?\n[ \t]*$|\r[ \t]*$/.exec(before)?.[0].length ?? 0
  return { from: from - space, to }
}

/** The white space that the page uses between elements at this place. */
function layoutAt(page: ReadonlyPage, offset: number): { indent: string; newline: string } {
  const newline = /\r\n|\n|\r/.exec(page.slice(0, 2000))?.[0] ?? ''
  const lead = page.slice(Math.max(0, offset - 200), offset)
  const indent = /(?:^|[\r\n])([ \t]*)$/.exec(lead)?.[1]
  return indent === undefined ? { indent: '', newline: '' } : { indent, newline }
}
