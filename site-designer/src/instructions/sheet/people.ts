import type { SlotsOf } from '#designer/instructions/language/slots'
import { plain } from '#designer/instructions/sheet/items'
import { byHand, type Answer, type Revision } from '#designer/instructions/sheet/revision'

/** "Add Amara Bello, paralegal". Somebody who is there already gets the role. */
export function addPerson(revision: Revision, slots: SlotsOf): Answer {
  const { sheet } = revision
  const [name, role] = [plain(slots.person), plain(slots.role)]
  if (sheet.people.some(({ value }) => value.name === name)) return setRole(revision, slots)
  sheet.people.push(byHand({ name, role }))
  revision.edited('people')
  return revision.done('noted', { words: `${name}, ${role}` })
}

/** "Peter Lindqvist is a partner now": of somebody who is on the sheet. */
export function setRole(revision: Revision, slots: SlotsOf): Answer {
  const role = plain(slots.role)
  const found = revision.named(revision.sheet.people, slots.person.words, ({ value }) => value.name)
  if (found.length !== 1) return undefined
  const [person] = found
  Object.assign(person, byHand({ ...person.value, role }))
  delete person.from
  revision.edited('people')
  return revision.done('noted', { words: `${person.value.name}, ${role}` })
}

/** "The head baker is Colin Frank": takes the place of the only one with that role. */
export function setRoleOf(revision: Revision, slots: SlotsOf): Answer {
  const { people } = revision.sheet
  const found = revision.named(people, slots.role.words, ({ value }) => value.role ?? '')
  if (found.length !== 1) return undefined
  const [person] = found
  const { role } = person.value
  // What was said about the one before is not true of the next.
  Object.assign(person, byHand({ name: plain(slots.person), ...(role ? { role } : {}) }))
  delete person.from
  revision.edited('people')
  return revision.done('noted', { words: `${person.value.name}, ${role}` })
}

/** "I also cover Barrhead and Linwood". */
export function addArea(revision: Revision, { area }: SlotsOf): Answer {
  const place = revision.place()
  if ('which' in place) return place
  const { area_served: served } = place.one
  const names = plain(area)
    .split(/,| and | ve /)
    .map((name) => name.trim().replace(/['’]\p{Ll}+$/u, ''))
    .filter((name) => name !== '' && !served.some(({ value }) => value === name))
  if (names.length === 0) return revision.done('there_already', { name: plain(area) })
  served.push(...names.map((name) => byHand(name)))
  revision.edited('where.area_served')
  return revision.done('noted', { words: names.join(', ') })
}
