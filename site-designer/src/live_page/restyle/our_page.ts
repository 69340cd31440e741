import { readTokens, type Page, type PageElement } from 'editor-engine'
import {
  directionNamed,
  sectionKinds,
  type DirectionId,
  type SectionKind,
} from '#designer/site/kinds'
import type { Language } from '#designer/language/language'
import type { Look } from '#designer/site/site'
import { normalHex } from '#designer/renderer/color/palette'
import { hasWord, valueOf } from '#designer/renderer/elements'
import { letteringOf, type Lettering } from '#designer/renderer/lettering'
import { END_OF_OURS } from '#designer/renderer/stylesheet'
import { parseHex } from '#designer/site/oklch'
import { PageReading } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'
import { isDesigned } from '#designer/live_page/update/marked'

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
  /** The big lines: the title and the name. */
  bigWords: readonly [title: string, name: string]
  headings: readonly string[]
  /** Of designed sections and of rules behind ours. */
  lettering: Lettering
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
  const { language, page, root } = new PageReading(html)
  const elements = [...page.elements()].filter((element) => !element.readOnly)
  const style = elements.find((element) => isOurStyle(page, element))
  const direction = directionNamed(valueOf(root, 'data-direction'))
  if (!root || !style || !direction) return undefined

  const written = Object.entries(readTokens(page))
  const tokens = new Map(written.map(([name, value]) => [name.slice(2), value.trim()]))
  const look = lookIn(valueOf(root, 'data-theme'), tokens)
  if (!look) return undefined

  const shown = elements.filter((element) => element.isInBody && !element.isInTemplate)
  const first = (tag: string, attribute?: string, word = '') =>
    elements.find(
      (element) => element.tag === tag && (!attribute || hasWord(element, attribute, word))
    )
  const classed = (name: string) => shown.find((element) => hasWord(element, 'class', name))
  const wordsIn = (element: PageElement | undefined) => (element ? wordsOf(element) : '')
  const name = wordsIn(classed('mark')) || wordsIn(first('title'))
  return {
    html,
    direction,
    language,
    look,
    name,
    bigWords: [wordsIn(first('h1')), name],
    headings: shown.filter(({ tag }) => tag === 'h2').map(wordsOf),
    lettering: letteringOf([ownParts(page, style, shown)]),
    tokens,
    root,
    style,
    themeColor: first('meta', 'name', 'theme-color'),
    colorScheme: first('meta', 'name', 'color-scheme'),
    icon: first('link', 'rel', 'icon'),
    header: classed('site-head'),
    footer: classed('site-foot'),
    sections: shown.flatMap((element) => sectionAt(element) ?? []),
    pictures: shown.filter(({ tag }) => tag === 'img'),
  }
}

function isOurStyle(page: Page, { content, isForeign, tag }: PageElement): boolean {
  if (tag !== 'style' || isForeign || !content) return false
  return page.slice(content.from, content.to).trimStart().startsWith(':root {')
}

/** What somebody else than us has styled: the rules behind ours, and the sections that a model has designed. */
function ownParts(page: Page, style: PageElement, shown: readonly PageElement[]) {
  const { from, to } = style.content!
  const [, css = ''] = page.slice(from, to).split(END_OF_OURS)
  const sections = shown.filter((one) => one.tag === 'section' && isDesigned(one))
  return { css, html: sections.map(({ range }) => page.slice(range.from, range.to)).join('') }
}

function lookIn(theme: string, tokens: ReadonlyMap<string, string>): Look | undefined {
  const brand = tokens.get('brand') ?? ''
  const second = tokens.get('second')
  const ground = tokens.get('ground')
  const headingFont = firstFamily(tokens.get('font-heading'))
  const bodyFont = firstFamily(tokens.get('font-body'))
  const radius = Number.parseFloat(tokens.get('radius') ?? '')
  if (theme !== 'light' && theme !== 'dark') return undefined
  if (!parseHex(brand) || !headingFont || !bodyFont || !Number.isFinite(radius)) return undefined
  return {
    primary_color: normalHex(brand),
    ...(second ? { accent_color: normalHex(second) } : {}),
    ...(ground ? { ground_color: normalHex(ground) } : {}),
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
  const ours = kind && hasWord(element, 'class', 'section') && hasWord(element, 'class', kind)
  return ours && element.attribute('data-layout') ? { kind, element } : undefined
}
