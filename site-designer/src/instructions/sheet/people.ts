import type { SlotsOf } from '#designer/instructions/language/slots'
import { plain } from '#designer/instructions/sheet/items'
import { byHand, type Answer, type SheetEdit } from '#designer/instructions/sheet/sheet_edit'

/** "Add Amara Bello, paralegal". Somebody who is there already gets the role. */
export function addPerson(edit: SheetEdit, slots: SlotsOf): Answer {
  const { sheet } = edit
  const [name, role] = [plain(slots.person), plain(slots.role)]
  if (sheet.people.some(({ value }) => value.name === name)) return setRole(edit, slots)
  sheet.people.push(byHand({ name, role }))
  edit.edited('people')
  return edit.done('noted', { words: `${name}, ${role}` })
}

/** "Peter Lindqvist is a partner now": of somebody who is on the sheet. */
export function setRole(edit: SheetEdit, slots: SlotsOf): Answer {
  const role = plain(slots.role)
  const found = edit.named(edit.sheet.people, slots.person.words, ({ value }) => value.name)
  if (found.length !== 1) return undefined
  const [person] = found
  Object.assign(person, byHand({ ...person.value, role }))
  delete person.from
  edit.edited('people')
  return edit.done('noted', { words: `${person.value.name}, ${role}` })
}

/** "The head baker is Colin Frank": takes the place of the only one with that role. */
export function setRoleOf(edit: SheetEdit, slots: SlotsOf): Answer {
  const { people } = edit.sheet
  const found = edit.named(people, slots.role.words, ({ value }) => value.role ?? '')
  if (found.length !== 1) return undefined
  const [person] = found
  const { role } = person.value
  // What was said about the one before is not true of the next.
  Object.assign(person, byHand({ name: plain(slots.person), ...(role ? { role } : {}) }))
  delete person.from
  edit.edited('people')
  return edit.done('noted', { words: `${person.value.name}, ${role}` })
}

/** "I also cover Barrhead and Linwood". */
export function addArea(edit: SheetEdit, { area }: SlotsOf): Answer {
  const place = edit.place()
  if ('which' in place) return place
  const { area_served: served } = place.one
  const names = plain(area)
    .split(/,| and | ve /)
    .map((name) => name.trim().replace(/['’]\p{Ll}+$/u, ''))
    .filter((name) => name !== '' && !served.some(({ value }) => value === name))
  if (names.length === 0) return edit.done('there_already', { name: plain(area) })
  served.push(...names.map((name) => byHand(name)))
  edit.edited('where.area_served')
  return edit.done('noted', { words: names.join(', ') })
}
