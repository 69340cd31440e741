import { ChangeSet } from '../core/changes/change_set.ts'
import { isAttributeName } from '../core/html/attributes.ts'
import { escapeText } from '../core/html/escape.ts'
import type { PageElement } from '../core/page/element.ts'
import type { Plan, Plugin, ReadonlyPage } from '../core/plugin.ts'
import { isRefused, refuse, type Refused } from '../core/result.ts'
import { problemOfSafety, problemWithFragment } from './fragment.ts'
import { misplaced, type Insertion } from './placement.ts'
import { elementsOf, type Target } from './target.ts'

/** Sets attributes, or removes those that are null. */
export interface SetAttributes {
  readonly type: 'set_attributes'
  readonly at: Target
  readonly attributes: Readonly<Record<string, string | null>>
}

/** Adds and removes class names; what else the attribute holds stays as it is written. */
export interface ChangeClasses {
  readonly type: 'change_classes'
  readonly at: Target
  readonly add?: readonly string[]
  readonly remove?: readonly string[]
}

/** Where HTML goes: beside an element, or into it as its first or last content. */
export type Place = 'before' | 'after' | 'first' | 'last'

/** Puts HTML beside or into each element. */
export interface InsertHtml {
  readonly type: 'insert_html'
  readonly at: Target
  readonly place: Place
  readonly html: string
}

/** Puts HTML where each element is, which goes with its content. */
export interface ReplaceElement {
  readonly type: 'replace_element'
  readonly at: Target
  readonly html: string
}

/** Puts text in place of what each element contains. */
export interface ReplaceText {
  readonly type: 'replace_text'
  readonly at: Target
  readonly text: string
}

/** Removes each element with its content. */
export interface RemoveElement {
  readonly type: 'remove_element'
  readonly at: Target
}

/** Puts each element into a new one: `html` is the outer elements, without content. */
export interface WrapElement {
  readonly type: 'wrap_element'
  readonly at: Target
  readonly html: string
}

/** Moves one element beside or into another. */
export interface MoveElement {
  readonly type: 'move_element'
  readonly at: Target
  readonly place: Place
  readonly to: Target
}

/** The operations on any element. */
export type ElementOperation =
  | SetAttributes
  | ChangeClasses
  | InsertHtml
  | ReplaceElement
  | ReplaceText
  | RemoveElement
  | WrapElement
  | MoveElement

/** What the plugin `elements()` lets through. */
export interface ElementsOptions {
  /** The operations are written by a program, so they may hold scripts and event handlers. */
  readonly isTrusted?: boolean
}

/**
 * Attributes, classes and HTML of any element. All elements that an operation does not name stay where
 * they are, and what could run code is refused.
 */
export function elements({ isTrusted = false }: ElementsOptions = {}): Plugin<ElementOperation> {
  const plans: {
    [Type in ElementOperation['type']]: (
      page: ReadonlyPage,
      operation: Extract<ElementOperation, { type: Type }>,
      targets: PageElement[]
    ) => Plan | Refused
  } = {
    set_attributes: (_page, { attributes }, targets) =>
      setAttributes(targets, attributes, isTrusted),
    change_classes: (_page, operation, targets) => changeClasses(targets, operation),
    insert_html: (page, { place, html }, targets) =>
      problemWithFragment(page, html) ?? placed(page, atEach(targets, place, html), isTrusted),
    replace_element: (page, { html }, targets) =>
      problemWithFragment(page, html) ??
      placed(page, insteadOf(outermost(targets), html), isTrusted),
    replace_text: (page, { text }, targets) => replaceText(page, targets, text),
    remove_element: (page, _operation, targets) =>
      placed(page, insteadOf(outermost(targets), ''), isTrusted),
    wrap_element: (page, { html }, targets) => wrap(page, targets, html, isTrusted),
    move_element: (page, operation, targets) => move(page, operation, targets),
  }
  return {
    name: 'elements',
    operation: Object.keys(plans) as ElementOperation['type'][],
    plan(page, operation) {
      const targets = elementsOf(page, operation.at)
      if (isRefused(targets)) return targets
      return plans[operation.type](page, operation as never, targets)
    },
  }
}

function setAttributes(
  targets: readonly PageElement[],
  attributes: unknown,
  isTrusted: boolean
): Plan | Refused {
  if (typeof attributes !== 'object' || attributes === null) {
    return refuse('bad_operation', 'The attributes are an object of names and values.')
  }
  const wanted = Object.entries(attributes)
  for (const [name, value] of wanted) {
    if (!isAttributeName(name)) {
      return refuse('bad_value', `${JSON.stringify(name.slice(0, 60))} is no name of an attribute.`)
    }
    if (typeof value !== 'string' && value !== null) {
      return refuse('bad_operation', 'The value of an attribute is text, or null to remove it.')
    }
  }
  const changes = targets.flatMap((element) => attributeChanges(element, wanted))
  const verify = (after: ReadonlyPage) => {
    for (const { index } of targets) {
      const problem = problemOfSafety(after.at(index))
      if (problem) return problem
    }
    return undefined
  }
  return { changes, keepsStructure: true, ...(isTrusted ? {} : { verify }) }
}

/** New attributes of one element go to one place, in their order. */
function attributeChanges(element: PageElement, wanted: [string, string | null][]) {
  return wanted.flatMap(([name, value]) => {
    if (value === null) return element.removeAttribute(name)
    return element.attribute(name)?.value === value ? [] : [element.setAttribute(name, value)]
  })
}

function changeClasses(
  targets: readonly PageElement[],
  { add = [], remove = [] }: ChangeClasses
): Plan | Refused {
  const names = [...add, ...remove] as unknown[]
  if (!names.every((name) => typeof name === 'string' && /^[^\s]+$/.test(name))) {
    return refuse('bad_operation', 'A class is a word without spaces.')
  }
  const changes = targets.flatMap((element) => {
    const held = element.attribute('class')?.value ?? ''
    const has = held.split(/\s+/)
    const kept = withoutWords(held, remove)
    const missing = add.filter((name, at) => !has.includes(name) && add.indexOf(name) === at)
    const value = [kept, ...missing].filter((part) => part !== '').join(' ')
    if (value === held) return []
    return value === '' ? element.removeAttribute('class') : [element.setAttribute('class', value)]
  })
  return { changes, keepsStructure: true }
}

/** Each word goes with the space before it, the first one with the space behind. */
function withoutWords(held: string, names: readonly string[]): string {
  const words = held.split(/(?<=\S)(?=\s)/)
  const kept = words.filter((word) => !names.includes(word.trim())).join('')
  if (kept.trim() === '') return ''
  return /^\s/.test(held) ? kept : kept.trimStart()
}

function placed(
  page: ReadonlyPage,
  insertions: readonly Insertion[] | Refused,
  isTrusted: boolean
): Plan | Refused {
  if (isRefused(insertions)) return insertions
  const changes = ChangeSet.of(insertions, page.length)
  return {
    changes: insertions,
    verify: (after) => misplaced(after, { before: page, insertions, changes, isTrusted }),
  }
}

function atEach(
  targets: readonly PageElement[],
  place: Place,
  html: string
): Insertion[] | Refused {
  const insertions: Insertion[] = []
  // Where several elements end at one place, what follows the inner one comes first.
  for (const element of place === 'after' || place === 'last' ? targets.toReversed() : targets) {
    const offset = offsetOf(element, place)
    if (isRefused(offset)) return offset
    const into = place === 'before' || place === 'after' ? element.parent : element
    insertions.push({ from: offset, to: offset, insert: html, into })
  }
  return insertions
}

function offsetOf(element: PageElement, place: Place): number | Refused {
  const { content, endTag, isRawText, range, tag } = element
  if (place === 'before') return range.from
  if (place === 'after') return range.to
  if (place !== 'first' && place !== 'last') {
    return refuse('bad_operation', 'The place is before, after, first or last.')
  }
  if (!content || isRawText) return refuse('bad_value', `A <${tag}> cannot contain HTML.`)
  if (place === 'last' && !endTag && content.to === content.from) return content.from
  return place === 'first' ? content.from : content.to
}

function insteadOf(targets: readonly PageElement[], html: string): Insertion[] {
  return targets.map((element) => ({ ...element.range, insert: html, into: element.parent }))
}

/** Without those that are inside others of them. */
function outermost(targets: readonly PageElement[]): PageElement[] {
  let end = 0
  return targets.filter(({ range }) => {
    if (range.from < end) return false
    end = range.to
    return true
  })
}

function replaceText(
  page: ReadonlyPage,
  targets: readonly PageElement[],
  text: unknown
): Plan | Refused {
  if (typeof text !== 'string') return refuse('bad_operation', 'The text must be text.')
  const insert = escapeText(text, page.reopen(text).markup(0, text.length))
  const insertions: Insertion[] = []
  for (const element of outermost(targets)) {
    const { content, isRawText, tag } = element
    if (!content || (isRawText && element.textKind !== 'text')) {
      return refuse('bad_value', `A <${tag}> cannot contain text.`)
    }
    insertions.push({ ...content, insert, into: element })
  }
  return placed(page, insertions, false)
}

function wrap(
  page: ReadonlyPage,
  targets: readonly PageElement[],
  html: string,
  isTrusted: boolean
): Plan | Refused {
  const problem = problemWithFragment(page, html)
  if (problem) return problem
  const probe = page.reopen(html)
  const innermost = probe.size > 0 ? probe.at(probe.size - 1) : undefined
  const isOne = innermost && probe.at(0).range.from === 0 && probe.at(0).range.to === html.length
  const { content, endTag } = innermost ?? {}
  if (!isOne || !content || !endTag || content.from !== content.to) {
    return refuse('bad_value', 'What goes around is one element without content.')
  }
  const [start, end] = [html.slice(0, content.to), html.slice(content.to)]
  const starts = targets.map((element) => at(element.range.from, start, element))
  const ends = targets.toReversed().map((element) => at(element.range.to, end, element))
  // Where one ends and the next begins, the end comes first.
  return placed(page, [...ends, ...starts], isTrusted)
}

const at = (offset: number, insert: string, { parent }: PageElement): Insertion => ({
  from: offset,
  to: offset,
  insert,
  into: parent,
})

function move(
  page: ReadonlyPage,
  { place, to }: MoveElement,
  targets: readonly PageElement[]
): Plan | Refused {
  const [element, ...others] = targets
  const aims = elementsOf(page, to)
  if (isRefused(aims)) return aims
  if (!element || others.length > 0 || aims.length !== 1) {
    return refuse('bad_operation', 'One element is moved to one place.')
  }
  const [aim] = aims
  const offset = offsetOf(aim, place)
  if (isRefused(offset)) return offset
  const { from, to: end } = element.range
  if (offset > from && offset < end) {
    return refuse('bad_operation', 'An element cannot go into itself.')
  }
  if (offset === from || offset === end) return { changes: [] }
  const into = place === 'before' || place === 'after' ? aim.parent : aim
  const insertions: Insertion[] = [
    { from, to: end, insert: '', into: element.parent },
    { from: offset, to: offset, insert: page.slice(from, end), into },
  ]
  // What stood on the page already may go on standing there.
  return placed(page, insertions, true)
}
