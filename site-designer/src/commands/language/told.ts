import type { Command } from '#designer/commands/language/command'
import type { CommandLanguage } from '#designer/commands/language/language'
import type { SortsOf } from '#designer/commands/language/words'
import type { Slot } from '#designer/commands/language/slots'
import { tokensOf } from '#designer/commands/language/tokens'
import { defaultForm } from '#designer/designer/form'
import { read } from '#designer/reader/read'
import {
  weekdays,
  type Item,
  type Link,
  type OpeningHours,
  type Person,
  type Sheet,
  type Weekday,
} from '#designer/sheet/sheet'

/** The facts that a sentence tells, read as a prompt is read, as the commands that write them down. */
export function told(source: string, language: CommandLanguage, sortsOf: SortsOf): Command[] {
  const sheet = read(source, defaultForm)
  const { who, where, contact, offers, people } = sheet
  const [place] = where
  const suggested = sheet.suggestions
  const items = [
    ...offers.flatMap((group) => group.items.map(({ value }) => value)),
    ...suggested.flatMap((one) => (one.field === 'offers' ? [one.value] : [])),
  ]
  const persons = [
    ...people.map(({ value }) => value),
    ...suggested.flatMap((one) => (one.field === 'people' ? [one.value] : [])),
  ]
  const weeks = [
    place && weekOf(place.opening_hours),
    ...suggested.flatMap((one) => (one.field === 'where.opening_hours' ? [one.value] : [])),
  ]
  return [
    ...contact.telephones.map(({ value }) => fact('phone', value)),
    ...contact.emails.map(({ value }) => fact('email', value)),
    ...contact.links.map(({ value }) => link(value)),
    ...(place?.street_address
      ? [command('address_is', { address: addressIn(source, sheet) })]
      : []),
    ...weeks.flatMap((week) => hours(week, language.code)),
    ...items
      .filter(({ price }) => price)
      .map((item) => priced(item, sortsOf))
      // Who says what a thing costs now means one that is there.
      .filter(({ do: name }) => name === 'set' || says(source, ['add', 'sell', 'put'], language)),
    ...persons.filter(({ role }) => role).map(person),
    ...(who.name ? [command('called', { value: who.name.value })] : []),
    ...(who.founding_year ? [command('year', { value: who.founding_year.value })] : []),
    ...(sheet.own_words.about ? [command('sentence', { text: source })] : []),
  ]
}

function says(source: string, names: readonly string[], language: CommandLanguage): boolean {
  const words = ` ${tokensOf(source)
    .map(({ word }) => word)
    .join(' ')} `
  return names.some((name) => language.signs[name]?.some((sign) => words.includes(` ${sign} `)))
}

function command(name: string, words: Record<string, string>): Command {
  const slots = Object.entries(words).map(([slot, text]) => [slot, said(text)])
  return { do: name, slots: Object.fromEntries(slots) as Command['slots'] }
}

function said(text: string): Slot {
  return { text, isQuoted: false, words: tokensOf(text).map(({ word }) => word) }
}

function fact(name: string, value: string): Command {
  return command('add_fact', { fact: name, [name]: value })
}

function link({ label, url }: Link): Command {
  return command('link_to', { value: label, url })
}

function person({ name, role }: Person): Command {
  return command('person', { person: name, role: role! })
}

/** A thing that is there costs something else; another one is new. */
function priced({ name, price }: Item, sortsOf: SortsOf): Command {
  return sortsOf(said(name)).includes('item')
    ? command('set', { target: name, price: price! })
    : command('add_item', { item: name, price: price! })
}

/** The street, the town and what stands between, as they were typed. */
function addressIn(source: string, { where: [place] }: Sheet): string {
  const { street_address: street, postal_code: code, locality: town } = place
  const stretches = [street, code, town].flatMap((value) => (value?.from ? [value.from] : []))
  if (stretches.length === 0) return street!.value
  const [from, end] = [
    Math.min(...stretches.map(([start]) => start)),
    Math.max(...stretches.map(([, last]) => last)),
  ]
  return source.slice(from, end)
}

type Week = Partial<Record<Weekday, { spans: { opens: string; closes: string }[]; text?: string }>>

function weekOf(known: OpeningHours): Week {
  return Object.fromEntries(
    weekdays.flatMap((day) => (known[day] ? [[day, known[day].value]] : []))
  )
}

/** "Monday closed, Tuesday 09:00–17:00", as hours are typed. */
function hours(week: Week | undefined, code: string): Command[] {
  const days = weekdays.filter((day) => week?.[day] && !week[day].text)
  if (!week || days.length === 0) return []
  const names = new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' })
  const nameOf = (day: Weekday) => names.format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)))
  const closed = days.filter((day) => week[day]!.spans.length === 0)
  const open = days
    .filter((day) => !closed.includes(day))
    .map((day) => {
      const spans = week[day]!.spans.map(({ opens, closes }) => `${opens}–${closes}`)
      return `${nameOf(day)} ${spans.join(', ')}`
    })
  return [
    ...(open.length > 0 ? [command('hours', { hours: open.join('; ') })] : []),
    ...(closed.length > 0 ? [command('closed', { days: closed.map(nameOf).join(', ') })] : []),
  ]
}
