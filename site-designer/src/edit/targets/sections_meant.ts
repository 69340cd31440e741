import type { Desk } from '#designer/edit/outcome'
import { hasWord, meaningful, pointsAtSelection } from '#designer/edit/targets/words_meant'
import type { Target } from '#designer/instructions/instruction'
import { sectionNamed } from '#designer/instructions/section_named'
import { namesOf, type SectionOnPage } from '#designer/renderer/reading/page_reading'
import { folded } from '#designer/renderer/reading/words'

/** The sections that can be meant: by place, selection, kind, or the words. */
export function sectionsFor(desk: Desk, target: Target): SectionOnPage[] {
  const { reading } = desk
  const { kind, words } = target
  const all = reading.sections
  if (kind === 'header' || kind === 'footer') return all.filter(({ place }) => place === kind)
  const selected = selectedSection(desk, target)
  if (selected) return [selected]
  if (kind) {
    const own = all.filter((section) => section.kind === kind)
    if (own.length > 0) return own
    const alike = all.filter((section) => isOfKind(section, kind))
    if (alike.length > 0) return alike
    if (kind === 'hero') return all.filter(({ place }) => place === 'section').slice(0, 1)
  }
  return byWords(all, words)
}

const OFFERS = ['menu', 'prices', 'services']

/** On other pages a kind is known by what it is called; lists of offers go by any of their names. */
function isOfKind(section: SectionOnPage, kind: string): boolean {
  if (section.place !== 'section') return false
  if (section.kind) return OFFERS.includes(kind) && OFFERS.includes(section.kind)
  const isTitled = [...section.element.descendants()].some(({ tag }) => tag === 'h1')
  if (isTitled) return kind === 'hero'
  return sectionNamed(section.heading) === kind || sectionNamed(namesOf(section)) === kind
}

function selectedSection(desk: Desk, target: Target): SectionOnPage | undefined {
  const element = desk.selection ? desk.reading.page.element(desk.selection) : undefined
  if (!element || !pointsAtSelection(target)) return undefined
  return desk.reading.sectionAround(element)
}

function byWords(all: readonly SectionOnPage[], words: string): SectionOnPage[] {
  const wanted = meaningful(words)
  if (wanted === '') return []
  const headings = all.filter(({ heading }) => heading !== '')
  const exact = headings.filter(({ heading }) => folded(heading) === wanted)
  if (exact.length > 0) return exact
  const within = headings.filter(({ heading }) => folded(heading).includes(wanted))
  if (within.length > 0) return within
  const parts = wanted.split(' ')
  return all.filter((section) => parts.every((part) => hasWord(namesOf(section), part)))
}
