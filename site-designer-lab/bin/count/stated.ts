import { weekdays, type Place, type Sheet, type Stretch, type SuggestedValue } from 'site-designer'

/** One thing that a sheet states or suggests, in the words of the lists. */
export interface Stated {
  field: string
  text: string
  price?: string
  /** 24-hour spans of one weekday. */
  spans?: [string, string][]
  day?: string
  from?: Stretch
}

/** Everything that a sheet holds in its fields; own words, wishes and kinds are not counted. */
export function statedBy(sheet: Sheet): Stated[] {
  const { who, contact } = sheet
  const one = (field: string, value?: { value: string; from?: Stretch }) =>
    value ? [{ field, text: value.value, from: value.from }] : []
  const all = (field: string, values: { value: string; from?: Stretch }[]) =>
    values.map((value) => ({ field, text: value.value, from: value.from }))
  return [
    ...one('name', who.name),
    ...one('description', who.description),
    ...one('slogan', who.slogan),
    ...one('founding_year', who.founding_year),
    ...sheet.where.flatMap(statedByPlace),
    ...all('telephone', contact.telephones),
    ...all('email', contact.emails),
    ...contact.links.map(({ value, from }) => ({ field: 'link', text: value.url, from })),
    ...sheet.offers.flatMap(({ items }) =>
      items.map(({ value, from }) => ({
        field: 'item',
        text: value.name,
        price: value.price,
        from,
      }))
    ),
    ...all('service', sheet.services),
    ...all('service', sheet.skills),
    ...all('client', sheet.clients),
    ...all('credential', sheet.credentials),
    ...sheet.people.map(({ value, from }) => ({ field: 'person', text: value.name, from })),
    ...sheet.dates.map(({ value, from }) => ({ field: 'date', text: value.when, from })),
    ...sheet.works.map(({ value, from }) => ({ field: 'work', text: value.title, from })),
    ...all('good_to_know', sheet.good_to_know),
    ...sheet.own_words.quotes.map(({ value, from }) => ({
      field: 'quote',
      text: value.text,
      from,
    })),
  ]
}

function statedByPlace(place: Place): Stated[] {
  const { opening_hours: hours } = place
  const texts = (
    ['label', 'street_address', 'postal_code', 'locality', 'country'] as const
  ).flatMap((field) => {
    const value = place[field]
    return value ? [{ field, text: value.value, from: value.from }] : []
  })
  const days = weekdays.flatMap((day) => {
    const value = hours[day]
    if (!value) return []
    const spans = value.value.spans.map(({ opens, closes }): [string, string] => [opens, closes])
    const text = value.value.text ?? ''
    return [{ field: 'opening_hours', day: day.slice(0, 2), text, spans, from: value.from }]
  })
  const yes = (['by_appointment', 'online'] as const).flatMap((field) =>
    place[field]?.value ? [{ field, text: '', from: place[field].from }] : []
  )
  return [
    ...texts,
    ...yes,
    ...place.area_served.map(({ value, from }) => ({ field: 'area_served', text: value, from })),
    ...days,
    ...hours.notes.map(({ value, from }) => ({ field: 'opening_hours', text: value, from })),
    ...(place.closed_until
      ? [{ field: 'closed_until', text: place.closed_until.value, from: place.closed_until.from }]
      : []),
  ]
}

/** What a suggestion would put into a field. */
export function statedBySuggestion(suggested: SuggestedValue & { from: Stretch }): Stated[] {
  const { field, value, from } = suggested
  if (field !== 'where.opening_hours') return [oneStatedBy(suggested)]
  return weekdays.flatMap((day) => {
    const hours = value[day]
    if (!hours) return []
    const spans = hours.spans.map(({ opens, closes }): [string, string] => [opens, closes])
    return [{ field: 'opening_hours', day: day.slice(0, 2), text: hours.text ?? '', spans, from }]
  })
}

function oneStatedBy(suggested: SuggestedValue & { from: Stretch }): Stated {
  const { field, value, from } = suggested
  if (typeof value === 'string') return { field: listField(field), text: value, from }
  if ('name' in value) {
    const price = 'price' in value ? value.price : undefined
    return { field: listField(field), text: value.name, price, from }
  }
  if ('when' in value) return { field: 'date', text: value.when, from }
  if ('title' in value) return { field: 'work', text: value.title, from }
  if ('url' in value) return { field: 'link', text: value.url, from }
  if ('text' in value && typeof value.text === 'string')
    return { field: 'quote', text: value.text, from }
  return { field: 'opening_hours', text: '', from }
}

const named: Record<string, string> = {
  offers: 'item',
  people: 'person',
  services: 'service',
  skills: 'service',
  clients: 'client',
  credentials: 'credential',
  telephones: 'telephone',
  emails: 'email',
  notes: 'opening_hours',
}

function listField(path: string): string {
  const last = path.split('.').at(-1)!
  return named[last] ?? last
}
