import type { Slot } from '#designer/commands/language/slots'
import { setHoursTo } from '#designer/commands/sheet/hours'
import { plain } from '#designer/commands/sheet/items'
import { byHand, type Answer, type Revision } from '#designer/commands/sheet/revision'
import type { Thing } from '#designer/commands/sheet/things'
import type { FieldPath, Way } from '#designer/sheet/sheet'

type Fact = Extract<Thing, { is: 'fact' }>

/** Writes a fact onto the sheet; undefined where the words cannot be one. */
export function setFact(revision: Revision, { fact, days }: Fact, slot: Slot): Answer {
  const { sheet, language } = revision
  const value = plain(slot)
  if (value === '' || value.length > LONGEST) return undefined
  const done = (field: FieldPath) => {
    revision.edited(field)
    return revision.done('fact', { fact: `${language.facts[fact][0]}: ${value}` })
  }
  switch (fact) {
    case 'hours':
      return setHoursTo(revision, days, slot)
    case 'name':
      sheet.who.name = byHand(value)
      if (sheet.who.has_no_name) revision.edited('who.has_no_name')
      delete sheet.who.has_no_name
      return done('who.name')
    case 'year':
      if (!/^\d{4}$/.test(value)) return undefined
      sheet.who.founding_year = byHand(value)
      return done('who.founding_year')
    case 'phone':
      if (!/^\+?[\d\s()./–-]{3,30}$/.test(value)) return undefined
      reachedBy(revision, 'telephones', value)
      return done('contact.telephones')
    case 'email':
      if (!/^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(value)) return undefined
      reachedBy(revision, 'emails', value)
      return done('contact.emails')
    case 'postcode':
    case 'address':
    case 'town': {
      const place = revision.place()
      if ('which' in place) return place
      const field = fieldOf[fact]
      const town = place.one.locality?.value
      const isWithTown = fact === 'address' && town && value.endsWith(`, ${town}`)
      place.one[field] = byHand(isWithTown ? value.slice(0, -town.length - 2) : value)
      return done(`where.${field}`)
    }
  }
}

const LONGEST = 120
const fieldOf = { postcode: 'postal_code', address: 'street_address', town: 'locality' } as const

/** Takes the place of the only one; beside several it is one more, because nobody said which is old. */
function reachedBy(revision: Revision, list: 'telephones' | 'emails', value: string): void {
  const { contact } = revision.sheet
  const kept = contact[list].length > 1 ? contact[list].filter((one) => one.value !== value) : []
  contact[list] = [...kept, byHand(value)]
  const way: Way = list === 'telephones' ? 'telephone' : 'email'
  if (contact.refused.some((refused) => refused.value === way)) refuse(revision, way, false)
}

const ways: Partial<Record<Fact['fact'], Way>> = {
  phone: 'telephone',
  email: 'email',
  address: 'address',
}

/** A way to be reached that is not to stand on the page stays on the sheet. */
export function withoutFact(revision: Revision, { fact, days }: Fact): Answer {
  const { sheet, language } = revision
  const done = () => revision.done('removed', { what: language.facts[fact][0] })
  const way = ways[fact]
  if (way) {
    refuse(revision, way, true)
    return done()
  }
  switch (fact) {
    case 'year':
      delete sheet.who.founding_year
      revision.edited('who.founding_year')
      return done()
    case 'hours': {
      if (days) return undefined
      for (const place of sheet.where) place.opening_hours = { notes: [] }
      revision.edited('where.opening_hours')
      return done()
    }
    default:
      return undefined
  }
}

/** Whether a way to be reached is not to stand on the page. */
export function refuse(revision: Revision, way: Way, isRefused: boolean): void {
  const { sheet } = revision
  const others = sheet.contact.refused.filter(({ value }) => value !== way)
  sheet.contact.refused = isRefused ? [...others, byHand(way)] : others
  revision.edited('contact.refused')
}
