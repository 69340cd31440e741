import { holdsReach, type Slot, type SlotsOf } from '#designer/instructions/language/slots'
import { setHoursTo } from '#designer/instructions/sheet/hours'
import { plain } from '#designer/instructions/sheet/items'
import { byHand, type Answer, type SheetEdit } from '#designer/instructions/sheet/sheet_edit'
import type { Thing } from '#designer/instructions/sheet/things'
import { factProblem } from '#designer/instructions/values/fact'
import type { FieldPath, Way } from '#designer/sheet/sheet'

type Fact = Extract<Thing, { is: 'fact' }>

/** Writes a fact onto the sheet. */
export function setFact(edit: SheetEdit, { fact, days }: Fact, slot: Slot): Answer {
  const { sheet, language } = edit
  if (fact === 'hours') return setHoursTo(edit, days, slot)
  const value = plain(slot)
  const example = fact === 'name' && holdsReach(slot) ? '…' : factProblem(fact, value)
  if (example) return edit.cannot('fact_unreadable', { fact: language.facts[fact][0], example })
  const done = (field: FieldPath) => {
    edit.edited(field)
    return edit.done('fact', { fact: `${language.facts[fact][0]}: ${value}` })
  }
  switch (fact) {
    case 'name': {
      sheet.who.name = byHand(value)
      if (sheet.who.has_no_name) edit.edited('who.has_no_name')
      delete sheet.who.has_no_name
      return done('who.name')
    }
    case 'year':
      sheet.who.founding_year = byHand(value)
      return done('who.founding_year')
    case 'phone':
      reachedBy(edit, 'telephones', value)
      return done('contact.telephones')
    case 'email':
      reachedBy(edit, 'emails', value)
      return done('contact.emails')
    case 'postcode':
    case 'address':
    case 'town': {
      const place = edit.place()
      if ('which' in place) return place
      const field = fieldOf[fact]
      const town = place.one.locality?.value
      const isWithTown = fact === 'address' && town && value.endsWith(`, ${town}`)
      // A whole address says its town and postal code itself.
      if (fact === 'address' && value.includes(',')) {
        if (!town || !value.includes(town)) delete place.one.locality
        delete place.one.postal_code
      }
      place.one[field] = byHand(isWithTown ? value.slice(0, -town.length - 2) : value)
      return done(`where.${field}`)
    }
  }
}

const fieldOf = { postcode: 'postal_code', address: 'street_address', town: 'locality' } as const

/** Takes the place of the only one; beside several it is one more, because nobody said which is old. */
function reachedBy(edit: SheetEdit, list: 'telephones' | 'emails', value: string): void {
  const { contact } = edit.sheet
  const kept = contact[list].length > 1 ? contact[list].filter((one) => one.value !== value) : []
  contact[list] = [...kept, byHand(value)]
  const way: Way = list === 'telephones' ? 'telephone' : 'email'
  if (contact.refused.some((refused) => refused.value === way)) refuse(edit, way, false)
}

/** "A second number: 07700 900791": one more beside those that are there. */
export function addReach(edit: SheetEdit, { phone, email }: SlotsOf): Answer {
  const [list, slot] = phone ? (['telephones', phone] as const) : (['emails', email] as const)
  const value = plain(slot)
  if (factProblem(phone ? 'phone' : 'email', value) !== undefined) return undefined
  const { contact } = edit.sheet
  if (!contact[list].some((one) => one.value === value)) contact[list].push(byHand(value))
  edit.edited(`contact.${list}`)
  return edit.done('noted', { words: value })
}

const ways: Partial<Record<Fact['fact'], Way>> = {
  phone: 'telephone',
  email: 'email',
  address: 'address',
}

/** A way to be reached that is not to stand on the page stays on the sheet. */
export function withoutFact(edit: SheetEdit, { fact, days }: Fact): Answer {
  const { sheet, language } = edit
  const done = () => edit.done('removed', { what: language.facts[fact][0] })
  const way = ways[fact]
  if (way) {
    refuse(edit, way, true)
    return done()
  }
  switch (fact) {
    case 'year':
      delete sheet.who.founding_year
      edit.edited('who.founding_year')
      return done()
    case 'hours': {
      if (days) return undefined
      for (const place of sheet.where) place.opening_hours = { notes: [] }
      edit.edited('where.opening_hours')
      return done()
    }
    default:
      return edit.cannot('not_removed')
  }
}

/** Whether a way to be reached is not to stand on the page. */
export function refuse(edit: SheetEdit, way: Way, isRefused: boolean): void {
  const { sheet } = edit
  const others = sheet.contact.refused.filter(({ value }) => value !== way)
  sheet.contact.refused = isRefused ? [...others, byHand(way)] : others
  edit.edited('contact.refused')
}
