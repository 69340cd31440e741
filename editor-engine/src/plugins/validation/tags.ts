import type { PageElement } from '../../core/page/element.ts'
import type { Diagnostic, ReadonlyPage } from '../../core/plugin.ts'
import { named } from './document.ts'

/** Elements whose end tag the standard lets a page leave out. */
const OPTIONAL = new Set(
  'html head body p li dt dd option optgroup rb rt rtc rp caption colgroup thead tbody tfoot tr td th'.split(
    ' '
  )
)

/** Tags that are opened and not closed, and closed and not opened; the parser never tells. */
export function* checkTags(page: ReadonlyPage): Generator<Diagnostic> {
  for (const element of page.elements()) {
    if (!element.content || element.endTag || OPTIONAL.has(element.tag)) continue
    yield unclosed(element)
  }
  yield* strayEndTags(page)
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

// What never ends, ends with the text: looking for the end of each anew takes time without end.
const MARKUP = /<!--(?:-?>|[^]*?(?:--!?>|$))|<\/([a-z][^\s/>]*)[^>]*(?:>|$)|<[a-z!?/][^>]*(?:>|$)/gi

/** The end tags in what lies between the tags of elements. */
function* strayEndTags(page: ReadonlyPage): Generator<Diagnostic> {
  const known: { from: number; to: number }[] = []
  for (const element of page.elements()) {
    const { content, endTag, startTag } = element
    known.push(
      content && element.textKind === 'raw' ? { from: startTag.from, to: content.to } : startTag
    )
    if (content && (element.tag === 'textarea' || element.tag === 'title')) known.push(content)
    if (endTag) known.push(endTag)
  }
  known.sort((a, b) => a.from - b.from)
  let at = 0
  for (const { from, to } of [...known, { from: page.length, to: page.length }]) {
    if (from > at) yield* strayIn(page.slice(at, from), at)
    at = Math.max(at, to)
  }
}

function* strayIn(text: string, offset: number): Generator<Diagnostic> {
  for (const found of text.matchAll(MARKUP)) {
    if (found[1] === undefined || !found[0].endsWith('>')) continue
    const tag = found[1].toLowerCase()
    if (tag === 'html' || tag === 'body' || tag === 'head') continue
    const from = offset + found.index
    const to = from + found[0].length
    // Browsers make an element of these two where they find them.
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
}
