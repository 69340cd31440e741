import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import {
  decode,
  Page,
  readTokens,
  validation,
  type Diagnostic,
  type PageElement,
} from 'editor-engine'
import { ourSentencesIn } from 'site-designer'
import { publicHtml } from '#deploy/services/public_html'

export type { PageElement } from 'editor-engine'

/** The page to publish, and its address. */
export interface Draft {
  html: string
  /** Without a trailing slash. */
  address: string
  /** Whether anybody gets a mail when visitors use the contact form. */
  mailsMessages: boolean
  /** Paths of the owner's pictures that the page uses and that no longer exist. */
  lostPictures: readonly string[]
}

/** A website's page as visitors would get it, read once for all checks. */
export interface PublicPage extends Omit<Draft, 'html'> {
  /** In the order of the page, without the contents of templates. */
  elements: readonly PageElement[]
  /** Where editor-engine reports this rule; without an element if the element is missing. */
  breaches(rule: string): readonly Breach[]
  /** The custom properties of the first `:root` rule. */
  tokens: Readonly<Record<string, string>>
  /** Its visible text, with white space collapsed. */
  text: string
  textOf(element: PageElement): string
  /** The source between an element's tags. */
  sourceOf(element: PageElement): string
  /** How many sentences of the draft are ours; visitors get no mark of them. */
  ourSentences: number
  /** HTML and CSS as a browser loads them, without embedded pictures; in bytes. */
  weight: number
}

interface Breach {
  message: string
  element: PageElement | undefined
}

/** The maximum nesting depth; browsers stop at twice that. */
export const DEEPEST = 256

/**
 * Null for a page that is nested more deeply than people write: finding the ancestors or descendants of
 * an element takes as many steps as it is deep, and blocks the process meanwhile.
 */
export async function publicPage({ html: draft, ...where }: Draft): Promise<PublicPage | null> {
  const html = publicHtml(draft)
  const page = Page.open(html)
  if (isTooDeep(page)) return null

  const elements = shownIn(page)
  const body = elements.find(({ tag }) => tag === 'body')
  const { length: weight } = await compressed(html.replace(EMBEDDED, ''), { level: 9 })
  const findings = Map.groupBy(validation().check!(page), ({ rule }) => rule)
  return {
    ...where,
    elements,
    breaches: (rule) => (findings.get(rule) ?? []).map((finding) => breach(page, finding)),
    tokens: readTokens(page),
    text: words(body ? sourceOf(page, body) : html),
    textOf: (element) => words(sourceOf(page, element)),
    sourceOf: (element) => sourceOf(page, element),
    ourSentences: ourSentencesIn(draft),
    weight,
  }
}

/** The elements of a page, without the contents of templates. */
export function elementsOf(html: string): readonly PageElement[] {
  return shownIn(Page.open(html))
}

function shownIn(page: Page): PageElement[] {
  return [...page.elements()].filter((element) => !element.isInTemplate)
}

const compressed = promisify(gzip)
const EMBEDDED = /data:(?:image|font)\/[^"')\s<>]*/g

function isTooDeep(page: Page): boolean {
  const depths: number[] = []
  for (const { index, parent } of page.elements()) {
    depths[index] = parent ? depths[parent.index] + 1 : 0
    if (depths[index] > DEEPEST) return true
  }
  return false
}

function breach(page: Page, { message, from, to }: Diagnostic): Breach {
  return { message, element: from < to ? page.elementAt(from) : undefined }
}

function sourceOf(page: Page, { content }: PageElement): string {
  return content ? page.slice(content.from, content.to) : ''
}

// For any text, each of these patterns matches at its first position or stops at the next tag.
const UNREAD = /<!--[^]*?(?:-->|$)|<(script|style|template|svg)\b[^]*?(?:<\/\1\s*>|$)|<[^<>]*>/gi

function words(source: string): string {
  return folded(decode(source.replace(UNREAD, ' ')))
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
