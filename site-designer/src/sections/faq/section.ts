import type { Change, PageElement } from 'editor-engine'
import { clockOf } from '#designer/fill/clock'
import { placeAt } from '#designer/fill/place_section'
import { inALine } from '#designer/fill/places'
import { emailsOf, telephonesOf } from '#designer/fill/reach'
import { hoursLine } from '#designer/fill/schedule'
import { addressOf } from '#designer/fill/whereabouts'
import { html, type Html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { renamed } from '#designer/renderer/elements'
import { held, oursMark } from '#designer/renderer/sections/parts'
import { TURNS, placed, wants } from '#designer/sections/planning/planned'
import type { SectionType } from '#designer/sections/section_type'
import { FIELD_MARK, fieldMark, partMark } from '#designer/sheet/field_mark'
import type { AskedQuestion, Sheet, Value } from '#designer/sheet/sheet'
import type { Answered } from '#designer/site/content'
import type { Section } from '#designer/site/site'
import { capital } from '#designer/language/normalise'

/** What visitors ask; whoever asked for such a section without a question gets what the sheet answers. */
export const faqSection: SectionType<'faq'> = {
  fill(context) {
    const { copy, language, sheet } = context
    const { questions: ask, todo } = copy
    const place = placeAt(sheet)
    const toKnow = sheet.good_to_know.map(({ value }) => value)
    const answers: [string, string | undefined][] = [
      [ask.where, addressOf(place, sheet)],
      [ask.when, capital(hoursLine(place.opening_hours, language, clockOf(sheet)), language)],
      [ask.reach, [...telephonesOf(sheet), ...emailsOf(sheet)].join(' / ')],
      [ask.known, toKnow.length > 0 ? inALine(toKnow, language) : undefined],
    ]
    const asked = (sheet.questions ?? []).map((one) => answered(one, todo.answer))
    // What the page says elsewhere is told again only where such a section was asked for.
    const facts = context.wants('faq') ? answers : []
    const known = facts.flatMap(([question, answer]) =>
      answer ? [{ question, answer: `${answer}.` }] : []
    )
    const items: Answered[] = [...known, ...asked]
    return {
      heading: context.pick('faq', copy.headings.faq),
      items: items.length > 0 ? items : [{ question: ask.when, answer: { todo: todo.answer } }],
    }
  },
  print: printFaq,
  plan: (sheet) => placed(TURNS.ways, 'faq', isAsked(sheet) || wants(sheet, 'faq'), 'floats'),
  says: ({ items }) => items.map(({ question }) => question).join(' '),
  fits: (holds, layout) => (layout === 'fold') === holds(({ tag }) => tag === 'details'),
  remade: (element, now, next) =>
    (now === 'fold') === (next === 'fold') ? [] : remadeQuestions(element, next === 'fold'),
}

function isAsked({ questions = [] }: Sheet): boolean {
  return questions.length > 0
}

function answered({ value, source }: Value<AskedQuestion>, toFill: string): Answered {
  const { question, answer } = value
  return {
    question,
    answer: answer ?? { todo: toFill },
    field: fieldMark('questions', question),
    ...(source === 'ours' ? { ours: true } : {}),
  }
}

/** Questions with their answers; one layout folds them, which takes another markup. */
function printFaq({ layout, items }: Section<'faq'>): Html {
  const folds = layout === 'fold'
  const [tag, asked, told] = folds ? ['details', 'summary', 'p'] : ['div', 'dt', 'dd']
  const entries = items.map((item) => {
    const { question, answer, field } = item
    const marks = { [FIELD_MARK]: partMark(field, 'answer'), ...oursMark(item) }
    return held(
      tag,
      question,
      html`${text(asked, 'question', question, { [FIELD_MARK]: partMark(field, 'question') })}${text(told, 'answer', answer, marks)}`,
      folds ? { class: 'fold' } : {}
    )
  })
  return folds ? html`${entries}` : html`<dl class="answers">${entries}</dl>`
}

const FOLDED: Record<string, string> = { div: 'details', dt: 'summary', dd: 'p' }
const OPENED: Record<string, string> = { details: 'div', summary: 'dt', p: 'dd' }

function remadeQuestions(section: PageElement, folds: boolean): Change[] {
  const inner = [...section.descendants()]
  const list = inner.find((element) => element.attribute('class')?.value === 'answers')
  const pairs = inner.filter(({ parent, tag }) =>
    folds ? tag === 'div' && list && parent?.index === list.index : tag === 'details'
  )
  const [first] = pairs
  const last = pairs.at(-1)
  if (!first || !last) return []
  const tags = folds ? FOLDED : OPENED
  const changes = pairs.flatMap((pair) => [
    ...[pair, ...pair.children()].flatMap((one) => renamed(one, tags[one.tag] ?? one.tag)),
    ...(folds
      ? [pair.setAttribute('class', 'fold')]
      : ['class', 'open'].flatMap((name) => pair.removeAttribute(name))),
  ])
  const [from, to] = [first.range.from, last.range.to]
  return folds
    ? [{ ...list!.startTag, insert: '' }, { ...list!.endTag!, insert: '' }, ...changes]
    : [
        { from, to: from, insert: '<dl class="answers">' },
        ...changes,
        { from: to, to, insert: '</dl>' },
      ]
}
