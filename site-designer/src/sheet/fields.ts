/** The type of a value; it decides how the value is checked, read and compared. */
type ValueKind =
  | 'line'
  | 'prose'
  | 'email'
  | 'kind'
  | 'yes'
  | 'way'
  | 'day'
  | 'section'
  | 'colour'
  | 'theme'
  | 'address_form'
  | 'direction'
  | 'language'
  | EntryKind

/** Values of several texts. */
type EntryKind = 'item' | 'person' | 'date' | 'work' | 'step' | 'question' | 'quote' | 'link'

export interface Field {
  of: ValueKind
  /** The length limit of a list. A field without it has one value. */
  most?: number
  /** The longest text that a person can enter, in characters. */
  longest?: number
  /** The name of one of its values in the form. */
  called?: string
  /** It always has a value. */
  isRequired?: true
  /** Only feedback changes it, not the form. */
  isOfFeedback?: true
}

/**
 * Every field that holds values, in the order of a sheet. All code that handles a sheet field by field
 * uses this table. Fields of `where` exist once per place, `where.opening_hours` once per day, and
 * `offers` once per group.
 */
export const fields = {
  'who.name': { of: 'line', longest: 120, called: 'The name' },
  'who.has_no_name': { of: 'yes' },
  'who.description': { of: 'line', longest: 200, called: 'What you are' },
  'who.kind': { of: 'kind', longest: 60, called: 'The kind of page' },
  'who.slogan': { of: 'line', longest: 200, called: 'The slogan' },
  'who.founding_year': { of: 'line', longest: 40, called: 'The founding year' },
  'where.label': { of: 'line', longest: 120, called: 'What the place is called' },
  'where.street_address': { of: 'line', longest: 200, called: 'The street address' },
  'where.postal_code': { of: 'line', longest: 20, called: 'The postal code' },
  'where.locality': { of: 'line', longest: 120, called: 'The town' },
  'where.country': { of: 'line', longest: 80, called: 'The country' },
  'where.online': { of: 'yes' },
  'where.by_appointment': { of: 'yes' },
  'where.closed_until': { of: 'line', longest: 120, called: 'Closed until' },
  'where.area_served': { of: 'line', most: 50, longest: 120, called: 'An area that you serve' },
  'where.opening_hours': { of: 'day', called: 'Opening hours' },
  'where.opening_hours.notes': {
    of: 'line',
    most: 20,
    longest: 300,
    called: 'A note on the opening hours',
  },
  'contact.telephones': { of: 'line', most: 10, longest: 40, called: 'A telephone number' },
  'contact.emails': { of: 'email', most: 10, longest: 254, called: 'An e-mail address' },
  'contact.links': { of: 'link', most: 20 },
  'contact.preferred': { of: 'way', called: 'How people should reach you' },
  'contact.refused': { of: 'way', most: 4 },
  'contact.action': { of: 'line', longest: 60, called: 'What the button says' },
  'offers': { of: 'item', most: 200 },
  'services': { of: 'line', most: 50, longest: 300, called: 'A service' },
  'skills': { of: 'line', most: 50, longest: 300, called: 'A skill' },
  'clients': { of: 'line', most: 50, longest: 300, called: 'A client' },
  'credentials': { of: 'line', most: 50, longest: 300, called: 'A licence or award' },
  'good_to_know': { of: 'line', most: 50, longest: 300, called: 'A thing that is good to know' },
  'people': { of: 'person', most: 50 },
  'dates': { of: 'date', most: 50 },
  'works': { of: 'work', most: 50 },
  'steps': { of: 'step', most: 12 },
  'questions': { of: 'question', most: 30 },
  'own_words.about': { of: 'prose', longest: 5000, called: 'The text about you' },
  'own_words.quotes': { of: 'quote', most: 50 },
  'wishes.language': { of: 'language', called: 'The language of the page', isRequired: true },
  'wishes.sections_wanted': { of: 'section', most: 50 },
  'wishes.sections_refused': { of: 'section', most: 50 },
  'wishes.moods': { of: 'line', most: 10, longest: 40 },
  'wishes.colours': { of: 'colour', most: 50 },
  'wishes.colours_refused': { of: 'colour', most: 50 },
  'wishes.theme': { of: 'theme', called: 'Light or dark' },
  'wishes.look_wishes': { of: 'line', most: 10, longest: 200, called: 'How it should look' },
  'wishes.emphasis': { of: 'line', most: 10, longest: 200, called: 'What should stand out' },
  'wishes.address_form': { of: 'address_form', called: 'How visitors are addressed' },
  'wishes.direction': { of: 'direction', isOfFeedback: true },
} as const satisfies Record<string, Field>

export interface EntryText {
  of: 'line' | 'prose' | 'url'
  longest: number
  called: string
  isRequired?: true
  /** It may stand in two places of a prompt: the day in one, the times in another. */
  canBeJoined?: true
}

interface Entry {
  /** The text that identifies it. */
  main: string
  texts: Record<string, EntryText>
}

const line = (longest: number, called: string): EntryText => ({ of: 'line', longest, called })
const prose = (longest: number, called: string): EntryText => ({ of: 'prose', longest, called })
const url = (called: string): EntryText => ({ of: 'url', longest: 2000, called })
const must = (text: EntryText): EntryText => ({ ...text, isRequired: true })

const entries: Record<EntryKind, Entry> = {
  item: {
    main: 'name',
    texts: {
      name: must(line(200, 'The name of an item')),
      description: prose(1000, 'The description of an item'),
      price: line(60, 'The price of an item'),
      note: line(200, 'The note of an item'),
    },
  },
  person: {
    main: 'name',
    texts: {
      name: must(line(120, 'The name of a person')),
      role: line(120, 'What a person does'),
      about: prose(2000, 'The text about a person'),
    },
  },
  date: {
    main: 'title',
    texts: {
      when: { ...must(line(120, 'The day of a date')), canBeJoined: true },
      title: must(line(200, 'What happens on a date')),
      place: line(200, 'Where it happens'),
      link: url('The link of a date'),
    },
  },
  work: {
    main: 'title',
    texts: {
      title: must(line(200, 'The title of a work')),
      year: line(40, 'The year of a work'),
      about: prose(2000, 'The text about a work'),
    },
  },
  step: {
    main: 'name',
    texts: {
      name: must(line(120, 'The name of a step')),
      text: prose(1000, 'The text about a step'),
    },
  },
  question: {
    main: 'question',
    texts: { question: must(line(200, 'A question')), answer: prose(2000, 'An answer') },
  },
  quote: {
    main: 'text',
    texts: { text: must(prose(2000, 'A quote')), by: line(200, 'Who said a quote') },
  },
  link: {
    main: 'label',
    texts: { url: must(url('A link')), label: must(line(80, 'The label of a link')) },
  },
}

export type ValueField = keyof typeof fields
export const valueFields = Object.keys(fields) as ValueField[]

type TextKind = 'line' | 'prose' | 'email' | 'kind'

/** Fields that hold one text or a list of texts for the page. */
export type TextField = Exclude<
  { [P in ValueField]: (typeof fields)[P]['of'] extends TextKind ? P : never }[ValueField],
  `wishes.${string}`
>
export const textFields = valueFields.filter(
  (path): path is TextField =>
    ['line', 'prose', 'email', 'kind'].includes(fields[path].of) && !path.startsWith('wishes.')
)

/** Every field of the sheet, as paths; fields of a place are named without its number. */
export const fieldPaths = [
  ...valueFields,
  'where',
  'own_words.unplaced',
  'wishes.section_order',
  'wishes.look',
] as const
export type FieldPath = (typeof fieldPaths)[number]

export function fieldOf(path: ValueField): Field {
  return fields[path]
}

export function entryOf({ of }: Field): Entry | undefined {
  return (entries as Partial<Record<string, Entry>>)[of]
}
