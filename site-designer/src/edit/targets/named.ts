import type { Desk } from '#designer/edit/outcome'
import type { SectionOnPage } from '#designer/renderer/reading/page_reading'
import type { Part } from '#designer/renderer/reading/parts'
import { folded } from '#designer/renderer/reading/words'

/** How a section is called when we speak of it. */
export function nameOf({ says }: Desk, { kind, heading, place }: SectionOnPage): string {
  return says.section(kind, heading, place)
}

/** The same of a part: what it is, what it says and where it stands. */
export function describePart(desk: Desk, part: Part, words = part.words): string {
  const { says } = desk
  return says.part(says.roles[part.role], excerpt(words), placeOf(desk, part))
}

function placeOf({ reading, says }: Desk, part: Part): string {
  const section = reading.sectionAround(part.element)
  if (!section) return says.where.nowhere
  if (section.place === 'header') return says.where.header
  if (section.kind === 'hero') return says.where.top
  if (section.place === 'footer') return says.where.bottom
  const { heading } = section
  if (heading && folded(heading) !== folded(part.words)) return says.where.under(heading)
  const at = reading.sections.indexOf(section)
  return at * 2 < reading.sections.length ? says.where.top : says.where.bottom
}

function excerpt(words: string): string {
  return words.length > 48 ? `${words.slice(0, 46).trimEnd()}…` : words
}
