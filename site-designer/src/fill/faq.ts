import { clockOf } from '#designer/fill/clock'
import type { FillContext } from '#designer/fill/context'
import { placeAt } from '#designer/fill/place_section'
import { inALine } from '#designer/fill/places'
import type { Props } from '#designer/fill/props'
import { emailsOf, telephonesOf } from '#designer/fill/reach'
import { hoursLine } from '#designer/fill/schedule'
import { addressOf } from '#designer/fill/whereabouts'
import { capital } from '#designer/text/normalise'

/** Only what the sheet answers: no question is made up to fill the page. */
export function faq(context: FillContext): Props<'faq'> {
  const { copy, language, sheet } = context
  const { questions: ask, todo } = copy
  const place = placeAt(sheet)
  const known = sheet.good_to_know.map(({ value }) => value)
  const answers: [string, string | undefined][] = [
    [ask.where, addressOf(place, sheet)],
    [ask.when, capital(hoursLine(place.opening_hours, language, clockOf(sheet)), language)],
    [ask.reach, [...telephonesOf(sheet), ...emailsOf(sheet)].join(' / ')],
    [ask.known, known.length > 0 ? inALine(known, language) : undefined],
  ]
  const items = answers.flatMap(([question, answer]) =>
    answer ? [{ question, answer: `${answer}.` }] : []
  )
  return {
    heading: context.pick('faq', copy.headings.faq),
    items: items.length > 0 ? items : [{ question: ask.when, answer: { todo: todo.answer } }],
  }
}
