import { Page, readTokens, type PageElement } from 'editor-engine'
import { sectionKinds, type SectionKind } from '#designer/site/kinds'
import { wordsLanguage, type Language } from '#designer/language/language'
import { partsIn, type Part } from '#designer/live_page/reading/parts'
import { folded } from '#designer/language/fold'
import { wordsOf } from '#designer/live_page/reading/words'

export type { PageElement } from 'editor-engine'

/** A stretch of the page with a purpose of its own, whoever made the page. */
export interface SectionOnPage {
  element: PageElement
  place: 'header' | 'section' | 'footer'
  /** Known on pages that we rendered. */
  kind?: SectionKind
  /** The anchor that links lead to. */
  anchor?: string
  /** Its first heading, or ''. */
  heading: string
}

/** What stands on a page, in the words of somebody who looks at it. Of one text, and no later one. */
export class PageReading {
  readonly page: Page
  #sections?: SectionOnPage[]
  #parts?: Part[]
  #all?: readonly PageElement[]
  readonly #known = new Map<string, unknown>()

  readonly html: string

  constructor(html: string) {
    this.html = html

    this.page = Page.open(html)
  }

  /** Rendered by us: its sections, slots and tokens can be relied on. */
  get isOurs(): boolean {
    return this.root?.attribute('data-direction') !== undefined
  }

  get root(): PageElement | undefined {
    return this.first('html')
  }

  get body(): PageElement | undefined {
    return this.first('body')
  }

  get language(): Language {
    const words = this.root?.attribute('data-words') ?? this.root?.attribute('lang')
    return wordsLanguage(words?.value ?? '')
  }

  get tokens(): Record<string, string> {
    return readTokens(this.page)
  }

  /** In page order, with the header and the footer. */
  get sections(): SectionOnPage[] {
    return (this.#sections ??= this.isOurs ? this.#ourSections() : this.#anySections())
  }

  /** Everything that a person could mean, in page order. */
  get parts(): Part[] {
    return (this.#parts ??= this.body ? partsIn(this.page, this.body) : [])
  }

  /** What takes its time to find is looked for once; `key` names it. */
  once<T>(key: string, find: () => T): T {
    if (!this.#known.has(key)) this.#known.set(key, find())
    return this.#known.get(key) as T
  }

  /** Every element in page order, each made once, because it keeps the attributes that it has read. */
  get all(): readonly PageElement[] {
    return (this.#all ??= [...this.page.elements()])
  }

  first(tag: string): PageElement | undefined {
    return this.all.find(
      (element) => element.tag === tag && !element.isForeign && !element.isInTemplate
    )
  }

  sectionAround(element: PageElement): SectionOnPage | undefined {
    return this.sections.findLast((around) => contains(around.element, element))
  }

  partsIn(around: SectionOnPage): Part[] {
    return this.parts.filter((part) => contains(around.element, part.element))
  }

  /** Slots of our pages, by name. */
  slots(name: string): PageElement[] {
    return this.elements((element) => element.attribute('data-slot')?.value === name)
  }

  elements(wanted: (element: PageElement) => boolean): PageElement[] {
    return this.all.filter(
      (element) => element.isInBody && !element.isInTemplate && wanted(element)
    )
  }

  #ourSections(): SectionOnPage[] {
    const found = this.elements(
      (element) =>
        element.attribute('data-section') !== undefined ||
        (element.tag === 'header' && element.parent?.tag === 'body')
    )
    return found.map((element) => {
      const name = element.attribute('data-section')?.value ?? ''
      const kind = sectionKinds.find((known) => known === name)
      const place = element.tag === 'header' ? 'header' : name === 'footer' ? 'footer' : 'section'
      return section(element, place, kind)
    })
  }

  /** By landmarks, then by what stands side by side in the main part. */
  #anySections(): SectionOnPage[] {
    const { body } = this
    if (!body) return []
    const found: SectionOnPage[] = []
    const [header] = this.elements((element) => isLandmark(element, 'header', 'banner'))
    const footer = this.elements((element) => isLandmark(element, 'footer', 'contentinfo')).at(-1)
    if (header) found.push(section(header, 'header'))
    for (const element of blocksIn(this.first('main') ?? body)) {
      const isOther = [header, footer].some((other) => other && contains(other, element))
      if (!isOther) found.push(section(element, 'section'))
    }
    if (footer) found.push(section(footer, 'footer'))
    return found
  }
}

export function contains(outer: PageElement, inner: PageElement): boolean {
  return outer.range.from <= inner.range.from && inner.range.to <= outer.range.to
}

/** What a section may be called by: its anchor, its classes and its name in `data-section`. */
export function namesOf({ element, anchor }: SectionOnPage): string {
  const names = [
    anchor,
    element.attribute('class')?.value,
    element.attribute('data-section')?.value,
  ]
  return folded(names.filter(Boolean).join(' ').replace(/[-_]/g, ' '))
}

function section(
  element: PageElement,
  place: SectionOnPage['place'],
  kind?: SectionKind
): SectionOnPage {
  const heading = [...element.descendants()].find(({ tag }) => /^h[1-6]$/.test(tag))
  const anchor = element.attribute('id')?.value
  return {
    element,
    place,
    ...(kind ? { kind } : {}),
    ...(anchor ? { anchor } : {}),
    heading: heading ? wordsOf(heading) : '',
  }
}

function isLandmark(element: PageElement, tag: string, role: string): boolean {
  if (element.attribute('role')?.value === role) return true
  return element.tag === tag && !element.closest('article') && !element.closest('section')
}

const NOT_BLOCKS = new Set(['script', 'style', 'template', 'noscript', 'header', 'footer', 'nav'])

const MOST_BOXES = 20

/** What stands side by side: the sections, or else the boxes in the innermost box that holds all. */
function blocksIn(main: PageElement): PageElement[] {
  const outermost: PageElement[] = []
  for (const element of main.descendants()) {
    const last = outermost.at(-1)
    if (element.tag === 'section' && !(last && contains(last, element))) outermost.push(element)
  }
  if (outermost.length > 0) return outermost

  let root = main
  for (let box = 0; box < MOST_BOXES; box++) {
    const children = [...root.children()].filter(({ tag }) => !NOT_BLOCKS.has(tag))
    const [only] = children
    if (children.length > 1 || only?.tag !== 'div') {
      return children.filter(({ tag }) => /^(?:div|article|aside|form)$/.test(tag))
    }
    root = only
  }
  return [root]
}
