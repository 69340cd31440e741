import { languageOf, whatAndWhere } from '#designer/fill/business'
import type { FillContext } from '#designer/fill/context'
import { introducesPerson } from '#designer/fill/people'
import { aboutPhoto } from '#designer/fill/pictures'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { shownName } from '#designer/fill/shown_name'
import { speaks, voiceOf } from '#designer/fill/voice_of'
import { html, type Html } from '#designer/renderer/html'
import { photo, type Page } from '#designer/renderer/page'
import { prose } from '#designer/renderer/sections/parts'
import { TURNS, placed, wants } from '#designer/sections/planning/planned'
import { isSaid } from '#designer/sections/said'
import type { SectionType } from '#designer/sections/section_type'
import type { Person } from '#designer/sheet/sheet'
import type { Slot } from '#designer/site/content'
import type { Section } from '#designer/site/site'
import { fold } from '#designer/language/fold'
import { capital } from '#designer/language/normalise'

const mostInFewLines = 260

export const aboutSection: SectionType<'about'> = {
  fill(context) {
    const { copy, sheet } = context
    const [first, ...others] = sheet.people.map(({ value }) => value)
    const isTheirs = introducesPerson(sheet) || voiceOf(sheet) === 'I'
    const person = others.length === 0 && isTheirs ? first : undefined
    const words: Slot[] = [...(person ? personLines(sheet, person) : []), ...sheet.sorted.about]
    const isHeading = person && copy.aboutPerson(person.name) !== shownName(sheet)
    const picture = aboutPhoto(context)
    return {
      heading: isHeading ? copy.aboutPerson(person.name) : aboutHeading(context),
      paragraphs: words.length > 0 ? words : [{ todo: copy.todo.about }],
      ...(picture ? { photo: picture } : {}),
    }
  },
  print: printAbout,
  plan: (sheet) =>
    placed(
      TURNS.middle + 13,
      'about',
      sheet.sorted.about.length > 0 || introducesPerson(sheet) || wants(sheet, 'about')
    ),
  isCalledPlainly: true,
  says: ({ paragraphs }, words) => (paragraphs.some(isSaid) ? words.ownWords : words.ownWordsPlace),
}

function printAbout({ paragraphs, photo: picture }: Section<'about'>, page: Page): Html {
  const words = prose(paragraphs, isShort(paragraphs) ? { 'data-said': 'short' } : {})
  return html`${words}${picture && photo(page, picture, 'about')}`
}

/** "Who we are" is for those who speak of themselves. */
function aboutHeading(context: FillContext): string {
  const { headings } = context.copy
  const usual = speaks(context.sheet) ? headings.about : headings.about.slice(0, 1)
  return context.heading('about', usual)
}

/** What of a person the title, the name of the business and their own words do not say. */
function personLines(sheet: SortedSheet, { name, role, about: words }: Person): string[] {
  const language = languageOf(sheet)
  const told = [sheet.who.name?.value, ...sheet.sorted.about].join(' ')
  const isNamed = fold(told).includes(fold(name))
  const isRoleSaid = role !== undefined && fold(whatAndWhere(sheet) ?? '').includes(fold(role))
  const line = [isNamed ? undefined : name, isRoleSaid ? undefined : role]
    .filter(Boolean)
    .join(', ')
  return [line ? `${capital(line, language)}.` : undefined, words].filter(
    (said) => said !== undefined
  )
}

/** A few lines alone stand larger than the paragraphs of a story. */
function isShort(paragraphs: Slot[]): boolean {
  const said = paragraphs.filter((slot) => typeof slot === 'string').join(' ')
  return paragraphs.length < 3 && said !== '' && said.length <= mostInFewLines
}
