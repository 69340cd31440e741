import * as Field from '../../core/html/field.ts'
import * as Trait from '../../core/html/trait.ts'
import type { PageElement } from '../../core/page/element.ts'
import type { Diagnostic, ReadonlyPage } from '../../core/plugin.ts'
import { named } from './document.ts'
import { strayEndTags } from './stray_end_tags.ts'

/** Elements whose end tag may be omitted. */
const OPTIONAL = new Set(
  'html head body p li dt dd option optgroup rb rt rtc rp caption colgroup thead tbody tfoot tr td th'.split(
    ' '
  )
)

/**
 * Elements whose end tag does more than close them: a form can begin again after it, and formatting is
 * reopened in other places.
 */
const DOES_MORE = new Set(['form', 'object', 'applet', 'marquee', 'template', 'select'])

const HEADING = /^h[1-6]$/

/** Tags that are opened and not closed, or closed and not opened; the parser does not report these. */
export function* checkTags(
  page: ReadonlyPage,
  elements: readonly PageElement[]
): Generator<Diagnostic> {
  const { rows, certainTo, endTags } = page.locations
  if (certainTo < page.length) yield uncertain(page, certainTo)
  let closed = 0
  const reopenings = new Set<number>()
  for (const { readOnly, range } of elements) if (readOnly) reopenings.add(range.to)
  for (const element of elements) {
    const info = rows[element.index * Field.count + Field.info]
    if (info & Trait.closed) closed += info & Trait.rawText ? 0 : 1
    else if (!(info & (Trait.empty | Trait.uncertain)) && !OPTIONAL.has(element.tag)) {
      yield unclosed(element, reopenings)
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

/** `reopenings` is where formatting may end that browsers open again: end tags there change its place. */
function unclosed(element: PageElement, reopenings: ReadonlySet<number>): Diagnostic {
  const { from, to } = element.startTag
  const { tag } = element
  const close = element.content!.to
  const isAlone = !element.readOnly && !element.isForeign && !DOES_MORE.has(tag)
  const canFix = isAlone && close < element.page.length && !reopenings.has(close)
  // The end tag of another heading closes this one; with its own in front, it would close the next.
  const other = /^<\/h[1-6](?=[\s/>])/i.exec(element.page.slice(close, close + 5))
  const fix =
    other && HEADING.test(tag)
      ? { from: close + 2, to: close + 4, insert: tag }
      : { from: close, to: close, insert: `</${tag}>` }
  return {
    rule: 'unclosed_tag',
    severity: 'error',
    message: `<${tag}> is never closed.`,
    from,
    to,
    ...named(element),
    ...(canFix ? { fix: [fix] } : {}),
  }
}
