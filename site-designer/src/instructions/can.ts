import { PageEdit } from '#designer/instructions/page_edit'
import { editPage } from '#designer/instructions/edit_page'
import type { EditRequest } from '#designer/instructions/edit'
import { clausesOf } from '#designer/instructions/reading/clauses'
import { namesOn } from '#designer/instructions/targets/names_on'
import type { CommandLanguage } from '#designer/instructions/language/language'
import { listsOf, nameIn, slotIn } from '#designer/instructions/targets/items'
import { isOpening } from '#designer/instructions/actions/places'
import { sheetOf } from '#designer/instructions/page_sheet'
import type { PageReading, SectionOnPage } from '#designer/live_page/reading/page_reading'
import { weekdays } from '#designer/sheet/sheet'

const MOST = 6
const LONGEST = 40

/**
 * Commands that work on this page as it stands, made from its facts and sections: first a form field,
 * a section that goes and a colour, then others. Each is read and carried out before it is offered.
 */
export function canDo(
  request: EditRequest,
  reading: PageReading,
  language: CommandLanguage
): string[] {
  const can: string[] = []
  const names = namesOn(new PageEdit(reading, { language }))
  const works = (example: string) => {
    const edit = editPage(
      { html: request.html, instruction: example, now: request.now },
      clausesOf(example, names, language),
      { language, reading }
    )
    return edit.outcome === 'done' && edit.clauses.every(({ done }) => done)
  }
  for (const alternatives of examplesFor(reading, language)) {
    const example = alternatives.find(works)
    if (example) can.push(example)
    if (can.length === MOST) break
  }
  return can
}

/** What may be done, each with other examples of the same where the first does not work. */
function examplesFor(
  reading: PageReading,
  { examples, fields, sections: kinds }: CommandLanguage
): string[][] {
  const { contact, where } = sheetOf(reading)
  const [place] = where
  const sections = reading.sections.filter(
    (section) => section.place === 'section' && !isOpening(section)
  )
  const headings = sections.map(({ heading }) => heading).filter(isShort)
  // What comes late is missed least, but nobody does without the way to reach them.
  const late = sections
    .toReversed()
    .toSorted((one, other) => Number(isNeeded(one)) - Number(isNeeded(other)))
  const removed = late.flatMap(({ heading, kind }) =>
    isShort(heading) ? heading : kind ? kinds[kind][0] : []
  )
  const [item] = listsOf(reading)
    .flat()
    .filter((one) => slotIn(one, 'price'))
    .map(nameIn)
    .filter(isShort)
  const button = reading.parts.find(({ role, words }) => role === 'button' && isShort(words))
  const text = reading.parts.find(
    ({ role, words }) => role === 'text' && isShort(words) && words.length > 2
  )
  const list: [string, string | string[] | undefined | boolean][] = [
    ['field', ASKED.map((kind) => fields[kind][0])],
    ['remove', removed],
    ['brand', true],
    ['title', true],
    ['phone', contact.telephones.length > 0],
    ['price', item],
    ['hours', weekdays.some((day) => place.opening_hours[day])],
    ['move', headings.length > 1 && headings.at(-1)],
    ['button', button?.words],
    ['dark', true],
    ['bold', text?.words],
    ['meta', true],
    ['larger', true],
  ]
  return list.map(([key, is]) => {
    const names = is === true ? [''] : [is || []].flat()
    return names.map((name) => examples[key].replace('{name}', () => name))
  })
}

/** Fields that an example may ask for: the first that the form does not have. */
const ASKED = ['phone', 'subject', 'date', 'company'] as const

const NEEDED = ['contact', 'visit', 'legal']

const isNeeded = ({ kind }: SectionOnPage) => NEEDED.includes(kind ?? '')

function isShort(words: string): boolean {
  return words !== '' && words.length <= LONGEST && !/["“”„«»]/.test(words)
}
