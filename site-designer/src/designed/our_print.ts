import type { Fact } from '#designer/fill/facts'
import { OURS_MARK, FIELD_MARK, fieldMark } from '#designer/sheet/field_mark'
import { contains, PageReading, type PageElement } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'
import { figuresIn } from '#designer/sheet/claims/figures'

/** What our own section of the same purpose shows, which a designed one has to show too. */
export interface OurPrint {
  /** What it shows of the sheet, by marks. */
  facts: ReadonlyMap<string, Fact>
  /** All that it says, without places that are still to fill. */
  words: string
  /** The figures in it that no mark names: a house number, the time of a note. */
  figures: ReadonlyMap<string, string>
  /** The markup of its slots; of pictures, in page order. */
  slots: ReadonlyMap<string, string>
  pictures: string[]
  /** The anchors of other sections that stand in it, for the links that lead there. */
  anchors: string[]
}

/** The sections of a page that we printed and that say something, by their anchors. */
export function ourPrints(html: string, language: string): ReadonlyMap<string, OurPrint> {
  const reading = new PageReading(html)
  const sections = reading.sections.filter(
    ({ element, place }) => place === 'section' && !element.attribute('data-todo')
  )
  return new Map(
    sections.map(({ element, anchor = '' }) => [anchor, ourPrint(element, reading, language)])
  )
}

/** A week is a slot, and the person's own sentences may be told in an order of the section's own. */
const NOT_ONE_BY_ONE = [fieldMark('where.opening_hours'), fieldMark('own_words.about')]

/** What one section of a page shows, whoever has set it. */
export function ourPrint(section: PageElement, { html }: PageReading, language: string): OurPrint {
  const all = [...section.descendants()].filter((one) => !isTodo(one))
  const source = ({ range: { from, to } }: PageElement) => html.slice(from, to)
  const slots = Object.entries(SLOT_FOR).flatMap(([name, is]) => {
    const slot = all.find(is)
    return slot ? [[name, slot] as const] : []
  })
  const marked = all.filter((one) => one.attribute(FIELD_MARK) !== undefined)
  const free = all.filter((one) => !slots.some(([, slot]) => contains(slot, one)))
  const leaves = free.filter((one) => [...one.children()].length === 0 && wordsOf(one) !== '')
  const texts = leaves.map(wordsOf)
  const named = new Set(marked.map(wordsOf))
  const figures = texts
    .filter((text) => !named.has(text))
    .flatMap((text) => figuresIn(text, language))
  return {
    facts: factsShown(all),
    words: leaves.map((one) => `${wordsOf(one)}${isOurs(one) ? OURS : ''}`).join('\n'),
    figures: new Map(figures.map(({ needs: [need], words }) => [need, words])),
    slots: new Map(slots.map(([name, slot]) => [name, source(slot)])),
    pictures: all
      .filter(({ tag, attributes: { src = '' } }) => tag === 'img' && !src.startsWith('data:'))
      .map(source),
    anchors: all.filter((one) => hasClass(one, ANCHOR)).map(({ attributes: { id } }) => id),
  }
}

/** The class of an empty element that a link to another section leads to. */
export const ANCHOR = 'own-anchor'

/** What several sections show, as one. */
export function joinedPrints(first: OurPrint, others: ReadonlyMap<string, OurPrint>): OurPrint {
  const all = [first, ...others.values()]
  return {
    facts: new Map(all.flatMap(({ facts }) => [...facts])),
    words: all.map(({ words }) => words).join('\n'),
    figures: new Map(all.flatMap(({ figures }) => [...figures])),
    slots: new Map(all.flatMap(({ slots }) => [...slots])),
    pictures: all.flatMap(({ pictures }) => pictures),
    anchors: [...first.anchors, ...others.keys()],
  }
}

/** What elements with marks show; of a number and a button “Call” with that number it is the number. */
export function factsShown(elements: readonly PageElement[]): ReadonlyMap<string, Fact> {
  const facts = elements
    .filter((one) => one.attribute(FIELD_MARK) !== undefined && !isTodo(one))
    .map(factOn)
    .filter(({ mark, text }) => text && !NOT_ONE_BY_ONE.some((other) => mark.startsWith(other)))
  const shortest = (ones: readonly Fact[]) =>
    ones.reduce((least, one) => (one.text.length < least.text.length ? one : least))
  return new Map(
    [...Map.groupBy(facts, ({ mark }) => mark)].map(([mark, ones]) => [mark, shortest(ones)])
  )
}

const SLOT_FOR: Record<string, (element: PageElement) => boolean> = {
  'sw-hours': (one) => one.tag === 'dl' && hasClass(one, 'week'),
  'sw-form': (one) => one.tag === 'form' && hasClass(one, 'form'),
  'sw-map-link': (one) => one.attribute('data-slot')?.value === 'directions',
}

/** Behind words that are a suggestion of ours. */
export const OURS = ' (ours)'

function isOurs(element: PageElement): boolean {
  for (let at: PageElement | undefined = element; at; at = at.parent)
    if (at.attribute(OURS_MARK)) return true
  return false
}

function factOn(element: PageElement): Fact {
  const { [FIELD_MARK]: mark, [OURS_MARK]: ours, href } = element.attributes
  return {
    mark,
    text: wordsOf(element),
    ...(href ? { href } : {}),
    ...(ours === undefined ? {} : { isOurs: true }),
  }
}

function hasClass(element: PageElement, name: string): boolean {
  return (element.attribute('class')?.value.split(/\s+/) ?? []).includes(name)
}

function isTodo(element: PageElement): boolean {
  for (let at: PageElement | undefined = element; at; at = at.parent)
    if (at.attribute('data-todo')) return true
  return false
}
