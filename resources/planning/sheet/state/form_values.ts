import type {
  DatedEvent,
  Item,
  Link,
  OpeningHours,
  Person,
  Place,
  PlaceChange,
  Quote,
  Sheet,
  SheetChange,
  Value,
  Way,
  Weekday,
  Work,
} from 'site-designer/sheet'
import { weekdays } from 'site-designer/sheet'

/** The values of the form: plain values in the shape of a change. */
export interface FormValues {
  who: {
    name: string
    has_no_name: boolean
    description: string
    kind: string
    slogan: string
    founding_year: string
  }
  where: PlaceChange[]
  contact: {
    telephones: string[]
    emails: string[]
    links: Link[]
    preferred: Way | null
    refused: Way[]
    action: string
  }
  offers: { name?: string; items: Item[] }[]
  services: string[]
  skills: string[]
  clients: string[]
  credentials: string[]
  people: Person[]
  dates: DatedEvent[]
  works: Work[]
  good_to_know: string[]
  own_words: { about: string; quotes: Quote[] }
  wishes: Required<NonNullable<SheetChange['wishes']>>
}

export function formValues(sheet: Sheet): FormValues {
  const { who, contact, own_words: own, wishes } = sheet
  return {
    who: {
      name: text(who.name),
      has_no_name: who.has_no_name?.value ?? false,
      description: text(who.description),
      kind: text(who.kind),
      slogan: text(who.slogan),
      founding_year: text(who.founding_year),
    },
    where: sheet.where.map(placeValues),
    contact: {
      telephones: contact.telephones.map(plain),
      emails: contact.emails.map(plain),
      links: contact.links.map(plain),
      preferred: contact.preferred?.value ?? null,
      refused: contact.refused.map(plain),
      action: text(contact.action),
    },
    offers: sheet.offers.map(({ name, items }) => ({ name, items: items.map(plain) })),
    services: sheet.services.map(plain),
    skills: sheet.skills.map(plain),
    clients: sheet.clients.map(plain),
    credentials: sheet.credentials.map(plain),
    people: sheet.people.map(plain),
    dates: sheet.dates.map(plain),
    works: sheet.works.map(plain),
    good_to_know: sheet.good_to_know.map(plain),
    own_words: { about: text(own.about), quotes: own.quotes.map(plain) },
    wishes: {
      language: wishes.language.value,
      sections_wanted: wishes.sections_wanted.map(plain),
      sections_refused: wishes.sections_refused.map(plain),
      moods: wishes.moods.map(plain),
      colours: wishes.colours.map(plain),
      colours_refused: wishes.colours_refused.map(plain),
      theme: wishes.theme?.value ?? null,
    },
  }
}

/** The form with changes applied. An emptied field is an empty text. */
export function overlaid(values: FormValues, change: SheetChange): FormValues {
  const { who, contact, own_words: own, wishes, suggestions: _, unplaced: __, ...lists } = change
  return {
    ...values,
    ...(lists as Partial<FormValues>),
    who: { ...values.who, ...withoutNull(who) },
    contact: { ...values.contact, ...contact, action: contactAction(values, contact) },
    own_words: { ...values.own_words, ...withoutNull(own) },
    wishes: { ...values.wishes, ...wishes },
  }
}

function contactAction(values: FormValues, contact: SheetChange['contact']): string {
  return contact?.action === undefined ? values.contact.action : (contact.action ?? '')
}

function placeValues(place: Place): PlaceChange {
  return {
    label: place.label?.value,
    street_address: place.street_address?.value,
    postal_code: place.postal_code?.value,
    locality: place.locality?.value,
    country: place.country?.value,
    area_served: place.area_served.map(plain),
    online: place.online?.value,
    opening_hours: hourValues(place.opening_hours),
    by_appointment: place.by_appointment?.value,
    closed_until: place.closed_until?.value,
  }
}

function hourValues(hours: OpeningHours): NonNullable<PlaceChange['opening_hours']> {
  const known = weekdays.filter((day) => hours[day])
  const days = known.map((day): [Weekday, unknown] => [day, hours[day]!.value])
  return { ...Object.fromEntries(days), notes: hours.notes.map(plain) }
}

function withoutNull<T extends object>(change: T = {} as T): { [K in keyof T]: NonNullable<T[K]> } {
  const entries = Object.entries(change).map(([name, value]) => [name, value ?? ''])
  return Object.fromEntries(entries)
}

function plain<T>({ value }: Value<T>): T {
  return value
}

function text(value: Value<string> | undefined): string {
  return value?.value ?? ''
}
