import { decode, Page, readTokens, type PageElement } from 'editor-engine'
import type { DirectionId, SectionKind } from '#designer/site/kinds'
import { wordsLanguage, type Language } from '#designer/text/language'
import { directions, sectionKinds } from '#designer/site/kinds'
import type { Look } from '#designer/site/site'
import { normalHex } from '#designer/renderer/color/palette'
import { parseHex } from '#designer/renderer/color/oklch'

/** A section that the renderer knows how to lay out. */
export interface OurSection {
  kind: SectionKind
  element: PageElement
}

/** A page of ours as it stands: what it wears, and the elements that say so. */
export interface OurPage {
  html: string
  direction: DirectionId
  language: Language
  look: Look
  /** The name in the page's head; without one that of its title. */
  name: string
  /** The words of the big lines. */
  bigWords: string
  /** The tokens as they are written, by name without the dashes. */
  tokens: ReadonlyMap<string, string>
  root: PageElement
  style: PageElement
  themeColor?: PageElement
  colorScheme?: PageElement
  icon?: PageElement
  header?: PageElement
  footer?: PageElement
  sections: readonly OurSection[]
  pictures: readonly PageElement[]
}

/** Undefined for a page that the renderer did not make, or whose look can no longer be read. */
export function readOurPage(html: string): OurPage | undefined {
  const page = Page.open(html)
  const elements = [...page.elements()].filter((element) => !element.readOnly)
  const root = elements.find(({ tag }) => tag === 'html')
  const style = elements.find((element) => isOurStyle(page, element))
  const direction = directions.find((id) => id === valueOf(root, 'data-direction'))
  if (!root || !style || !direction) return undefined

  const written = Object.entries(readTokens(page))
  const tokens = new Map(written.map(([name, value]) => [name.slice(2), value.trim()]))
  const look = lookIn(valueOf(root, 'data-theme'), tokens)
  if (!look) return undefined

  const shown = elements.filter((element) => element.isInBody && !element.isInTemplate)
  const mark = shown.find((element) => hasClass(element, 'mark'))
  const name = textIn(page, mark) || textIn(page, named(elements, 'title'))
  const meta = (of: string) =>
    elements.find((element) => element.tag === 'meta' && valueOf(element, 'name') === of)
  return {
    html,
    direction,
    language: wordsLanguage(valueOf(root, 'lang') ?? ''),
    look,
    name,
    bigWords: `${textIn(page, named(shown, 'h1'))} ${name}`,
    tokens,
    root,
    style,
    themeColor: meta('theme-color'),
    colorScheme: meta('color-scheme'),
    icon: elements.find(({ tag, attributes }) => tag === 'link' && attributes.rel === 'icon'),
    header: shown.find((element) => hasClass(element, 'site-head')),
    footer: shown.find((element) => hasClass(element, 'site-foot')),
    sections: shown.flatMap((element) => sectionAt(element) ?? []),
    pictures: shown.filter(({ tag }) => tag === 'img'),
  }
}

function isOurStyle(page: Page, element: PageElement): boolean {
  if (element.tag !== 'style' || element.isForeign || !element.content) return false
  const { from, to } = element.content
  return page.slice(from, to).trimStart().startsWith(':root {')
}

function lookIn(theme: string, tokens: ReadonlyMap<string, string>): Look | undefined {
  const brand = tokens.get('brand') ?? ''
  const second = tokens.get('second')
  const headingFont = firstFamily(tokens.get('font-heading'))
  const bodyFont = firstFamily(tokens.get('font-body'))
  const radius = Number.parseFloat(tokens.get('radius') ?? '')
  if (theme !== 'light' && theme !== 'dark') return undefined
  if (!parseHex(brand) || !headingFont || !bodyFont || !Number.isFinite(radius)) return undefined
  return {
    primary_color: normalHex(brand),
    ...(second ? { accent_color: normalHex(second) } : {}),
    theme,
    heading_font: headingFont,
    body_font: bodyFont,
    corner_radius: radius,
  }
}

function firstFamily(stack = ''): string | undefined {
  const [first] = stack.split(',')
  return first.trim().replace(/^(['"])(.*)\1$/, '$2') || undefined
}

/** Somebody else's section may borrow a name of ours; it says no layout of ours. */
function sectionAt(element: PageElement): OurSection | undefined {
  const kind = sectionKinds.find((known) => known === valueOf(element, 'data-section'))
  const ours = kind && hasClass(element, 'section') && hasClass(element, kind)
  return ours && element.attribute('data-layout') ? { kind, element } : undefined
}

function named(elements: PageElement[], tag: string): PageElement | undefined {
  return elements.find((element) => element.tag === tag)
}

export function hasClass(element: PageElement, name: string): boolean {
  return valueOf(element, 'class').split(/\s+/).includes(name)
}

export function valueOf(element: PageElement | undefined, name: string): string {
  return element?.attribute(name)?.value ?? ''
}

function textIn(page: Page, element: PageElement | undefined): string {
  if (!element?.content) return ''
  const raw = page.slice(element.content.from, element.content.to)
  return decode(raw.replace(/<!--[^]*?-->|<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}
