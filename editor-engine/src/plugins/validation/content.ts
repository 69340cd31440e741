import type { PageElement } from '../../core/page/element.ts'
import type { Diagnostic, Severity } from '../../core/plugin.ts'
import { hasWords } from '../../core/text/text_units.ts'
import { named } from './document.ts'

/** What people who do not see or do not click need: alt texts, labels, headings, links with words. */
export function* checkContent(elements: readonly PageElement[]): Generator<Diagnostic> {
  const all = elements.filter((element) => element.isInBody && !element.isInTemplate)
  const labelled = new Set(
    all.filter(({ tag }) => tag === 'label').map((element) => element.attribute('for')?.value)
  )
  const isInLabel = new Uint8Array(elements.length)
  let level = 0
  for (const element of all) {
    if (element.tag === 'label' || isInLabel[element.parentIndex]) isInLabel[element.index] = 1
    if (element.isForeign) continue
    if (element.tag === 'img') yield* alternative(element)
    else if (element.tag === 'a' || element.tag === 'button') yield* words(element)
    else if (isField(element)) yield* label(element, labelled, isInLabel)
    else if (/^h[1-6]$/.test(element.tag)) {
      const next = Number(element.tag[1])
      if (next > level + 1) yield* heading(element, level)
      level = next
    }
  }
}

function* alternative(element: PageElement): Generator<Diagnostic> {
  if (element.attribute('alt') || isHidden(element)) return
  yield found(element, 'alternative_text', 'warning', 'This image has no alt text.')
}

/** A link around more elements than this is not looked through for words: pages could make that take long. */
const MOST_INSIDE = 100

function* words(element: PageElement): Generator<Diagnostic> {
  if (element.tag === 'a' && !element.attribute('href')) return
  // What browsers move about has its words nobody knows where.
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

function isField(element: PageElement): boolean {
  if (element.tag === 'select' || element.tag === 'textarea') return true
  return (
    element.tag === 'input' && !UNLABELLED.has(element.attribute('type')?.value.toLowerCase() ?? '')
  )
}

function* label(
  element: PageElement,
  labelled: ReadonlySet<string | undefined>,
  isInLabel: Uint8Array
): Generator<Diagnostic> {
  const id = element.attribute('id')?.value
  if (isNamed(element) || isHidden(element) || (id && labelled.has(id))) return
  if (isInLabel[element.index]) return
  yield found(element, 'label', 'warning', 'This field has no label.')
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
