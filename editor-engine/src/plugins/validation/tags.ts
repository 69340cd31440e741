import * as Field from '../../core/html/field.ts'
import * as Trait from '../../core/html/trait.ts'
import type { PageElement } from '../../core/page/element.ts'
import type { Diagnostic, ReadonlyPage } from '../../core/plugin.ts'
import { named } from './document.ts'

/** Elements whose end tag may be omitted. */
const OPTIONAL = new Set(
  'html head body p li dt dd option optgroup rb rt rtc rp caption colgroup thead tbody tfoot tr td th'.split(
    ' '
  )
)

/** Tags that are opened and not closed, or closed and not opened; the parser does not report these. */
export function* checkTags(
  page: ReadonlyPage,
  elements: readonly PageElement[]
): Generator<Diagnostic> {
  const { rows, certainTo, endTags } = page.locations
  if (certainTo < page.length) yield uncertain(page, certainTo)
  let closed = 0
  for (const element of elements) {
    const info = rows[element.index * Field.count + Field.info]
    if (info & Trait.closed) closed += info & Trait.rawText ? 0 : 1
    else if (!(info & (Trait.empty | Trait.uncertain)) && !OPTIONAL.has(element.tag)) {
      yield unclosed(element)
    }
  }
  // If each end tag closes an element, there is no stray end tag.
  if (closed < endTags) yield* strayEndTags(page, elements)
}

/** Nothing after it is checked, because it is unknown which tags belong together. */
function uncertain(page: ReadonlyPage, from: number): Diagnostic {
  const to = page.text.indexOf('>', from) + 1 || page.length
  const message = 'From here on the tags are mixed so that browsers may read the page otherwise.'
  return { rule: 'uncertain_tags', severity: 'error', message, from, to }
}

function unclosed(element: PageElement): Diagnostic {
  const { from, to } = element.startTag
  const { tag } = element
  const close = element.content!.to
  const canFix = !element.readOnly && !element.isForeign && close < element.page.length
  return {
    rule: 'unclosed_tag',
    severity: 'error',
    message: `<${tag}> is never closed.`,
    from,
    to,
    ...named(element),
    ...(canFix ? { fix: [{ from: close, to: close, insert: `</${tag}>` }] } : {}),
  }
}

// Unclosed markup extends to the end of the text: searching again for each such end would be quadratic.
const MARKUP =
  /<!--(?:-?>|[^]*?(?:--!?>|$))|<\/([a-z][^\s/>]*)[^>]*(?:>|$)|<[a-z!?/][^>]*(?:>|$)|</iy

/**
 * The end tags that close no element, searched in the text between start tags and outside of raw text.
 */
function* strayEndTags(
  page: ReadonlyPage,
  elements: readonly PageElement[]
): Generator<Diagnostic> {
  const ends = new Map<number, number>()
  for (const { endTag } of elements) if (endTag) ends.set(endTag.from, endTag.to)
  const { certainTo } = page.locations
  let at = 0
  for (const { startTag, content, isRawText } of elements) {
    if (startTag.from >= certainTo) break
    at = yield* strayIn(page.text, at, startTag.from, ends)
    at = Math.max(at, isRawText && content ? content.to : startTag.to)
  }
  yield* strayIn(page.text, at, certainTo, ends)
}

/**
 * The end tags in `from..to`; returns how far it read, which is farther if markup extends beyond `to`.
 */
function* strayIn(
  text: string,
  from: number,
  to: number,
  ends: ReadonlyMap<number, number>
): Generator<Diagnostic, number> {
  let at = text.indexOf('<', from)
  while (at >= 0 && at < to) {
    const start = at
    const known = ends.get(start)
    MARKUP.lastIndex = start
    const found = known === undefined ? MARKUP.exec(text)! : undefined
    from = known ?? MARKUP.lastIndex
    if (found?.[1] !== undefined && found[0].endsWith('>')) yield* stray(found[1], start, from)
    at = text.indexOf('<', from)
  }
  return Math.max(from, to)
}

function* stray(name: string, from: number, to: number): Generator<Diagnostic> {
  const tag = name.toLowerCase()
  if (tag === 'html' || tag === 'body' || tag === 'head') return
  // For these two end tags browsers create an element.
  const makesElement = tag === 'p' || tag === 'br'
  yield {
    rule: 'stray_end_tag',
    severity: 'error',
    message: `</${tag}> closes nothing.`,
    from,
    to,
    ...(makesElement ? {} : { fix: [{ from, to, insert: '' }] }),
  }
}
