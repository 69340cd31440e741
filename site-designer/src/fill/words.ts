import type {
  AboutSection,
  DownloadsSection,
  NoticeSection,
  ProcessSection,
  Slot,
  StatementSection,
  TeamSection,
  TestimonialsSection,
} from '#designer/site/site'
import type { FillDesk } from '#designer/fill/desk'
import { aboutPhoto } from '#designer/fill/pictures'
import type { Props } from '#designer/fill/props'
import { nounOf, titleBlock } from '#designer/fill/title'
import { placeOwnWords } from '#designer/fill/own_words'
import { capital } from '#designer/text/normalise'

export function notice({ brief, copy }: FillDesk): Props<NoticeSection> {
  const { heading, todo } = copy.parts.notice
  return { heading, text: brief.closing ?? { todo } }
}

export function about(desk: FillDesk): Props<AboutSection> {
  const { brief, copy } = desk
  const words: Slot[] = placeOwnWords(brief).about
  const [person] = brief.people
  const photo = aboutPhoto(desk)
  return {
    heading:
      brief.people.length === 1
        ? copy.aboutPerson(person.name)
        : desk.pick('about', copy.headings.about),
    paragraphs: words.length > 0 ? words : [{ todo: copy.todo.about }],
    ...(photo ? { photo } : {}),
  }
}

export function statement(desk: FillDesk): Props<StatementSection> {
  const { statement: chosen, about: told, lede } = placeOwnWords(desk.brief)
  const short = told.find((words) => words.length <= 140)
  return { text: chosen ?? short ?? lede ?? introduction(desk) }
}

// Where nobody has said anything: another way to say what the title says. Its age stands above.
function introduction(desk: FillDesk): string {
  const { brief, copy } = desk
  if (!brief.name || brief.trade.source === 'assumed') return titleBlock(desk).title
  return copy.isA(brief.name.value, nounOf(brief), brief.place?.value, undefined)
}

export function process({ copy }: FillDesk): Props<ProcessSection> {
  return {
    heading: copy.headings.process[0],
    steps: copy.todo.steps.map((todo) => ({ name: { todo } })),
  }
}

export function team(desk: FillDesk): Props<TeamSection> {
  const { brief, copy } = desk
  const open = { name: { todo: copy.todo.person }, detail: { todo: copy.todo.role } }
  return {
    heading: desk.pick('team', copy.headings.team),
    people:
      brief.people.length === 0
        ? [open, open]
        : brief.people.map(({ name, role }) => ({
            name,
            ...(role ? { detail: capital(role, brief.language) } : {}),
          })),
  }
}

export function testimonials({ copy }: FillDesk): Props<TestimonialsSection> {
  const open = { text: { todo: copy.todo.quote }, by: { todo: copy.todo.quoteBy } }
  return { heading: copy.headings.testimonials[0], quotes: [open, open] }
}

export function downloads(desk: FillDesk): Props<DownloadsSection> {
  const { trade, copy } = desk
  const words = copy.parts.downloads
  const papers =
    trade.offerKind === 'menu' ? [words.menu, words.prices] : [words.prices, words.form]
  return {
    heading: desk.pick('downloads', words.headings),
    files: papers.map((paper) => ({
      name: capital(paper, desk.brief.language),
      todo: words.todo(paper),
    })),
  }
}
