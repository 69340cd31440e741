import { copyIn } from '#designer/copy/copy_in'
import type { OutlineWords } from '#designer/copy/plan_words'
import { planWordsIn } from '#designer/copy/plan_words_in'
import { wordsLanguage, type Language } from '#designer/text/language'
import type {
  Artefact,
  DetailSection,
  EventsSection,
  Item,
  Section,
  Site,
  Slot,
  VisitSection,
} from '#designer/site/site'

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
      return { title: section.heading, says: says(section, words, language) }
  }
}

type Titled = Exclude<Section, { kind: 'hero' | 'facts' | 'stats' | 'statement' }>

function says(section: Titled, words: OutlineWords, language: Language): string {
  switch (section.kind) {
    case 'menu':
    case 'prices':
    case 'services':
    case 'skills':
    case 'clients':
    case 'credentials':
    case 'good_to_know':
      return names(section.items, words)
    case 'works':
      return names(
        section.works.map(({ title }) => ({ name: title })),
        words
      )
    case 'team':
      return section.people.some(({ name }) => isSaid(name))
        ? names(section.people, words)
        : words.people
    case 'timetable':
      return section.days.length > 0 ? words.classDays(section.days.length) : words.classesToFill
    case 'hours':
      return words.hours
    case 'about':
      return section.paragraphs.some(isSaid) ? words.ownWords : words.ownWordsPlace
    case 'gallery':
      return words.photos(section.photos.length)
    case 'process':
      return words.steps
    case 'testimonials':
      return words.testimonials
    case 'faq':
      return section.items.map((item) => item.question).join(' ')
    case 'visit':
      return whereabouts(section, words, language)
    case 'call':
      return section.action.label
    case 'contact':
      return section.form ? words.form : words.reach
    case 'notice':
      return isSaid(section.text) ? words.quoted(section.text) : words.notice
    case 'detail':
      return isTopic(section)
        ? names(
            section.rows.map(({ label }) => ({ name: label })),
            words
          )
        : words.detail
    case 'packages':
      return words.packages
    case 'events':
      return dates(section.events) || words.eventsToFill
    case 'before_after':
      return words.beforeAfter
    case 'downloads':
      return words.downloads
    case 'area':
      return section.places.filter(isSaid).join(', ') || words.areaToFill
    case 'map':
      return isSaid(section.address)
        ? [words.map.drawn, section.directions && words.map.way].filter(Boolean).join(', ')
        : words.map.toFill
    case 'newsletter':
      return words.newsletter
    case 'legal':
      return words.legal
  }
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
  const { reach } = copyIn(wordsLanguage(site.language)).todo
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
      return words.heroWith(words.quoted(title), listing(artefact.items, words))
    case 'week':
    case 'plate':
    case 'words':
      return words.heroWith(words.quoted(title), words[artefact.type])
    default:
      return words.quoted(title)
  }
}

// What was offered stands in the title and among what was understood.
function listing(items: Item[], words: OutlineWords): string {
  return items.some(({ name }) => isSaid(name))
    ? words.list(items.length)
    : words.suggestedList(names(items, words))
}

function names(items: Item[], words: OutlineWords): string {
  const open = items.flatMap(({ name }) => (typeof name === 'string' ? [] : [name.todo]))
  const known = items.flatMap(({ name }) => (typeof name === 'string' ? [name] : []))
  if (known.length === 0) return words.suggestions(open.join(', '))
  const first = known.slice(0, 6).join(', ')
  return known.length > 6 ? words.more(first, known.length - 6) : first
}

function isSaid(slot: Slot): slot is string {
  return typeof slot === 'string'
}

function dates(events: EventsSection['events']): string {
  return events
    .map(({ day, what }) => [day, what].filter(isSaid).join(' '))
    .filter(Boolean)
    .join('; ')
}

/** What stands there, and after it what is still to come. */
function whereabouts(section: VisitSection, words: OutlineWords, language: Language): string {
  const { labels } = copyIn(language)
  const { address, town, phone, hours, way } = words.place
  const named: Record<string, string> = {
    [labels.address]: address,
    [labels.place]: town,
    [labels.phone]: phone,
  }
  const parts = section.rows.map(({ label, value }) => ({
    what: named[label],
    there: isSaid(value),
  }))
  if (section.hours)
    parts.push({ what: hours, there: section.hours.some(({ value }) => isSaid(value)) })
  if (section.directions) parts.push({ what: way, there: true })

  const there = parts.filter((part) => part.there).map(({ what }) => what)
  const open = parts.filter((part) => !part.there).map(({ what }) => what)
  return [...there, ...(open.length > 0 ? [words.toFill(open)] : [])].join(', ')
}

/** Rows alone are sentences of theirs under a heading of their own. */
function isTopic({ paragraphs, rows }: DetailSection): boolean {
  return paragraphs.length === 0 && rows.length > 0
}

/** Why a section is there. */
export function reason(section: Section, language: Language): string {
  const { reasons, pricesToCome } = planWordsIn(language)
  const waits = section.kind === 'prices' && !section.items.some(({ price }) => price)
  return waits ? pricesToCome : reasons[section.kind]
}
