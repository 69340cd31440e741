import type { FieldContext, MessagesProviderContact } from '@vinejs/vine/types'

/**
 * What is wrong with a field, in words that somebody reads who fills in the form: each sentence
 * says what the field is called there, and what it should look like.
 */
export const sheetMessages: MessagesProviderContact = {
  getMessage(rawMessage, rule, field, meta = {}) {
    const say = sentences[rule]
    return say ? say(called(field), meta) : rawMessage
  },
}

type Meta = Record<string, unknown>

const sentences: Record<string, (name: string, meta: Meta) => string> = {
  'required': (name) => `${name} is missing`,
  'string': (name) => `${name} must be text`,
  'maxLength': (name, { max }) => `${name} can have at most ${max} characters`,
  'array.maxLength': (name, { max }) => `${name}: at most ${max}`,
  'items': (_, { max }) => `There can be at most ${max} items in all`,
  'oneLine': (name) => `${name} must stand on one line`,
  'plain': (name) => `${name} has signs that cannot be shown; please type it again`,
  'email': () => 'An e-mail address looks like name@example.com',
  'link': () => 'A link is a web address, or begins with mailto: or tel: as links do',
  'regex': () => 'A time looks like 09:30',
  'stretch': () => 'This is no part of your text',
  'enum': (name) => `${name}: please choose one from the list`,
  'boolean': (name) => `${name} must be yes or no`,
  'number': (name) => `${name} must be a number`,
  'array': (name) => `${name} must be a list`,
  'tuple': (name) => `${name} must be a list`,
  'object': (name) => `${name} must be a group of fields`,
  'unknown': (_, { key }) => `There is no field “${String(key).slice(0, 60)}” on the sheet`,
}

/** "contact.emails.0" is called as all of them are; a value on a stored sheet as its field. */
function called(field: FieldContext): string {
  const path = field.wildCardPath.replace(/\.value(?=\.|$)/g, '')
  const known = names[path] ?? names[path.replace(/^where\.\*\.opening_hours\.\w+day/, '*day')]
  if (known) return known
  const last = path.split('.').findLast((part) => part !== '*') ?? 'It'
  const words = last.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const names: Record<string, string> = {
  '': 'The sheet',
  'who.name': 'The name',
  'who.description': 'What you are',
  'who.slogan': 'The slogan',
  'who.kind': 'The kind of business',
  'who.founding_year': 'The founding year',
  'where': 'Places',
  'where.*': 'A place',
  'where.*.label': 'What the place is called',
  'where.*.street_address': 'The street address',
  'where.*.postal_code': 'The postal code',
  'where.*.locality': 'The town',
  'where.*.country': 'The country',
  'where.*.area_served.*': 'An area that you serve',
  'where.*.opening_hours': 'Opening hours',
  'where.*.opening_hours.notes.*': 'A note on the opening hours',
  'where.*.closed_until': 'Closed until',
  '*day': 'The hours of a day',
  '*day.spans': 'Times of a day',
  '*day.spans.*.opens': 'The opening time',
  '*day.spans.*.closes': 'The closing time',
  '*day.text': 'The hours of a day',
  'contact.telephones.*': 'A telephone number',
  'contact.emails.*': 'An e-mail address',
  'contact.links.*.url': 'A link',
  'contact.links.*.label': 'The label of a link',
  'contact.preferred': 'How people should reach you',
  'offers.*.name': 'The heading of a list',
  'offers.*.items.*.name': 'The name of an item',
  'offers.*.items.*.description': 'The description of an item',
  'offers.*.items.*.price': 'The price of an item',
  'offers.*.items.*.note': 'The note of an item',
  'services.*': 'A service',
  'skills.*': 'A skill',
  'clients.*': 'A client',
  'credentials.*': 'A licence or award',
  'good_to_know.*': 'A thing that is good to know',
  'people.*.name': 'The name of a person',
  'people.*.role': 'What a person does',
  'people.*.about': 'The text about a person',
  'dates.*.when': 'The day of a date',
  'dates.*.title': 'What happens on a date',
  'dates.*.place': 'Where it happens',
  'works.*.title': 'The title of a work',
  'works.*.year': 'The year of a work',
  'works.*.about': 'The text about a work',
  'own_words.about': 'The text about you',
  'own_words.quotes.*.text': 'A quote',
  'own_words.quotes.*.by': 'Who said a quote',
  'wishes.language': 'The language of the page',
  'wishes.theme': 'Light or dark',
}
