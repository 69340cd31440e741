import { copyIn } from '#designer/copy/copy_in'
import type { OutlineWords } from '#designer/copy/plan_words'
import { planWordsIn } from '#designer/copy/plan_words_in'
import { wordsLanguage, type Language } from '#designer/text/language'
import type { Artefact, Item, Slot } from '#designer/site/content'
import type { DetailSection, EventsSection, Section, Site } from '#designer/site/site'

/** What a section is called in the plan and what it will say. */
export function sectionOutline(
  section: Section,
  language: Language
): { title: string; says: string } {
  const words = planWordsIn(language).outline
  switch (section.kind) {
    case 'hero':
      return { title: words.hero, says: opening(section.title, section.artefact, words) }
    case 'facts':
      return {
        title: words.facts,
        says: section.rows
          .flatMap(({ value }) => value)
          .filter(isSaid)
          .join(' · '),
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
    case 'about':
      return section.paragraphs.some(isSaid) ? words.ownWords : words.ownWordsPlace
    case 'detail':
      return topicIn(section) || words.detail
    case 'timetable':
      return section.days.length > 0 ? words.classDays(section.days.length) : words.classesToFill
    case 'gallery':
      return words.photos(section.photos.length)
    case 'faq':
      return section.items.map((item) => item.question).join(' ')
    case 'call':
      return section.action.label
    case 'contact':
      return section.form ? words.form : words.reach
    case 'notice':
      return isSaid(section.text) ? words.quoted(section.text) : words.notice
    case 'hours':
    case 'process':
    case 'testimonials':
    case 'packages':
    case 'before_after':
    case 'downloads':
    case 'newsletter':
    case 'legal':
      return words[section.kind]
    case 'works':
      return names(
        section.works.map(({ title }) => title),
        words
      )
    case 'team':
      return names(
        section.people.map(({ name }) => name),
        words
      )
    case 'events':
      return names(section.events.map(occasion), words)
    case 'area':
      return names(section.places, words)
    case 'map':
      return names([section.address], words)
    case 'visit': {
      const rows = [...section.rows, ...(section.hours ?? [])].map(({ value }) => value)
      const note = section.note && isSaid(section.note) ? section.note : words.hours
      return names(rows, words) || note
    }
    default:
      return listing(section.items, words)
  }
}

function occasion({ day, what }: EventsSection['events'][number]): Slot {
  return isSaid(what) ? [day, what].filter(isSaid).join(' ') : what
}

interface OpenPlaces {
  /** What the page is of no use without. */
  first: string[]
  /** What the trade suggests as offers. */
  offers: string[]
  notes: string[]
}

/** Every place to fill on the page, each once. */
export function openPlaces(site: Site): OpenPlaces {
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
  const { reach } = copyIn(site.foreign?.words ?? wordsLanguage(site.language)).todo
  const first = notes.delete(reach) ? [reach] : []
  return { first, offers: [...offers], notes: [...notes] }
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
      return words.heroWith(words.quoted(title), listInHero(artefact.items, words))
    case 'week':
    case 'plate':
      return words.heroWith(words.quoted(title), words[artefact.type])
    default:
      return words.quoted(title)
  }
}

/** In a hero the list is counted: what was offered stands among what was understood. */
function listInHero(items: Item[], words: OutlineWords): string {
  const slots = items.map(({ name }) => name)
  return slots.some(isSaid) ? words.list(items.length) : words.suggestedList(names(slots, words))
}

function listing(items: Item[], words: OutlineWords): string {
  const slots = items.map(({ name }) => name)
  return slots.some(isSaid) ? names(slots, words) : words.suggestions(names(slots, words))
}

function names(slots: Slot[], words: OutlineWords): string {
  const open = slots.flatMap((slot) => (isSaid(slot) ? [] : [slot.todo]))
  const known = slots.filter(isSaid)
  if (known.length === 0) return [...new Set(open)].join(', ')
  const first = known.slice(0, 6).join(', ')
  return known.length > 6 ? words.more(first, known.length - 6) : first
}

function isSaid(slot: Slot): slot is string {
  return typeof slot === 'string'
}

/** Their own words under a heading of their own; rows alone are named. */
function topicIn({ paragraphs, rows }: DetailSection): string {
  const told = paragraphs.filter(isSaid)
  return told.length > 0 ? told.join(' ') : rows.map(({ label }) => label).join(', ')
}

/** Why a section is there. */
export function reason(section: Section, language: Language): string {
  const { reasons, pricesToCome } = planWordsIn(language)
  if (section.kind === 'visit' && section.rows.length === 0) return reasons.hours
  const waits = section.kind === 'prices' && !section.items.some(({ price }) => price)
  return waits ? pricesToCome : reasons[section.kind]
}
