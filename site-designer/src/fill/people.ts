import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import type { Person, Sheet } from '#designer/sheet/sheet'
import { fold } from '#designer/language/fold'

/** Whether there is more to tell of the only person than a name and a role, which fit a row of facts. */
export function introducesPerson({ people }: Sheet): boolean {
  return people.length === 1 && people[0].value.about !== undefined
}

/** Whether people need a section: names alone that their own words tell need none. */
export function introducesPeople(sheet: SortedSheet): boolean {
  return untoldPeople(sheet).length > 1
}

/** Those of whom the name and the person's own words do not say everything. */
export function untoldPeople(sheet: SortedSheet): Person[] {
  const { topics, beside, about: story, lede, known } = sheet.sorted
  const told = fold(JSON.stringify([sheet.who.name?.value, topics, beside, story, lede, known]))
  const isSaid = (words: string | undefined) => !words || told.includes(fold(words))
  return sheet.people
    .map(({ value }) => value)
    .filter(({ name, role, about: words }) => !isSaid(name) || !isSaid(role) || words)
}
