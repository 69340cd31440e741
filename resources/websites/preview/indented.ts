import { Page } from 'editor-engine'

/** Elements around which white space is not visible. */
const BLOCKS = new Set(
  (
    'html head body title meta link script style template header footer main nav section article ' +
    'aside div form fieldset legend h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd figure figcaption ' +
    'blockquote address hr table caption thead tbody tfoot tr td th details summary'
  ).split(' ')
)
/** The content of these elements is not changed. */
const KEPT = new Set(['pre', 'textarea', 'svg', 'template', 'button', 'a', 'label', 'span'])

/** Indents a page with one line per block; its texts are not changed. */
export function indented(source: string): string {
  const html = withTidyTags(source)
  const page = Page.open(html)
  const depths: number[] = []
  const kept: boolean[] = []
  const lines = new Map<number, number>()
  const ends = new Map<number, number>()
  for (const { index, tag, parent, range, endTag, children } of elementsOf(page)) {
    depths[index] = parent ? depths[parent.index] + 1 : 0
    kept[index] = parent !== undefined && (kept[parent.index] || KEPT.has(parent.tag))
    if (!BLOCKS.has(tag) || kept[index]) continue
    // Head and body are not indented, because everything is inside them.
    const depth = Math.max(0, depths[index] - 1)
    // Elements are in page order: at the start of one its own depth counts, not that of the element that
    // ends there.
    lines.set(range.from, depth)
    if (!lines.has(range.to)) lines.set(range.to, depth)
    if (endTag && children.some((child) => BLOCKS.has(child.tag))) ends.set(endTag.from, depth)
  }
  // An element that ends at the same position as its last child ends after it.
  return written(html, new Map([...lines, ...ends]))
}

/** Writes each tag on one line and indents the rules of style sheets. */
function withTidyTags(html: string): string {
  const parts: string[] = []
  let at = 0
  for (const { tag, parent, startTag, content } of Page.open(html).elements()) {
    parts.push(html.slice(at, startTag.from), onOneLine(html.slice(startTag.from, startTag.to)))
    at = startTag.to
    if (tag !== 'style' || !content || parent?.tag !== 'head') continue
    parts.push(`\n${rules(html.slice(content.from, content.to))}\n  `)
    at = content.to
  }
  return parts.join('') + html.slice(at)
}

function onOneLine(tag: string): string {
  const line = tag.replace(/"[^"]*"|'[^']*'|\s+/g, (part) => (part.trim() ? part : ' '))
  return line.replace(/ >$/, '>')
}

function rules(css: string): string {
  const lines: string[] = []
  let depth = 2
  for (const line of css.split('\n').map((one) => one.trim())) {
    // The spaces of a string that continues are kept.
    if (lines.at(-1)?.endsWith('\\')) return css.trim()
    const closing = /^[\s}]*/.exec(line)![0].length
    if (line) lines.push('  '.repeat(Math.max(2, depth - closing)) + line)
    depth += line.split('{').length - line.split('}').length
  }
  return lines.join('\n')
}

function* elementsOf(page: Page) {
  for (const element of page.elements()) {
    const { index, tag, parent, range, endTag } = element
    yield { index, tag, parent, range, endTag, children: [...element.children()] }
  }
}

function written(html: string, lines: Map<number, number>): string {
  const parts: string[] = []
  let indent = ''
  let at = 0
  const places = [...lines.keys()].sort((one, other) => one - other)
  for (const place of [...places, html.length]) {
    const piece = html.slice(at, Math.max(at, place)).trim()
    if (piece) parts.push(indent + piece)
    // Between two elements the indent of the next one is used.
    indent = '  '.repeat(lines.get(place) ?? 0)
    at = Math.max(at, place)
  }
  return `${parts.join('\n')}\n`
}
