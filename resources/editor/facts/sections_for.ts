import type { SheetChange } from 'site-designer/sheet'
import type { SectionOffer } from '#contract/api/editing'

/** The sections that show a field; a page needs one of them. */
const SHOWN_BY: Partial<Record<keyof SheetChange, string[]>> = {
  people: ['team'],
  dates: ['events'],
  works: ['works'],
  steps: ['process'],
  questions: ['faq'],
  skills: ['skills'],
  clients: ['clients'],
  credentials: ['credentials'],
  offers: ['menu', 'prices', 'services', 'packages'],
  services: ['services', 'menu', 'prices'],
}

/** Sections that the page can get for what was changed, where it has none that shows it. */
export function sectionsFor(change: SheetChange, offers: readonly SectionOffer[]): SectionOffer[] {
  return Object.entries(SHOWN_BY).flatMap(([field, kinds]) => {
    const values = change[field as keyof SheetChange]
    if (!Array.isArray(values) || values.length === 0) return []
    const missing = offers.filter(({ kind }) => kinds.includes(kind))
    return missing.length === kinds.length ? missing.slice(0, 1) : []
  })
}
