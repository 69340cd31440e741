import { holdsReach, type Slot, type SlotsOf } from '#designer/instructions/language/slots'
import { setHoursTo } from '#designer/instructions/sheet/hours'
import { plain } from '#designer/instructions/sheet/items'
import type { Answer, SheetEdit } from '#designer/instructions/sheet/sheet_edit'
import type { Thing } from '#designer/instructions/sheet/things'
import { factProblem } from '#designer/instructions/values/fact'
import type { Way } from '#designer/sheet/sheet'

type Fact = Extract<Thing, { is: 'fact' }>

/** Writes a fact onto the sheet. */
export function setFact(edit: SheetEdit, { fact, days }: Fact, slot: Slot): Answer {
  const { writer, language } = edit
  if (fact === 'hours') return setHoursTo(edit, days, slot)
  const value = plain(slot)
  const example = fact === 'name' && holdsReach(slot) ? '…' : factProblem(fact, value)
  if (example) return edit.cannot('fact_unreadable', { fact: language.facts[fact][0], example })
  switch (fact) {
    case 'phone':
    case 'email':
      reachedBy(edit, fact, value)
      break
    case 'name':
    case 'year':
      writer.set(FIELDS[fact], value)
      break
    case 'postcode':
    case 'address':
    case 'town': {
      const place = edit.place()
      if ('which' in place) return place
      const town = edit.sheet.where[place.one]?.locality?.value
      const isWithTown = fact === 'address' && town && value.endsWith(`, ${town}`)
      // A whole address says its town and postal code itself.
      if (fact === 'address' && value.includes(',')) {
        if (!town || !value.includes(town))
          writer.setIn(writer.cell('where.locality', place.one), '')
        writer.setIn(writer.cell('where.postal_code', place.one), '')
      }
      writer.set(FIELDS[fact], isWithTown ? value.slice(0, -town.length - 2) : value, place.one)
    }
  }
  return edit.done('fact', { fact: `${language.facts[fact][0]}: ${value}` })
}

const FIELDS = {
  name: 'who.name',
  year: 'who.founding_year',
  postcode: 'where.postal_code',
  address: 'where.street_address',
  town: 'where.locality',
} as const

/** Takes the place of the only one; beside several it is one more, because nobody said which is old. */
function reachedBy(edit: SheetEdit, fact: 'phone' | 'email', value: string): void {
  const list = fact === 'phone' ? 'telephones' : 'emails'
  const { contact } = edit.sheet
  const old = contact[list].map((one) => one.value)
  const kept = old.length > 1 ? old.filter((one) => one !== value) : []
  edit.writer.set(`contact.${list}`, [...kept, value])
  const way = ways[fact]!
  if (contact.refused.some((refused) => refused.value === way)) refuse(edit, way, false)
}

/** "A second number: 07700 900791": one more beside those that are there. */
export function addReach(edit: SheetEdit, { phone, email }: SlotsOf): Answer {
  const [list, slot] = phone ? (['telephones', phone] as const) : (['emails', email] as const)
  const value = plain(slot)
  if (factProblem(phone ? 'phone' : 'email', value) !== undefined) return undefined
  edit.writer.append(edit.writer.cell(`contact.${list}`), value)
  return edit.done('noted', { words: value })
}

const ways: Partial<Record<Fact['fact'], Way>> = {
  phone: 'telephone',
  email: 'email',
  address: 'address',
}

/** A way to be reached that is not to stand on the page stays on the sheet. */
export function withoutFact(edit: SheetEdit, { fact, days }: Fact): Answer {
  const { writer, language } = edit
  const done = () => edit.done('removed', { what: language.facts[fact][0] })
  const way = ways[fact]
  if (way) {
    refuse(edit, way, true)
    return done()
  }
  switch (fact) {
    case 'year':
      writer.empty('who.founding_year')
      return done()
    case 'hours':
      if (days) return undefined
      writer.empty('where.opening_hours')
      return done()
    default:
      return edit.cannot('not_removed')
  }
}

/** Whether a way to be reached is not to stand on the page. */
export function refuse(edit: SheetEdit, way: Way, isRefused: boolean): void {
  const others = edit.sheet.contact.refused.map(({ value }) => value).filter((one) => one !== way)
  edit.writer.set('contact.refused', isRefused ? [...others, way] : others)
}
