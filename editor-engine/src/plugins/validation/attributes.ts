import { decode } from '../../core/html/entities.ts'
import { readName } from '../../core/html/attributes.ts'
import * as Field from '../../core/html/field.ts'
import { readTag, TagShape } from '../../core/html/tag.ts'
import type { PageElement } from '../../core/page/element.ts'
import type { Diagnostic, ReadonlyPage } from '../../core/plugin.ts'
import { codeOn, holdsAddress, unsafeUrls, type SafetyProblem } from '../../core/safety/safety.ts'
import { mayHaveScheme } from '../../core/url/check_url.ts'
import { named } from './document.ts'

/**
 * Duplicate ids, and addresses that a browser would execute or pass to another program. Most attributes
 * are neither ids nor addresses, so objects are only made for those that are.
 */
export function* checkAttributes(
  page: ReadonlyPage,
  elements: readonly PageElement[]
): Generator<Diagnostic> {
  const { text, length, locations } = page
  const markup = page.markup(0, length)
  const ids = new Set<string>()
  const elementIds = new Set<string>()
  const shape = new TagShape()
  let id: string | undefined
  let mayLead = false
  const look = (from: number, nameTo: number, _to: number, valueFrom: number, valueTo: number) => {
    const name = readName(text.slice(from, nameTo))
    // Browsers use the first of several attributes with the same name.
    if (name === 'id') {
      const value = text.slice(valueFrom, valueTo)
      // An id with template code in it is another one each time.
      id ??= markup.startsWith(value, valueFrom) ? decode(value, { inAttribute: true }) : ''
    } else if (holdsAddress(name)) mayLead ||= mayHaveScheme(text.slice(valueFrom, valueTo))
  }
  for (const element of elements) {
    const row = element.index * Field.count
    const nameEnd = locations.rows[row + Field.nameEnd]
    if (locations.rows[row + Field.tagEnd] - nameEnd < 2) continue
    id = undefined
    mayLead = false
    readTag(markup, nameEnd, shape, look)
    if (!element.isInTemplate) {
      if (id && isIn(ids, id)) yield duplicate(element, 'id', id)
      const own = shape.id && element.id
      if (own && isIn(elementIds, own)) yield duplicate(element, 'data-element-id', own)
    }
    if (mayLead) yield* unsafe(element)
  }
}

/** Whether it was in the set already; adds it. */
function isIn(seen: Set<string>, value: string): boolean {
  const { size } = seen
  return seen.add(value).size === size
}

function duplicate(element: PageElement, name: string, value: string): Diagnostic {
  const { from, to } = element.attribute(name)!
  const message = `Two elements have the ${name} "${value}".`
  return { rule: 'duplicate_id', severity: 'error', message, from, to, ...named(element) }
}

/** The addresses of one element that run code or open another program. */
export function* unsafe(element: PageElement): Generator<Diagnostic> {
  for (const problem of unsafeUrls(element)) yield asDiagnostic(element, problem)
}

/** What runs code on one element, other than its addresses. */
export function* runningCode(element: PageElement): Generator<Diagnostic> {
  for (const problem of codeOn(element))
    yield asDiagnostic(element, { value: runBy(element), ...problem })
}

/** The addresses and the text of an active element; its other attributes run nothing. */
function runBy(element: PageElement): string {
  const { content, isRawText } = element
  const own = isRawText && content ? element.page.slice(content.from, content.to) : ''
  const attributes = element
    .attributeList()
    .filter(({ name }) => holdsAddress(name) || name === 'type')
  return [...attributes.map(({ value }) => value), own].join(' ')
}

function asDiagnostic(
  element: PageElement,
  { rule, message, runsCode, value }: SafetyProblem
): Diagnostic {
  const { from, to } = element.startTag
  const severity = runsCode ? 'error' : 'warning'
  return { rule, severity, message, subject: value, from, to, ...named(element) }
}
