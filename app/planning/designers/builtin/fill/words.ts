import type {
  AboutSection,
  DownloadsSection,
  FaqSection,
  NoticeSection,
  ProcessSection,
  Slot,
  StatementSection,
  TeamSection,
  TestimonialsSection,
} from '#planning/site/site'
import type { FillDesk } from '#planning/designers/builtin/fill/desk'
import type { Props } from '#planning/designers/builtin/fill/props'
import { hoursLine } from '#planning/designers/builtin/fill/schedule'
import { titleBlock } from '#planning/designers/builtin/fill/title'
import { placeOwnWords } from '#planning/designers/builtin/fill/voice'
import { capital } from '#planning/designers/builtin/normalise'

export function notice({ brief, copy }: FillDesk): Props<NoticeSection> {
  const { heading, todo } = copy.parts.notice
  return { heading, text: brief.closing ?? { todo } }
}

export function about(desk: FillDesk): Props<AboutSection> {
  const { brief, copy } = desk
  const words: Slot[] = placeOwnWords(brief).about
  const [person] = brief.people
  const withPicture = desk.layoutOf('about') === 'aside'
  return {
    heading:
      brief.people.length === 1
        ? copy.aboutPerson(person.name)
        : desk.pick('about', copy.headings.about),
    paragraphs: words.length > 0 ? words : [{ todo: copy.todo.about }],
    ...(withPicture ? { photo: { describe: desk.photoNote(1), shape: 'tall' } } : {}),
  }
}

export function statement({ brief, plan }: FillDesk): Props<StatementSection> {
  const { statement: chosen, about: told, lede } = placeOwnWords(brief)
  const short = told.find((words) => words.length <= 140)
  return { text: chosen ?? short ?? lede ?? titleBlock(plan).title }
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

/** Only what the text answers: no question is made up to fill the page. */
export function faq(desk: FillDesk): Props<FaqSection> {
  const { brief, copy } = desk
  const { questions, answers } = copy
  const list: FaqSection['items'] = []
  const where = desk.where()
  if (where) list.push({ question: questions.where, answer: `${where}.` })
  if (brief.hours) {
    const line = capital(hoursLine(brief.hours.value, copy), brief.language)
    list.push({ question: questions.when, answer: `${line}.` })
  }
  const ways = [brief.phone?.value, brief.email?.value].filter(Boolean).join(' / ')
  if (ways) list.push({ question: questions.reach, answer: answers.reach(ways) })
  if (brief.claims.length > 0) {
    const answer = `${brief.claims.map(copy.claim).join(', ')}.`
    list.push({ question: questions.known, answer })
  }
  for (const what of brief.wishes.refusals) {
    list.push({ question: questions.refused(what), answer: answers.refused(what) })
  }
  if (list.length === 0) list.push({ question: questions.when, answer: { todo: copy.todo.answer } })
  return { heading: desk.pick('faq', copy.headings.faq), items: list }
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
