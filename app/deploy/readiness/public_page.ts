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
import { publicHtml } from '#deploy/services/public_html'

export type { PageElement } from 'editor-engine'

/** What is to be published, and where. */
export interface Draft {
  html: string
  /** No slash at the end. */
  address: string
  /** Somebody is mailed what visitors write with the contact form. */
  mailsMessages: boolean
  /** Paths of the owner's pictures that the page names and that are no longer there. */
  lostPictures: readonly string[]
}

/** A website's page as visitors would get it, read once for all checks. */
export interface PublicPage extends Omit<Draft, 'html'> {
  /** In the order of the page, without what stands in templates. */
  elements: readonly PageElement[]
  /** Where editor-engine finds this rule broken; no element where nothing is written at all. */
  breaches(rule: string): readonly Breach[]
  /** The custom properties of the first `:root` rule. */
  tokens: Readonly<Record<string, string>>
  /** What can be read on it, spaces folded. */
  text: string
  textOf(element: PageElement): string
  /** What stands between an element's tags, as it is written. */
  sourceOf(element: PageElement): string
  /** HTML and CSS as a browser fetches them, without pictures written into the page; in bytes. */
  weight: number
}

interface Breach {
  message: string
  element: PageElement | undefined
}

/** How many parts may stand within each other; browsers themselves give up at twice that. */
export const DEEPEST = 256

/**
 * Null for a page that is nested deeper than anybody writes: looking for what stands around or
 * within an element takes as many steps as it is deep, and nobody else would be served meanwhile.
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
    weight,
  }
}

/** The elements of a page, without what stands in templates. */
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

// Whatever the text, each of these matches where it begins or stops at the next tag.
const UNREAD = /<!--[^]*?(?:-->|$)|<(script|style|template|svg)\b[^]*?(?:<\/\1\s*>|$)|<[^<>]*>/gi

function words(source: string): string {
  return folded(decode(source.replace(UNREAD, ' ')))
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
