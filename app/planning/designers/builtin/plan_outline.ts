import type { OutlineWords } from '#planning/designers/builtin/copy/plan_words'
import { planWordsIn } from '#planning/designers/builtin/copy/plan_words_in'
import type { Language } from '#planning/designers/builtin/language'
import { lowerIn } from '#planning/designers/builtin/letters'
import type { Artefact, Item, Section, Site, Slot } from '#planning/site/site'

/** What a section is called in the plan and what it will say. */
export function outline(section: Section, language: Language): { title: string; says: string } {
  const words = planWordsIn(language).outline
  switch (section.kind) {
    case 'hero':
      return { title: words.hero, says: opening(section.title, section.artefact, words) }
    case 'facts':
      return {
        title: words.facts,
        says: section.rows.map((row) => lowerIn(row.label, language)).join(', '),
      }
    case 'stats':
      return {
        title: words.stats,
        says: section.figures.map(({ value, label }) => `${value} ${label}`).join(', '),
      }
    case 'statement':
      return { title: words.statement, says: words.quoted(section.text) }
    default:
      return { title: section.heading, says: says(section, words) }
  }
}

type Titled = Exclude<Section, { kind: 'hero' | 'facts' | 'stats' | 'statement' }>

function says(section: Titled, words: OutlineWords): string {
  switch (section.kind) {
    case 'menu':
    case 'prices':
    case 'services':
      return names(section.items, words)
    case 'team':
      return names(section.people, words)
    case 'timetable':
      return section.days.length > 0 ? words.classDays(section.days.length) : words.classesToFill
    case 'hours':
      return words.hours
    case 'about':
      return said(section.paragraphs) > 0 ? words.ownWords : words.ownWordsPlace
    case 'gallery':
      return words.photos(section.photos.length)
    case 'process':
      return words.steps
    case 'testimonials':
      return words.testimonials
    case 'faq':
      return section.items.map((item) => item.question).join(' ')
    case 'visit':
      return words.visit
    case 'call':
      return section.action.label
    case 'contact':
      return section.form ? words.form : words.reach
    case 'notice':
      return typeof section.text === 'string' ? words.quoted(section.text) : words.notice
    case 'detail':
      return words.detail
    case 'packages':
      return words.packages
    case 'events':
      return words.events
    case 'before_after':
      return words.beforeAfter
    case 'downloads':
      return words.downloads
    case 'area':
      return words.area
    case 'map':
      return words.map
    case 'newsletter':
      return words.newsletter
    case 'legal':
      return words.legal
  }
}

/** Every place to fill on the page, each once: suggested offers apart from the rest. */
export function openPlaces(site: Site): { offers: string[]; notes: string[] } {
  const offers = new Set(site.sections.flatMap(suggestedOffers))
  const notes = new Set<string>()
  const look = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(look)
    if (!value || typeof value !== 'object') return
    const { todo, describe, src } = value as Record<string, unknown>
    if (typeof todo === 'string' && !offers.has(todo)) notes.add(todo)
    if (typeof describe === 'string' && src === undefined) notes.add(describe)
    Object.values(value).forEach(look)
  }
  look(site.sections)
  return { offers: [...offers], notes: [...notes] }
}

function suggestedOffers(section: Section): string[] {
  const items =
    section.kind === 'hero'
      ? section.artefact?.type === 'list'
        ? section.artefact.items
        : []
      : section.kind === 'menu' || section.kind === 'prices' || section.kind === 'services'
        ? section.items
        : []
  return items.flatMap(({ name }) => (typeof name === 'string' ? [] : [name.todo]))
}

function opening(title: string, artefact: Artefact | undefined, words: OutlineWords): string {
  switch (artefact?.type) {
    case 'list':
      return words.heroWith(words.quoted(title), words.list(names(artefact.items, words)))
    case 'week':
    case 'plate':
    case 'monogram':
      return words.heroWith(words.quoted(title), words[artefact.type])
    default:
      return words.quoted(title)
  }
}

function names(items: Item[], words: OutlineWords): string {
  const open = items.flatMap(({ name }) => (typeof name === 'string' ? [] : [name.todo]))
  const known = items.flatMap(({ name }) => (typeof name === 'string' ? [name] : []))
  if (known.length === 0) return words.suggestions(open.join(', '))
  const first = known.slice(0, 6).join(', ')
  return known.length > 6 ? words.more(first, known.length - 6) : first
}

function said(slots: Slot[]): number {
  return slots.filter((slot) => typeof slot === 'string').length
}
