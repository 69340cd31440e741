import type { PageEdit } from '#designer/instructions/page_edit'
import { bare, kindNamed, saysWords, withoutSort } from '#designer/instructions/targets/names'
import {
  namesOf,
  type PageElement,
  type SectionOnPage,
} from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'
import { isName } from '#designer/instructions/language/endings'
import { folded } from '#designer/language/fold'

const OFFERS = ['menu', 'prices', 'services', 'packages']
const PLACES = ['visit', 'map']

/** The sections that are called so: by heading, link of the menu, what they are, or anchor. */
export function sectionsNamed(edit: PageEdit, typed: string[]): SectionOnPage[] {
  const { reading, language } = edit
  const words = bare(typed, language)
  const plain = withoutSort(words, language)
  const all = reading.sections
  const isCalled = (name: string) => [words, plain].some((form) => saysWords(form, name, language))

  const byHeading = all.filter(({ heading, place }) => place === 'section' && isCalled(heading))
  if (byHeading.length > 0) return byHeading
  const anchors = reading.parts
    .filter(({ role, words: said }) => role === 'link' && isCalled(said))
    .map(({ element }) => element.attribute('href')?.value)
  const byLink = all.filter(
    ({ anchor, place }) =>
      place === 'section' && anchor !== undefined && anchors.includes(`#${anchor}`)
  )
  if (byLink.length > 0) return byLink
  const kind = kindNamed(words, language)
  const byKind = kind ? ofKind(edit, kind) : []
  if (byKind.length > 0) return byKind
  if (words.length === 1 && language.sorts.some((sort) => isName(words, sort, language.code))) {
    return all.filter(({ place }) => place === 'section')
  }
  const name = folded(plain.join(' '))
  const begun = all.filter(({ heading }) => `${folded(heading)} `.startsWith(`${name} `))
  if (plain.length < words.length && begun.length > 0) return begun
  return all.filter(
    ({ anchor }) => anchor !== undefined && folded(anchor.replace(/[-_]/g, ' ')) === name
  )
}

/** Sections with these words among their names, as other people's pages have them in classes. */
export function sectionsLike({ reading, language }: PageEdit, typed: string[]): SectionOnPage[] {
  const name = folded(withoutSort(bare(typed, language), language).join(' '))
  return reading.sections.filter((section) => ` ${namesOf(section)} `.includes(` ${name} `))
}

function ofKind({ reading, language }: PageEdit, kind: string): SectionOnPage[] {
  const all = reading.sections
  if (kind === 'header' || kind === 'footer') return all.filter(({ place }) => place === kind)
  const own = all.filter((section) => section.kind === kind)
  if (own.length > 0) return own
  const like = [OFFERS, PLACES].find((list) => list.includes(kind)) ?? []
  const alike = all.filter((section) => section.kind !== undefined && like.includes(section.kind))
  if (alike.length > 0) return alike
  if (kind === 'hours' && weeksOn({ reading }).length > 0) return []
  const others = all.filter((section) => section.place === 'section' && !section.kind)
  if (kind === 'hero') {
    const title = reading.first('h1')
    const around = title && reading.sectionAround(title)
    return around ? [around] : []
  }
  return others.filter(
    (section) =>
      kindNamed(folded(section.heading).split(' '), language) === kind ||
      kindNamed(namesOf(section).split(' '), language) === kind
  )
}

/** The lists of opening hours on a page of ours. */
export function weeksOn({ reading }: Pick<PageEdit, 'reading'>): PageElement[] {
  return reading.elements(({ tag, attributes }) => tag === 'dl' && attributes.class === 'week')
}

/** How a section is called when it is spoken of. */
export function nameOf(edit: PageEdit, { kind, heading, place, element }: SectionOnPage): string {
  const { language } = edit
  const name = language.sections[place === 'section' ? (kind ?? '') : place]?.[0]
  const words = heading || (place === 'section' ? wordsOf(element).slice(0, 30) : '')
  if (place !== 'section') return name ?? place
  if (kind === 'hero' || !words) return edit.say('section_named', { name: name ?? '' }).trim()
  return `“${words}”`
}
