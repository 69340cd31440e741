import { revise } from '#designer/instructions/sheet/revise'
import type { PlannedPage } from '#designer/instructions/sheet/sheet_edit'
import type { Sheet } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'
import { sheetOf, week, type Facts } from '#designer_tests/helpers/sheets'

/** An electrician in Bristol. */
export const facts: Facts = {
  who: { name: 'Volt & Sons', kind: 'electrician', founding_year: '1987' },
  where: [
    {
      street_address: '4 Harbour Road',
      locality: 'Bristol',
      opening_hours: week({ 'monday-friday': '08:00-17:00', 'saturday': '09:00-12:00' }),
    },
  ],
  contact: { telephones: ['0117 496 0000'], emails: ['hello@volt.example'] },
  offers: [{ items: [{ name: 'Fuse boxes', price: '£390 + VAT' }, { name: 'Safety checks' }] }],
  services: ['Rewiring', 'Lighting'],
}
export const kinds: SectionKind[] = ['hero', 'services', 'gallery', 'visit', 'contact']
export const page: PlannedPage = {
  look: {
    primary_color: '#1d3557',
    theme: 'light',
    heading_font: 'Manrope',
    body_font: 'Inter',
    corner_radius: 8,
  },
  direction: 'workshop',
}

/** The electrician’s sheet, before feedback and after it. */
export function revised(feedback: string, before: Sheet = sheetOf(facts)) {
  return { before, ...revise(before, feedback, { kinds, page }) }
}

export function values<T>(list: { value: T }[]): T[] {
  return list.map(({ value }) => value)
}
