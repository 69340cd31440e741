import type { SlotsOf } from '#designer/instructions/language/slots'
import { plain } from '#designer/instructions/sheet/items'
import type { Answer, SheetEdit } from '#designer/instructions/sheet/sheet_edit'
import { heldIn } from '#designer/sheet/cells'

/** "Add Amara Bello, paralegal". Somebody who is there already gets the role. */
export function addPerson(edit: SheetEdit, slots: SlotsOf): Answer {
  const { sheet, writer } = edit
  const [name, role] = [plain(slots.person), plain(slots.role)]
  if (sheet.people.some(({ value }) => value.name === name)) return setRole(edit, slots)
  writer.append(writer.cell('people'), { name, role })
  return edit.done('noted', { words: `${name}, ${role}` })
}

/** "Peter Lindqvist is a partner now": of somebody who is on the sheet. */
export function setRole(edit: SheetEdit, slots: SlotsOf): Answer {
  const role = plain(slots.role)
  const found = edit.named(edit.sheet.people, slots.person.words, ({ value }) => value.name)
  if (found.length !== 1) return undefined
  const [person] = found
  edit.writer.rewrite(edit.writer.cell('people'), person, { ...person.value, role })
  return edit.done('noted', { words: `${person.value.name}, ${role}` })
}

/** "The head baker is Colin Frank": takes the place of the only one with that role. */
export function setRoleOf(edit: SheetEdit, slots: SlotsOf): Answer {
  const { people } = edit.sheet
  const found = edit.named(people, slots.role.words, ({ value }) => value.role ?? '')
  if (found.length !== 1) return undefined
  const [person] = found
  const { role } = person.value
  const name = plain(slots.person)
  // What was said about the one before is not true of the next.
  edit.writer.rewrite(edit.writer.cell('people'), person, { name, ...(role ? { role } : {}) })
  return edit.done('noted', { words: `${name}, ${role}` })
}

/** "I also cover Barrhead and Linwood". */
export function addArea(edit: SheetEdit, { area }: SlotsOf): Answer {
  const place = edit.place()
  if ('which' in place) return place
  const served = edit.writer.cell('where.area_served', place.one)
  const names = plain(area)
    .split(/,| and | ve /)
    .map((name) => name.trim().replace(/['’]\p{Ll}+$/u, ''))
    .filter((name) => name !== '' && !heldIn(served).some(({ value }) => value === name))
  if (names.length === 0) return edit.done('there_already', { name: plain(area) })
  for (const name of names) edit.writer.append(served, name)
  return edit.done('noted', { words: names.join(', ') })
}
