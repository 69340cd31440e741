import type { FillContext } from '#designer/fill/context'
import { introducesPeople } from '#designer/fill/people'
import { shownPhoto } from '#designer/fill/placed_photos'
import { html } from '#designer/renderer/html'
import { face, text } from '#designer/renderer/page'
import { line, list } from '#designer/renderer/sections/parts'
import { TURNS, placed, wants } from '#designer/sections/planning/planned'
import { isSaid, markOf, names } from '#designer/sections/said'
import type { SectionType } from '#designer/sections/section_type'
import { FIELD_MARK } from '#designer/sheet/field_mark'
import { capital } from '#designer/language/normalise'

export const teamSection: SectionType<'team'> = {
  fill(context) {
    const { copy, language, sheet } = context
    const open = { name: { todo: copy.todo.person }, role: { todo: copy.todo.role } }
    const people = sheet.people
      .map(({ value }) => value)
      .map(({ name, role, about: told }, at) => ({
        name,
        ...(role ? { role: capital(role, language) } : {}),
        ...(told ? { about: told } : {}),
        ...photoOf(context, at, name),
      }))
    return {
      heading: context.heading('team', copy.headings.team),
      people: people.length > 0 ? people : [open, open],
    }
  },
  print: ({ people }) =>
    list(
      'people',
      'Person',
      people,
      ({ name, role, about: told, photo }) =>
        html`${photo ? face(photo) : isSaid(name) && html`<span class="tile" data-letter="${[...name][0]}" aria-hidden="true"></span>`}${text('h3', 'person', name, { [FIELD_MARK]: markOf('people', name, 'name') })}${line('role', role, markOf('people', name, 'role'))}${line('detail', told, markOf('people', name, 'about'))}`
    ),
  plan: (sheet) =>
    placed(TURNS.middle + 9, 'team', introducesPeople(sheet) || wants(sheet, 'team')),
  says: ({ people }, words) =>
    names(
      people.map(({ name }) => name),
      words
    ),
}

function photoOf({ photos }: FillContext, at: number, name: string) {
  const photo = photos.people[at]
  return photo ? { photo: shownPhoto(photo, photo.alt || name) } : {}
}
