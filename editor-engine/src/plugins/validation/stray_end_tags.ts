import * as Bit from '../../core/html/bit.ts'
import { NAMES, RULES } from '../../core/html/names.ts'
import type { PageElement } from '../../core/page/element.ts'
import type { Diagnostic, ReadonlyPage } from '../../core/plugin.ts'

// Unclosed markup extends to the end of the text: searching again for each such end would be quadratic.
const MARKUP =
  /<!--(?:-?>|[^]*?(?:--!?>|$))|<\/([a-z][^\s/>]*)[^>]*(?:>|$)|<[a-z!?/][^>]*(?:>|$)|</iy

/** An end tag that no element has as its own. */
interface EndTag {
  readonly name: string
  readonly from: number
  readonly to: number
  /** Where the first of several such end tags in a row begins. */
  readonly runFrom: number
}

/**
 * The end tags that close no element, searched in the text between start tags and outside of raw text.
 * Each has a fix if the page stays the same without it.
 */
export function* strayEndTags(
  page: ReadonlyPage,
  elements: readonly PageElement[]
): Generator<Diagnostic> {
  const before = new Before(elements)
  for (const tag of endTagsOfNone(page, elements)) {
    before.moveTo(tag.from)
    const { name, from, to } = tag
    if (name === 'html' || name === 'body' || name === 'head') before.isBodyOver = true
    else if (!before.closes(name, from)) {
      yield {
        rule: 'stray_end_tag',
        severity: 'error',
        message: `</${name}> closes nothing.`,
        from,
        to,
        ...(before.isIdle(tag, page) ? { fix: [{ from, to, insert: '' }] } : {}),
      }
    }
  }
}

function* endTagsOfNone(page: ReadonlyPage, elements: readonly PageElement[]): Generator<EndTag> {
  const ends = new Map<number, number>()
  for (const { endTag } of elements) if (endTag) ends.set(endTag.from, endTag.to)
  const { certainTo } = page.locations
  const markup = page.markup(0, page.length)
  let at = 0
  for (const { startTag, content, isRawText } of elements) {
    if (startTag.from >= certainTo) break
    at = yield* endTagsIn(markup, at, startTag.from, ends)
    at = Math.max(at, isRawText && content ? content.to : startTag.to)
  }
  yield* endTagsIn(markup, at, certainTo, ends)
}

/**
 * The end tags in `from..to`; returns how far it read, which is farther if markup extends beyond `to`.
 */
function* endTagsIn(
  text: string,
  from: number,
  to: number,
  ends: ReadonlyMap<number, number>
): Generator<EndTag, number> {
  let at = text.indexOf('<', from)
  let run = { from: -1, to: -1 }
  while (at >= 0 && at < to) {
    const start = at
    const known = ends.get(start)
    MARKUP.lastIndex = start
    const found = known === undefined ? MARKUP.exec(text)! : undefined
    from = known ?? MARKUP.lastIndex
    if (found?.[1] !== undefined && found[0].endsWith('>')) {
      run = { from: run.to === start ? run.from : start, to: from }
      yield { name: found[1].toLowerCase(), from: start, to: from, runFrom: run.from }
    }
    at = text.indexOf('<', from)
  }
  return Math.max(from, to)
}

/** In these a text belongs to the element or before the table, depending on the text around it. */
const MOVES_TEXT = new Set('table tbody thead tfoot tr colgroup select template'.split(' '))
const isFormatting = (name: string) => (RULES[NAMES.indexOf(name)] & Bit.formatting) !== 0

/** What the elements before an end tag say about it. Moves through the page once. */
class Before {
  isBodyOver = false
  readonly #elements: readonly PageElement[]
  #next = 0
  /** How often each formatting element was closed by another tag: browsers open it again. */
  readonly #reopened = new Map<string, number>()
  /** The names of those, of what browsers move, and of forms without an end tag of their own. */
  readonly #unsure = new Set<string>()
  /** Where elements end without an end tag. */
  readonly #endings = new Map<number, PageElement>()

  constructor(elements: readonly PageElement[]) {
    this.#elements = elements
    for (const element of elements) {
      if (element.content && !element.endTag) this.#endings.set(element.range.to, element)
    }
  }

  moveTo(offset: number): void {
    for (; this.#next < this.#elements.length; this.#next++) {
      const element = this.#elements[this.#next]
      if (element.startTag.from > offset) return
      const { tag } = element
      if (tag === 'body' || tag === 'html')
        this.isBodyOver ||= (element.endTag?.to ?? Infinity) <= offset
      if (element.isForeign || !(isFormatting(tag) || tag === 'form')) continue
      if (!element.endTag) this.#reopened.set(tag, (this.#reopened.get(tag) ?? 0) + 1)
      if (!element.endTag || element.readOnly) this.#unsure.add(tag)
    }
  }

  /** Whether an end tag closes formatting that was opened again, or a heading of another level. */
  closes(name: string, from: number): boolean {
    if (/^h[1-6]$/.test(name)) return /^h[1-6]$/.test(this.#endings.get(from)?.tag ?? '')
    const count = isFormatting(name) ? (this.#reopened.get(name) ?? 0) : 0
    if (count > 0) this.#reopened.set(name, count - 1)
    return count > 0
  }

  /** Whether browsers make the same of a page without this end tag. */
  isIdle({ name, from, to, runFrom }: EndTag, page: ReadonlyPage): boolean {
    // For these two end tags browsers create an element.
    if (name === 'p' || name === 'br' || this.#unsure.has(name)) return false
    const { doctype } = page.locations
    if (this.#endings.has(from) || this.isBodyOver || (doctype && from < doctype.from)) return false
    const around = page.elementAt(from)
    if (around?.readOnly || MOVES_TEXT.has(around?.tag ?? '')) return false
    return !joins(page.text, runFrom, to) && !beginsLines(page, runFrom, to)
  }
}

/** Whether the texts before and after would be read together as a tag, a reference or one line end. */
function joins(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - 40), from)
  const after = text[to] ?? ''
  if (before.endsWith('<')) return true
  if (before.endsWith('\r')) return after === '\n'
  return /&#?\w*$/.test(before) && /[#\w;=]/.test(after)
}

/** Browsers ignore a line end directly after `<pre>`. */
function beginsLines(page: ReadonlyPage, from: number, to: number): boolean {
  return /[\r\n]/.test(page.text[to] ?? '') && page.elementAt(from - 1)?.startTag.to === from
}
