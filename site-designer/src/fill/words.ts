import { languageOf, whatAndWhere } from '#designer/fill/business'
import { shownName } from '#designer/fill/shown_name'
import type { FillContext } from '#designer/fill/context'
import { placeOwnWords } from '#designer/fill/own_words'
import { speaks, voiceOf } from '#designer/fill/voice_of'
import { aboutPhoto } from '#designer/fill/pictures'
import { shownPhoto } from '#designer/fill/placed_photos'
import type { Props } from '#designer/fill/props'
import { loneQuote, quotesOf } from '#designer/fill/quotes'
import { fold } from '#designer/text/letters'
import { capital } from '#designer/text/normalise'
import { sentencesOf } from '#designer/text/sentences'
import type { Person, Sheet } from '#designer/sheet/sheet'
import type { Slot } from '#designer/site/content'

export function about(context: FillContext): Props<'about'> {
  const { copy, sheet } = context
  const [first, ...others] = sheet.people.map(({ value }) => value)
  const isTheirs = introducesPerson(sheet) || voiceOf(sheet) === 'I'
  const person = others.length === 0 && isTheirs ? first : undefined
  const words: Slot[] = [
    ...(person ? personLines(sheet, person) : []),
    ...placeOwnWords(sheet).about,
  ]
  const isHeading = person && copy.aboutPerson(person.name) !== shownName(sheet)
  const photo = aboutPhoto(context)
  return {
    heading: isHeading ? copy.aboutPerson(person.name) : aboutHeading(context),
    paragraphs: words.length > 0 ? words : [{ todo: copy.todo.about }],
    ...(photo ? { photo } : {}),
  }
}

/** "Who we are" is for those who speak of themselves. */
function aboutHeading(context: FillContext): string {
  const { headings } = context.copy
  const usual = speaks(context.sheet) ? headings.about : headings.about.slice(0, 1)
  return context.heading('about', usual)
}

/** Whether there is more to tell of the only person than a name and a role, which fit a row of facts. */
export function introducesPerson({ people }: Sheet): boolean {
  return people.length === 1 && people[0].value.about !== undefined
}

/** Whether people need a section: names alone that their own words tell need none. */
export function introducesPeople(sheet: Sheet): boolean {
  return untoldPeople(sheet).length > 1
}

/** Those of whom the name and the person's own words do not say everything. */
export function untoldPeople(sheet: Sheet): Person[] {
  const { topics, beside, about: story, lede, known } = placeOwnWords(sheet)
  const told = fold(JSON.stringify([sheet.who.name?.value, topics, beside, story, lede, known]))
  const isSaid = (words: string | undefined) => !words || told.includes(fold(words))
  return sheet.people
    .map(({ value }) => value)
    .filter(({ name, role, about: words }) => !isSaid(name) || !isSaid(role) || words)
}

/** What of a person the title, the name of the business and their own words do not say. */
function personLines(sheet: Sheet, { name, role, about: words }: Person): string[] {
  const language = languageOf(sheet)
  const told = [sheet.who.name?.value, ...placeOwnWords(sheet).about].join(' ')
  const isNamed = fold(told).includes(fold(name))
  const isSaid = role !== undefined && fold(whatAndWhere(sheet) ?? '').includes(fold(role))
  const line = [isNamed ? undefined : name, isSaid ? undefined : role].filter(Boolean).join(', ')
  return [line ? `${capital(line, language)}.` : undefined, words].filter(
    (said) => said !== undefined
  )
}

/** One sentence, large: what somebody said of them, or else their own. */
export function statement({ sheet }: FillContext): Props<'statement'> {
  const quote = loneQuote(sheet)
  if (quote) return quote
  const { about: told, lede } = placeOwnWords(sheet)
  return { text: sentencesOf(told[0] ?? '')[0] ?? lede ?? whatAndWhere(sheet) ?? shownName(sheet) }
}

export function process({ copy }: FillContext): Props<'process'> {
  return {
    heading: copy.headings.process[0],
    steps: copy.todo.steps.map((todo) => ({ name: { todo } })),
  }
}

export function team(context: FillContext): Props<'team'> {
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
}

function photoOf({ photos }: FillContext, at: number, name: string) {
  const photo = photos.people[at]
  return photo ? { photo: shownPhoto(photo, photo.alt || name) } : {}
}

export function testimonials(context: FillContext): Props<'testimonials'> {
  const { copy, sheet } = context
  const open = { text: { todo: copy.todo.quote }, by: { todo: copy.todo.quoteBy } }
  const said = quotesOf(sheet)
  return {
    heading: context.heading('testimonials', copy.headings.testimonials.slice(0, 1)),
    quotes: said.length > 0 ? said : [open, open],
  }
}

export function downloads(context: FillContext): Props<'downloads'> {
  const { copy, kind, language } = context
  const words = copy.parts.downloads
  const papers = kind.offerKind === 'menu' ? [words.menu, words.prices] : [words.prices, words.form]
  return {
    heading: context.pick('downloads', words.headings),
    files: papers.map((paper) => ({ name: capital(paper, language), todo: words.todo(paper) })),
  }
}
