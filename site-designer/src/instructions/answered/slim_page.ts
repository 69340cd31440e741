import { decode } from 'editor-engine'
import { PageReading, type PageElement } from '#designer/live_page/reading/page_reading'

/** A page as a model reads it: one line an element, with a short name to speak of it. */
export interface SlimPage {
  text: string
  /** The short name of an element of the page, by its id. */
  nameOf: (id: string) => string | undefined
  /** The id of the element that has this short name. */
  idOf: (name: string) => string | undefined
}

const MOST_CHARACTERS = 36_000
/** From the whole page to its headings: the first that fits is taken. */
const MEASURES = [
  { words: 240, value: 160, depth: 40 },
  { words: 80, value: 60, depth: 40 },
  { words: 40, value: 40, depth: 6 },
  { words: 30, value: 30, depth: 3 },
]
type Measure = (typeof MEASURES)[number]

/** Without their content: it is no text, or nobody edits it here. */
const CLOSED = new Set([
  'script',
  'style',
  'svg',
  'math',
  'template',
  'noscript',
  'iframe',
  'object',
])
const SHOWN = new Set(
  (
    'id class href src alt type name value placeholder for action method required role hidden ' +
    'aria-label style colspan data-field data-section data-slot data-layout data-surface datetime rows'
  ).split(' ')
)

/**
 * The body of a page, shortened until it fits. Around the selection nothing is left out. Every element
 * needs its id.
 */
export function slimPage(html: string, selection?: string): SlimPage {
  const reading = new PageReading(html)
  const names = new Map<string, string>()
  const ids = new Map<string, string>()
  for (const { id } of reading.page.elements()) {
    if (id === undefined || names.has(id)) continue
    const name = `e${names.size + 1}`
    names.set(id, name)
    ids.set(name, id)
  }
  const nameOf = (id: string) => names.get(id)
  const selected = selection === undefined ? undefined : reading.page.element(selection)
  const text = MEASURES.map((measure) => () => lines(reading, measure, nameOf, selected)).reduce(
    (written, write) =>
      written.length > 0 && written.length <= MOST_CHARACTERS ? written : write(),
    ''
  )
  return { text: text.slice(0, MOST_CHARACTERS), nameOf, idOf: (name) => ids.get(name) }
}

/** The custom properties that colour and shape the page. */
export function pageTokens(html: string): Record<string, string> {
  return new PageReading(html).tokens
}

function lines(
  reading: PageReading,
  measure: Measure,
  nameOf: SlimPage['nameOf'],
  selected: PageElement | undefined
): string {
  const { body } = reading
  if (!body) return ''
  const section = selected && reading.sectionAround(selected)
  const isClose = ({ range }: PageElement) =>
    section !== undefined &&
    section.element.range.from <= range.from &&
    range.to <= section.element.range.to
  const written: string[] = []
  const write = (element: PageElement, depth: number) => {
    const shown = isClose(element) ? MEASURES[0] : measure
    const name = element.id === undefined ? '' : ` ${nameOf(element.id) ?? ''}`
    const words = CLOSED.has(element.tag)
      ? paintsOf(element, reading.html)
      : cut(ownWords(element, reading.html), shown.words)
    const line = `<${element.tag}${name}${attributes(element, shown)}>${words ? ` ${words}` : ''}`
    written.push(' '.repeat(Math.min(depth, 20)) + line)
    if (CLOSED.has(element.tag) || depth >= shown.depth) return
    for (const child of element.children()) write(child, depth + 1)
  }
  write(body, 0)
  return written.join('\n')
}

function attributes(element: PageElement, { value: longest }: Measure): string {
  return element
    .attributeList()
    .filter(({ name }) => SHOWN.has(name))
    .map(({ name, value }) => (value === '' ? ` ${name}` : ` ${name}="${cut(value, longest)}"`))
    .join('')
}

/** The colours of a drawing: on a ground of the same one it is not seen. */
function paintsOf({ range, tag }: PageElement, html: string): string {
  if (tag !== 'svg') return ''
  const source = html.slice(range.from, range.to)
  const paints = new Set(source.match(/(?<=var\()--[\w-]+|currentColor/g))
  return paints.size > 0 ? `drawn in ${[...paints].join(', ')}` : ''
}

/** The text that stands in the element itself, not in those inside it. */
function ownWords(element: PageElement, html: string): string {
  const { content } = element
  if (!content) return ''
  let at = content.from
  let words = ''
  for (const { range } of element.children()) {
    words += `${html.slice(at, range.from)} `
    at = range.to
  }
  words += html.slice(at, content.to)
  return decode(words.replace(/<!--[^]*?(?:-->|$)/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
}

function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
