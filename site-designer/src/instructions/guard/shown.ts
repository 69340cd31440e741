import { decode } from 'editor-engine'
import { isPassing, mayMatch, rulesOn, type Rule } from '#designer/instructions/guard/css'
import { isField, labelOf } from '#designer/instructions/guard/fields'
import { isHidden, isHiding } from '#designer/instructions/guard/hiding'
import { PageReading, type PageElement } from '#designer/live_page/reading/page_reading'
import { folded } from '#designer/language/fold'

/** One thing that a visitor of a page sees or uses. */
export interface Shown {
  is: 'heading' | 'item' | 'text' | 'picture' | 'link' | 'form' | 'field'
  /** What it is compared by. */
  key: string
  /** For the person. */
  what: string
  /** The section that it stands in. */
  place: string
  /** Of an item: what it is called. */
  name?: string
  /** A rule of a style sheet takes it out of sight, for now or for good. */
  isDim: boolean
}

const INLINE = new Set(
  (
    'a abbr acronym b bdi bdo big br center cite code data del dfn em font i ins kbd mark q rp rt ruby s samp ' +
    'small span strike strong sub sup time tt u var wbr'
  ).split(' ')
)
const UNSEEN = new Set(
  'script style template noscript iframe object embed svg math head datalist'.split(' ')
)
const ITEMS = new Set('li tr article figure dt dd'.split(' '))

interface Around {
  place: string
  item?: PageElement
  isDim: boolean
}

/** Everything on a page that is not hidden, in page order. */
export function shownOn(reading: PageReading, newRules: readonly Rule[] = []): Shown[] {
  const { body } = reading
  return body ? new ShownReader(reading, newRules).read(body) : []
}

/** The same for a page that nobody has read yet. */
export function shownOnPage(html: string): Shown[] {
  return shownOn(new PageReading(html))
}

/** Rules of `after` that `before` does not have and that take something out of sight. */
export function newHidingRules(before: PageReading, after: PageReading): Rule[] {
  const known = new Set(rulesOn(before).map(keyOfRule))
  return rulesOn(after).filter(
    (rule) => isHiding(rule.declarations) && !isPassing(rule) && !known.has(keyOfRule(rule))
  )
}

function keyOfRule({ selector, declarations }: Rule): string {
  return `${selector}{${[...declarations].join(';')}}`
}

class ShownReader {
  readonly #reading: PageReading
  readonly #newRules: readonly Rule[]
  readonly #dimming: readonly Rule[]
  readonly #places: Map<number, string>
  readonly #found: Shown[] = []

  constructor(reading: PageReading, newRules: readonly Rule[]) {
    this.#reading = reading
    this.#newRules = newRules
    this.#dimming = rulesOn(reading).filter(
      (rule) => rule.isPlain && !isPassing(rule) && isHiding(rule.declarations)
    )
    this.#places = new Map(
      reading.sections.map(({ element, anchor, place }) => [
        element.range.from,
        anchor ?? element.attribute('data-section')?.value ?? place,
      ])
    )
  }

  read(body: PageElement): Shown[] {
    const around = { place: '', isDim: false }
    this.#text(this.#read(body, around), body, around)
    return this.#found
  }

  /** Notes what stands in an element; its own text that no block has ended is returned. */
  #read(element: PageElement, outer: Around): string {
    if (UNSEEN.has(element.tag) || isHidden(element)) return ''
    if (this.#newRules.some((rule) => mayMatch(rule, element))) return ''
    const around: Around = {
      place: this.#places.get(element.range.from) ?? outer.place,
      item: ITEMS.has(element.tag) ? (outer.item ?? element) : outer.item,
      isDim: outer.isDim || this.#dimming.some((rule) => mayMatch(rule, element)),
    }
    this.#thing(element, around)
    if (!element.content) return ' '
    if (element.tag === 'textarea' || element.tag === 'title') return ''
    const { html } = this.#reading
    let at = element.content.from
    let text = ''
    const take = (to: number) => (text += textIn(html.slice(at, to)))
    for (const child of element.children()) {
      take(child.range.from)
      at = child.range.to
      if (INLINE.has(child.tag)) text += ` ${this.#read(child, around)} `
      else {
        this.#text(text, element, around)
        text = ''
        this.#text(this.#read(child, around), child, around)
      }
    }
    take(element.content.to)
    if (INLINE.has(element.tag)) return text
    this.#text(text, element, around)
    return ''
  }

  #thing(element: PageElement, around: Around): void {
    const valueOf = (name: string) => element.attribute(name)?.value ?? ''
    const add = (is: Shown['is'], key: string, what: string) =>
      this.#found.push({ is, key, what, place: around.place, isDim: around.isDim })
    switch (element.tag) {
      case 'img':
      case 'video':
      case 'audio':
        return void add('picture', valueOf('src').slice(0, 300), valueOf('alt') || 'a picture')
      case 'a':
        return void (valueOf('href') && add('link', valueOf('href'), valueOf('href')))
      case 'form':
        return void add('form', valueOf('action'), 'the form')
    }
    if (isField(element) && valueOf('type') !== 'hidden') {
      add('field', valueOf('name'), labelOf(element, this.#reading))
    }
  }

  #text(raw: string, element: PageElement, { place, item, isDim }: Around): void {
    const what = raw.replace(/\s+/g, ' ').trim()
    const key = bare(what)
    if (!/[\p{L}\p{N}]/u.test(key)) return
    const isHeading = /^h[1-6]$/.test(element.tag)
    const is = isHeading ? 'heading' : item ? 'item' : 'text'
    const name = item && nameOf(item, this.#reading.html)
    this.#found.push({ is, key, what, place, isDim, ...(name ? { name } : {}) })
  }
}

function textIn(source: string): string {
  return decode(source.replace(/<!--[^]*?(?:-->|$)/g, '').replace(/<[^>]*>/g, ''))
}

/** For comparing: spaces depend on the elements that part a text. */
export function bare(text: string): string {
  return folded(text).replace(/\s+/g, '')
}

/** The first words in an item, up to a dash or a number. */
function nameOf(item: PageElement, html: string): string {
  const { content } = item
  if (!content) return ''
  const texts = html
    .slice(content.from, content.to)
    .slice(0, 2000)
    .split(/<[^>]*>/)
  const first = texts.map((text) => decode(text).trim()).find((text) => /\p{L}/u.test(text))
  return (first ?? '').split(/\s[-–—]\s|[–—:,;(|•·]|\d/)[0].trim()
}
