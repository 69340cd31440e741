import {
  escapeAttribute,
  escapeText,
  type Change,
  type Page,
  type PageElement,
} from 'editor-engine'
import { textRanges } from '#designer/live_page/reading/text_ranges'

export type { Change } from 'editor-engine'

/** Takes an element out, with the line that it stood on by itself. */
export function removal(element: PageElement): Change {
  const { from, to } = element.range
  const before = element.page.slice(Math.max(0, from - 200), from)
  const after = element.page.slice(to, Math.min(element.page.length, to + 200))
  const indent = /(?:\r?\n|\r)[ \t]*$/.exec(before)?.[0].length ?? 0
  return { from: /^[ \t]*(?:[\r\n]|$)/.test(after) ? from - indent : from, to, insert: '' }
}

/** The source of an element as a new one may begin: without ids, marks of fields and of places to fill. */
export function copyOf(element: PageElement): string {
  return element.page
    .slice(element.range.from, element.range.to)
    .replace(/\s(?:data-element-id|data-todo|data-field|id)=(?:"[^"]*"|'[^']*')/g, '')
}

/**
 * Puts `to` wherever `from` stands in the text of the page, never inside a tag. It is found as whole
 * words, or else, unless it must stand there exactly, in another case or at the beginning of words
 * ("kahve" in "kahveler").
 */
export function replacedWords(
  page: Page,
  from: string,
  to: string,
  { exactly = false } = {}
): Change[] {
  const ranges = textRanges(page)
  const source = patternFor(from.trim())
  if (source === '') return []
  const start = /^[\p{L}\p{N}]/u.test(from.trim()) ? '(?<![\\p{L}\\p{N}])' : ''
  const end = /[\p{L}\p{N}]$/u.test(from.trim()) ? '(?![\\p{L}\\p{N}])' : ''
  const tries: [string, string][] = [
    [start + source + end, 'gu'],
    [start + source + end, 'giu'],
    [start + source, 'gu'],
  ]
  for (const [pattern, flags] of exactly ? tries.slice(0, 1) : tries) {
    const found = ranges.flatMap(({ from: at, to: until }) =>
      [...page.slice(at, until).matchAll(new RegExp(pattern, flags))].map((match) => ({
        from: at + match.index,
        to: at + match.index + match[0].length,
        insert: escapeText(to),
      }))
    )
    if (found.length > 0) return found
  }
  return []
}

/** The same in the value of an attribute, only where it stands exactly. */
export function replacedInAttribute(
  element: PageElement,
  name: string,
  from: string,
  to: string
): Change[] {
  const attribute = element.attribute(name)
  const source = patternFor(from.trim())
  if (!attribute?.quote || source === '') return []
  const { valueFrom, valueTo, quote } = attribute
  const written = element.page.slice(valueFrom, valueTo)
  return [...written.matchAll(new RegExp(source, 'gu'))].map((match) => ({
    from: valueFrom + match.index,
    to: valueFrom + match.index + match[0].length,
    insert: escapeAttribute(to, quote),
  }))
}

const REFERENCES: Record<string, string> = {
  '&': '&(?:amp;)?',
  '<': '&lt;',
  '>': '(?:>|&gt;)',
  '"': '(?:"|&quot;|[“”„])',
  "'": "(?:'|&#0*39;|&apos;|[‘’])",
  '’': "(?:’|'|&#0*39;|&rsquo;)",
  '-': '[-–]',
}

/** The words as they may be written in a page: references for signs, any space for a space. */
function patternFor(words: string): string {
  return words
    .split(/(\s+)/)
    .map((part, index) =>
      index % 2 === 1
        ? '(?:\\s|&nbsp;|&#160;)+'
        : [...part]
            .map((sign) => REFERENCES[sign] ?? sign.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
            .join('')
    )
    .join('')
}

/** The same change without what stays as it is at its two ends. */
export function trimmed(text: string, { from, to, insert }: Change): Change {
  const old = text.slice(from, to)
  const most = Math.min(old.length, insert.length)
  let head = 0
  while (head < most && old[head] === insert[head]) head++
  let tail = 0
  while (tail < most - head && old.at(-1 - tail) === insert.at(-1 - tail)) tail++
  return { from: from + head, to: to - tail, insert: insert.slice(head, insert.length - tail) }
}
