import type { PageElement } from '../../core/page/element.ts'
import type { Diagnostic, Severity } from '../../core/plugin.ts'
import { hasWords } from '../../core/text/text_units.ts'
import { named } from './document.ts'

/** Accessibility checks: alt texts, labels, headings, links with words. */
export function* checkContent(elements: readonly PageElement[]): Generator<Diagnostic> {
  const labels = new Labels(elements)
  let level = 0
  for (const element of elements) {
    if (!isContent(element)) continue
    if (isField(element)) yield* label(element, labels)
    else if (/^h[1-6]$/.test(element.tag)) {
      const next = Number(element.tag[1])
      if (next > level + 1) yield* heading(element, level)
      level = next
    } else yield* checkOwnContent(element)
  }
}

/** The checks that need no other element than this one and those inside. */
export function* checkOwnContent(element: PageElement): Generator<Diagnostic> {
  if (!isContent(element)) return
  if (element.tag === 'img') yield* alternative(element)
  else if (element.tag === 'a' || element.tag === 'button') yield* words(element)
}

const isContent = ({ isInBody, isInTemplate, isForeign }: PageElement) =>
  isInBody && !isInTemplate && !isForeign

export const isField = ({ tag }: PageElement) =>
  tag === 'input' || tag === 'select' || tag === 'textarea'

function* alternative(element: PageElement): Generator<Diagnostic> {
  if (element.attribute('alt') || isHidden(element)) return
  yield found(element, 'alternative_text', 'warning', 'This image has no alt text.')
}

/**
 * A link with more elements inside is not searched for words, so that no page can make the check slow.
 */
const MOST_INSIDE = 100

function* words(element: PageElement): Generator<Diagnostic> {
  if (element.tag === 'a' && !element.attribute('href')) return
  // The words of an element that browsers move cannot be located.
  if (isNamed(element) || isHidden(element) || element.readOnly) return
  if (element.countInside > MOST_INSIDE) return
  if (hasWords(element)) return
  const inner = [...element.descendants()]
  if (
    inner.some(
      (child) => isNamed(child) || child.attribute('alt')?.value.trim() || child.tag === 'title'
    )
  )
    return
  const what = element.tag === 'a' ? 'link' : 'button'
  yield found(element, 'empty_link', 'warning', `This ${what} has no words to tell where it leads.`)
}

const UNLABELLED = new Set(['hidden', 'submit', 'button', 'reset', 'image'])

function* label(element: PageElement, labels: Labels): Generator<Diagnostic> {
  const type = element.tag === 'input' && element.attribute('type')?.value.toLowerCase()
  if (type && UNLABELLED.has(type)) return
  if (isNamed(element) || isHidden(element) || labels.have(element)) return
  yield found(element, 'label', 'warning', 'This field has no label.')
}

/** The labels of a page, searched only if there is a field without a name. */
class Labels {
  readonly #elements: readonly PageElement[]
  #ids: Set<string | undefined> | undefined
  #isInside = new Uint8Array(0)

  constructor(elements: readonly PageElement[]) {
    this.#elements = elements
  }

  /** Whether a label names this field, or contains it. */
  have(field: PageElement): boolean {
    this.#ids ??= this.#read()
    const id = field.attribute('id')?.value
    return Boolean(id && this.#ids.has(id)) || this.#isInside[field.index] === 1
  }

  #read(): Set<string | undefined> {
    const ids = new Set<string | undefined>()
    this.#isInside = new Uint8Array(this.#elements.length)
    for (const element of this.#elements) {
      if (!element.isInBody || element.isInTemplate) continue
      const isLabel = element.tag === 'label'
      if (isLabel) ids.add(element.attribute('for')?.value)
      if (isLabel || this.#isInside[element.parentIndex]) this.#isInside[element.index] = 1
    }
    return ids
  }
}

function* heading(element: PageElement, level: number): Generator<Diagnostic> {
  const message = level
    ? `An <${element.tag}> follows an <h${level}>: a level is left out.`
    : `The first heading is an <${element.tag}>, not an <h1>.`
  yield found(element, 'heading_order', 'warning', message)
}

const isNamed = (element: PageElement) =>
  ['aria-label', 'aria-labelledby', 'title'].some((name) => element.attribute(name)?.value.trim())

const isHidden = (element: PageElement) =>
  element.attribute('aria-hidden')?.value === 'true' || element.attribute('hidden') !== undefined

function found(
  element: PageElement,
  rule: string,
  severity: Severity,
  message: string
): Diagnostic {
  const { from, to } = element.startTag
  return { rule, severity, message, from, to, ...named(element) }
}
