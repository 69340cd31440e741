import { PageEdit } from '#designer/commands/page_edit'
import { editPage } from '#designer/commands/edit_page'
import type { EditRequest } from '#designer/commands/edit'
import { clausesOf } from '#designer/commands/reading/clauses'
import { namesOn } from '#designer/commands/targets/names_on'
import type { CommandLanguage } from '#designer/commands/language/language'
import { listsOf, nameIn, slotIn } from '#designer/commands/targets/items'
import { isOpening } from '#designer/commands/actions/places'
import { sheetOf } from '#designer/commands/page_sheet'
import type { PageReading } from '#designer/renderer/reading/page_reading'
import { weekdays } from '#designer/sheet/sheet'

const MOST = 4
const LONGEST = 40

/**
 * Commands that work on this page as it stands, made from its facts and sections. Each is read and
 * carried out before it is offered.
 */
export function canDo(
  request: EditRequest,
  reading: PageReading,
  language: CommandLanguage
): string[] {
  const can: string[] = []
  const names = namesOn(new PageEdit(reading, { language }))
  for (const example of examplesFor(reading, language)) {
    const edit = editPage(
      { html: request.html, instruction: example, now: request.now },
      clausesOf(example, names, language),
      { language, reading }
    )
    if (edit.outcome === 'done' && edit.clauses.every(({ done }) => done)) can.push(example)
    if (can.length === MOST) break
  }
  return can
}

function examplesFor(reading: PageReading, { examples }: CommandLanguage): string[] {
  const { contact, where } = sheetOf(reading)
  const [place] = where
  const sections = reading.sections.filter(
    (section) => section.place === 'section' && !isOpening(section)
  )
  const headings = sections.map(({ heading }) => heading).filter(isShort)
  const [item] = listsOf(reading)
    .flat()
    .filter((one) => slotIn(one, 'price'))
    .map(nameIn)
    .filter(isShort)
  const button = reading.parts.find(({ role, words }) => role === 'button' && isShort(words))
  const text = reading.parts.find(
    ({ role, words }) => role === 'text' && isShort(words) && words.length > 2
  )
  const list: [string, string | undefined | boolean][] = [
    ['title', true],
    ['phone', contact.telephones.length > 0],
    ['price', item],
    ['hours', weekdays.some((day) => place.opening_hours[day])],
    ['remove', headings.at(-1)],
    ['move', headings.length > 1 && headings.at(-1)],
    ['button', button?.words],
    ['brand', true],
    ['dark', true],
    ['bold', text?.words],
    ['meta', true],
    ['larger', true],
  ]
  return list.flatMap(([key, is]) =>
    is ? [examples[key].replace('{name}', () => (is === true ? '' : is))] : []
  )
}

function isShort(words: string): boolean {
  return words !== '' && words.length <= LONGEST && !/["“”„«»]/.test(words)
}
