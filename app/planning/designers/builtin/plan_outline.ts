import type { Artefact, Item, Section, Site, Slot } from '#planning/site/site'

/** What a section is called in the plan and what it will say. */
export function outline(section: Section): { title: string; says: string } {
  switch (section.kind) {
    case 'hero':
      return {
        title: 'Opening',
        says: [`“${section.title}”`, artefactWords(section.artefact)]
          .filter(Boolean)
          .join(', with '),
      }
    case 'facts':
      return {
        title: 'At a glance',
        says: section.rows.map((row) => row.label.toLowerCase()).join(', '),
      }
    case 'menu':
    case 'prices':
    case 'services':
      return { title: section.heading, says: names(section.items) }
    case 'timetable':
      return {
        title: section.heading,
        says:
          section.days.length > 0
            ? `the week, ${section.days.length} days with classes`
            : 'your classes and times, to fill in',
      }
    case 'hours':
      return {
        title: section.heading,
        says: 'day by day, so that nobody stands before a closed door',
      }
    case 'about':
      return {
        title: section.heading,
        says:
          said(section.paragraphs) > 0
            ? 'your own words, as you wrote them'
            : 'a place for your own words',
      }
    case 'statement':
      return { title: 'One sentence, large', says: `“${section.text}”` }
    case 'gallery':
      return {
        title: section.heading,
        says: `${section.photos.length} places for your photos, each with a note on what to shoot`,
      }
    case 'process':
      return { title: section.heading, says: 'three steps, to fill in' }
    case 'team':
      return { title: section.heading, says: names(section.people) }
    case 'testimonials':
      return {
        title: section.heading,
        says: 'places for real customers’ words; I do not write any',
      }
    case 'faq':
      return { title: section.heading, says: section.items.map((item) => item.question).join(' ') }
    case 'visit':
      return { title: section.heading, says: 'address, way and hours together' }
    case 'call':
      return { title: section.heading, says: section.action.label }
    case 'contact':
      return {
        title: section.heading,
        says: section.form ? 'a short form that reaches your e-mail' : 'how to reach you',
      }
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

function artefactWords(artefact: Artefact | undefined): string {
  switch (artefact?.type) {
    case 'list':
      return `the list itself (${names(artefact.items)})`
    case 'week':
      return 'the week on a board'
    case 'plate':
      return 'a large picture'
    case 'monogram':
      return 'your initials as a mark'
    default:
      return ''
  }
}

function names(items: Item[]): string {
  const open = items.filter((item) => typeof item.name !== 'string')
  const known = items.flatMap((item) => (typeof item.name === 'string' ? [item.name] : []))
  if (known.length === 0)
    return `suggestions to keep or change: ${open.map((item) => (item.name as { todo: string }).todo).join(', ')}`
  return known.slice(0, 6).join(', ') + (known.length > 6 ? ` and ${known.length - 6} more` : '')
}

function said(slots: Slot[]): number {
  return slots.filter((slot) => typeof slot === 'string').length
}
