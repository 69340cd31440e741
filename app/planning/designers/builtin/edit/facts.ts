import { changeSource, type EditOperation } from '#planning/renderer/reading/edit_operation'
import { setStructured, structuredData } from '#planning/renderer/reading/json_ld_edit'
import { newValue, newWeek } from '#planning/renderer/reading/new_markup'
import type { PageElement, PageReading } from '#planning/renderer/reading/page_reading'
import {
  replacedInAttribute,
  replacedWords,
  type Change,
} from '#planning/renderer/reading/source_changes'
import { wordsOf } from '#planning/renderer/reading/words'
import { copyIn } from '#planning/designers/builtin/copy/copy_in'
import { done, impossible, type Desk, type Outcome } from '#planning/designers/builtin/edit/outcome'
import { factsOn } from '#planning/designers/builtin/edit/page_facts'
import { findHours, type Hours } from '#planning/designers/builtin/facts/hours'
import { findReach } from '#planning/designers/builtin/facts/reach'
import {
  hoursLine,
  hoursRows,
  openings,
  weekBoard,
} from '#planning/designers/builtin/fill/schedule'
import type { Instruction } from '#planning/designers/builtin/instructions/instruction'
import { capital } from '#planning/designers/builtin/normalise'

type SetFact = Extract<Instruction, { do: 'set_fact' }>

/** Gives a fact its new value wherever the page says it: to readers, to machines and in links. */
export function setFact(desk: Desk, { fact, value }: SetFact): Outcome {
  const { reading, says } = desk
  const wanted = value.trim()
  const name = says.facts[fact]
  const facts = factsOn(reading)
  if (fact === 'hours') return setHours(desk, wanted, facts.hours)
  const problem = unreadable(desk, fact, wanted)
  if (problem) return problem
  const old = facts[fact] || said(reading, fact)
  if (old === wanted) return impossible(says.alreadySo)

  const changes = [
    ...(old ? saidElsewhere(reading, old, wanted) : []),
    ...filled(reading, fact, wanted),
    ...(fact === 'phone' || fact === 'email' ? hrefs(reading, fact, old, wanted) : []),
    ...(fact === 'address' && old ? directions(reading, old, wanted) : []),
  ]
  if (changes.length === 0) return impossible(says.factNotThere(name))
  const structured = setStructured(reading, PATHS[fact], wanted)
  const operations = [
    changeSource(reading.html, [...changes, ...structured]),
    ...(old ? otherwiseWritten(reading, fact, old, wanted) : []),
  ]
  return done(operations, says.factSet(name), says.alreadySo)
}

const PATHS: Record<Exclude<SetFact['fact'], 'hours'>, string[]> = {
  name: ['name'],
  phone: ['telephone'],
  email: ['email'],
  since: ['foundingDate'],
  address: ['address', 'streetAddress'],
  place: ['address', 'addressLocality'],
}

function unreadable({ says }: Desk, fact: SetFact['fact'], value: string) {
  const bad = (example: string) => impossible(says.factUnreadable(says.facts[fact], example))
  if (value === '' || value.length > 200) return bad('…')
  if (fact === 'phone' && value.replace(/\D/g, '').length < 3) return bad('0113 496 0000')
  if (fact === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return bad('shop@example.com')
  if (fact === 'since' && !/^\d{4}$/.test(value)) return bad('1987')
  return undefined
}

/** What a page without structured data says itself. */
function said(reading: PageReading, fact: SetFact['fact']): string | undefined {
  if (fact !== 'phone' && fact !== 'email') return undefined
  for (const { words } of reading.parts) {
    const found = findReach(words)[fact]
    if (found) return found
  }
  return undefined
}

/** In the text, in the head's descriptions and in the words that stand for pictures. */
function saidElsewhere(reading: PageReading, old: string, value: string): Change[] {
  const attributes = [...reading.page.elements()].flatMap((element) =>
    (element.tag === 'meta' ? ['content'] : ['alt', 'aria-label']).flatMap((name) =>
      replacedInAttribute(element, name, old, value)
    )
  )
  const { description } = structuredData(reading)
  const described =
    typeof description === 'string' && description.includes(old)
      ? setStructured(reading, ['description'], description.replaceAll(old, value))
      : []
  return [
    ...replacedWords(reading.page, old, value, { exactly: true }),
    ...attributes,
    ...described,
  ]
}

const digits = (text: string) => text.replace(/\D/g, '')
const SCHEMES = { phone: 'tel:', email: 'mailto:' }

function hrefs(
  reading: PageReading,
  fact: 'phone' | 'email',
  old: string | undefined,
  value: string
): Change[] {
  const scheme = SCHEMES[fact]
  const next = scheme + (fact === 'phone' ? value.replace(/[^\d+]/g, '') : value)
  return linksBy(reading, scheme)
    .filter(
      (link) =>
        old === undefined || isSame(fact, link.attribute('href')!.value.slice(scheme.length), old)
    )
    .map((link) => link.setAttribute('href', next))
}

/** A link to the number may write it another way than the rest of the page does. */
function otherwiseWritten(
  reading: PageReading,
  fact: SetFact['fact'],
  old: string,
  value: string
): EditOperation[] {
  if (fact !== 'phone') return []
  return linksBy(reading, 'tel:').flatMap((link): EditOperation[] => {
    const words = wordsOf(link)
    const number = findReach(words).phone
    const isOther = number !== undefined && number !== old && isSame('phone', number, old)
    if (!isOther || !link.id) return []
    return [{ type: 'set_text', element: link.id, text: words.replace(number, value) }]
  })
}

function isSame(fact: 'phone' | 'email', one: string, other: string): boolean {
  if (fact === 'email') return decodeURIComponent(one.split('?')[0]) === other
  const [a, b] = [digits(one), digits(other)]
  return a.slice(-7) === b.slice(-7)
}

function linksBy(reading: PageReading, scheme: string): PageElement[] {
  return reading.elements(
    ({ tag, attributes }) => tag === 'a' && (attributes.href ?? '').startsWith(scheme)
  )
}

/** The places on our pages that ask for the fact. */
function filled(reading: PageReading, fact: SetFact['fact'], value: string): Change[] {
  const { todo } = copyIn(reading.language)
  const note = { phone: todo.phone, address: todo.address }[fact as string]
  const places = reading.elements(
    (element) =>
      element.content !== undefined &&
      element.attribute('data-todo')?.value === note &&
      wordsOf(element) === note
  )
  const insert = newValue(value)
  return places.flatMap((element) => [
    // The link in it is the slot then.
    ...(insert.startsWith('<a') ? element.removeAttribute('data-slot') : []),
    ...settled(element),
    { ...element.content!, insert },
  ])
}

/** The element and what surrounds it ask for nothing any more. */
function settled(element: PageElement): Change[] {
  const changes: Change[] = []
  for (let one: PageElement | undefined = element; one; one = one.parent) {
    changes.push(...one.removeAttribute('data-todo'))
  }
  return changes
}

function directions(reading: PageReading, old: string, value: string): Change[] {
  return reading
    .elements(({ tag }) => tag === 'a')
    .flatMap((link) => {
      const href = link.attribute('href')?.value ?? ''
      const coded = encodeURIComponent(old)
      return href.includes(coded)
        ? [link.setAttribute('href', href.replace(coded, encodeURIComponent(value)))]
        : []
    })
}

function setHours({ reading, says }: Desk, value: string, old: Hours | undefined): Outcome {
  const name = says.facts.hours
  const hours = findHours(value)
  const copy = copyIn(reading.language)
  if (!hours) return impossible(says.factUnreadable(name, hoursLine(EXAMPLE, copy)))
  const weeks = weeksOn(reading)
  const changes = weeks.flatMap((week) => {
    const rows = isOnBoard(week) ? weekBoard(hours, copy) : hoursRows(hours, copy)
    return [{ ...week.content!, insert: newWeek(rows) }, ...settled(week)]
  })
  const line = hoursLine(hours, copy)
  if (old) {
    const before = hoursLine(old, copy)
    changes.push(...outside(weeks, saidElsewhere(reading, before, line)))
    if (capital(before) !== before) {
      const begun = replacedWords(reading.page, capital(before), capital(line), { exactly: true })
      changes.push(...outside(weeks, begun))
    }
  }
  if (changes.length === 0) return impossible(says.factNotThere(name))
  const structured = (openings(hours) ?? []).map(({ days, from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    'dayOfWeek': days.map((day) => DAYS[day]),
    'opens': clock(from),
    'closes': clock(to),
  }))
  const data = setStructured(reading, ['openingHoursSpecification'], structured)
  return done(
    [changeSource(reading.html, [...changes, ...data])],
    says.factSet(name),
    says.alreadySo
  )
}

const EXAMPLE: Hours = {
  open: [{ days: [1, 2, 3, 4, 5], from: 9 * 60, to: 17 * 60 }],
  closed: [],
  twelve: false,
}
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function clock(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}

/** The weeks of our pages, without one of classes. */
function weeksOn(reading: PageReading): PageElement[] {
  const { headings } = copyIn(reading.language)
  return reading.elements((element) => {
    if (element.tag !== 'dl' || element.attribute('class')?.value !== 'week' || !element.content)
      return false
    const title = [...(element.parent?.children() ?? [])].find(({ tag }) => tag === 'h2')
    return !title || !headings.timetable.includes(wordsOf(title))
  })
}

function isOnBoard(week: PageElement): boolean {
  return /\bboard\b/.test(week.parent?.attribute('class')?.value ?? '')
}

function outside(weeks: readonly PageElement[], changes: Change[]): Change[] {
  return changes.filter(
    ({ from }) => !weeks.some(({ range }) => range.from <= from && from < range.to)
  )
}
