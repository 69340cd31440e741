import {
  ChangeSet,
  cleanText,
  escapeAttribute,
  Page,
  readTokens,
  type PageElement,
} from 'editor-engine'
import type { Language } from 'site-designer'
import { readImagePath } from '#contract/images'
import { languageOf } from '#core/pages/language'

/** The data about the page in its head. */
export interface PageHead {
  language: Language
  title: string
  description: string
  /** The name of the business, if the page has it apart from its title. */
  siteName: string
  /** Whether it sets a picture for shared links. */
  hasImage: boolean
  /** The path of the owner's picture that is its icon; empty if there is none. */
  icon: string
  /** The custom properties of the first `:root` rule. */
  tokens: Readonly<Record<string, string>>
}

export function readHead(html: string): PageHead {
  const page = Page.open(html)
  const elements = [...page.elements()].filter(({ isForeign }) => !isForeign)
  const title = elements.find(({ tag }) => tag === 'title')
  return {
    language: languageOf(html),
    title: title ? cleanText(title) : '',
    description: metaOf(elements, 'description') ?? '',
    siteName: metaOf(elements, 'og:site_name') ?? '',
    hasImage: metaOf(elements, 'og:image') !== undefined,
    icon: ownIcon(elements),
    tokens: readTokens(page),
  }
}

/** A picture that represents the page in shared links. */
export interface SharedPicture {
  /** An absolute URL. */
  url: string
  width: number
  height: number
  alt: string
}

/**
 * The page with the data that only publishing knows: its absolute address and that of its picture.
 * Existing values stay, and a page without a head is unchanged.
 */
export function withPublishedHead(
  html: string,
  { address, picture }: { address: string; picture: SharedPicture | null }
): string {
  const page = Page.open(html)
  const elements = [...page.elements()].filter(({ isForeign }) => !isForeign)
  const at = endOfTitle(elements)
  if (at === undefined) return html

  // A picture of the owner gets an absolute address, because it is read outside of the page.
  const uploads = elements.filter(
    ({ tag, attributes }) =>
      tag === 'meta' &&
      attributes.property === 'og:image' &&
      readImagePath(attributes.content ?? '') !== undefined
  )
  const lines = [
    !hasCanonical(elements) && `<link rel="canonical" href="${escapeAttribute(`${address}/`)}">`,
    ...(picture ? pictureLines(picture) : []),
    (picture || uploads.length > 0) &&
      metaOf(elements, 'twitter:card') === undefined &&
      meta('name', 'twitter:card', LARGE),
  ]
  const insert = lines.filter((line) => line !== false && line !== null).map((line) => `\n${line}`)
  const changes = [
    { from: at, to: at, insert: insert.join('') },
    ...uploads.map((one) => one.setAttribute('content', `${address}/${one.attributes.content}`)),
  ]
  return ChangeSet.of(changes, page.length).apply(html)
}

const LARGE = 'summary_large_image'

function pictureLines({ url, width, height, alt }: SharedPicture): string[] {
  return [
    meta('property', 'og:image', url),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('property', 'og:image:alt', alt),
  ]
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeAttribute(content)}">`
}

function endOfTitle(elements: readonly PageElement[]): number | undefined {
  const title = elements.find(({ tag, isInBody }) => tag === 'title' && !isInBody)
  if (title?.endTag) return title.range.to
  return elements.find(({ tag }) => tag === 'head')?.content?.from
}

function hasCanonical(elements: readonly PageElement[]): boolean {
  return elements.some(
    ({ tag, attributes }) => tag === 'link' && /^canonical$/i.test(attributes.rel ?? '')
  )
}

function ownIcon(elements: readonly PageElement[]): string {
  const icon = elements.find(
    ({ tag, attributes }) => tag === 'link' && /(?:^|\s)icon(?:\s|$)/i.test(attributes.rel ?? '')
  )
  const path = icon?.attributes.href ?? ''
  return readImagePath(path) ? path : ''
}

/** The content of the first non-empty meta element with that name. */
function metaOf(elements: readonly PageElement[], name: string): string | undefined {
  for (const { tag, attributes } of elements) {
    if (tag !== 'meta') continue
    const named = (attributes.property ?? attributes.name ?? '').toLowerCase()
    if (named === name && attributes.content?.trim()) return attributes.content.trim()
  }
  return undefined
}

/** The path, on a site's own host, to which the forms of our pages are sent. */
const CONTACT = /^\/_forms\/contact\/?$/

/** The page with the contact form sent to the full address of its site, for use on another host. */
export function withFormAddress(html: string, address: string): string {
  const page = Page.open(html)
  const forms = [...page.elements()].filter(
    ({ tag, attributes }) => tag === 'form' && CONTACT.test(attributes.action ?? '')
  )
  const changes = forms.map((form) => form.setAttribute('action', `${address}/_forms/contact`))
  return ChangeSet.of(changes, page.length).apply(html)
}
