import type { FaqSection } from '#designer/site/site'
import { toldRefusals, type FillDesk } from '#designer/fill/desk'
import { boardsHours, inALine, knownInRow, showsFacts } from '#designer/fill/places'
import type { Props } from '#designer/fill/props'
import { hoursLine } from '#designer/fill/schedule'
import { capital } from '#designer/text/normalise'

/**
 * Only what the text answers: no question is made up to fill the page. What another section answers
 * is asked where there is nothing else to ask.
 */
export function faq(desk: FillDesk): Props<FaqSection> {
  const { copy } = desk
  const answered = questions(desk).filter(({ answer }) => answer !== '')
  const fresh = answered.filter(({ told }) => !told)
  const items = (fresh.length > 0 ? fresh : answered).map(({ question, answer }) => ({
    question,
    answer: `${answer}.`,
  }))
  const open = { question: copy.questions.when, answer: { todo: copy.todo.answer } }
  return {
    heading: desk.pick('faq', copy.headings.faq),
    items: items.length > 0 ? items : [open],
  }
}

interface Question {
  question: string
  /** '' where it cannot be answered. */
  answer: string
  /** Another section answers it. */
  told: boolean
}

function questions(desk: FillDesk): Question[] {
  const { brief, copy, kinds, claims } = desk
  const { questions: ask, answers } = copy
  const hours = brief.hours ? hoursLine(brief.hours.value, copy) : ''
  const ways = [brief.phone?.value, brief.email?.value].filter(Boolean).join(' / ')
  const inRow = showsFacts(desk) ? knownInRow(desk).claims : []
  const fresh = claims.filter((claim) => !inRow.includes(claim))
  return [
    {
      question: ask.where,
      answer: desk.where() ?? '',
      told: kinds.has('visit') || kinds.has('map'),
    },
    {
      question: ask.when,
      answer: capital(hours, brief.language),
      told: kinds.has('visit') || kinds.has('hours') || boardsHours(desk),
    },
    { question: ask.reach, answer: ways, told: kinds.has('contact') },
    {
      question: ask.known,
      answer: inALine(fresh.length > 0 ? fresh : claims, brief.language),
      told: fresh.length === 0,
    },
    ...toldRefusals(brief).map((what) => ({
      question: ask.refused(what),
      answer: answers.refused(what),
      told: false,
    })),
  ]
}
