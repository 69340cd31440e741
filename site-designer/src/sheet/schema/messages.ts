import type { FieldContext, MessagesProviderContact } from '@vinejs/vine/types'
import { entryOf, fieldOf, valueFields, type ValueField } from '#designer/sheet/fields'

/** Error messages for the form: each names the field as the form does and says what is expected. */
export const sheetMessages: MessagesProviderContact = {
  getMessage(rawMessage, rule, field, meta = {}) {
    const sentence = sentences[rule]
    return sentence ? sentence(nameOf(field), meta) : rawMessage
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

/** The name of a field in the form; entries of a list share one name. */
function nameOf(field: FieldContext): string {
  const path = field.wildCardPath.replace(/\.value(?=\.|$)/g, '')
  const known = names[path] ?? names[path.replace(/^where\.\*\.opening_hours\.\w+day/, '*day')]
  if (known) return known
  const last = path.split('.').findLast((part) => part !== '*') ?? 'It'
  const words = last.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Names by path, such as "who.name" and "people.*.name". */
const names: Record<string, string> = {
  '': 'The sheet',
  'where': 'Places',
  'where.*': 'A place',
  '*day': 'The hours of a day',
  '*day.spans': 'Times of a day',
  '*day.spans.*.opens': 'The opening time',
  '*day.spans.*.closes': 'The closing time',
  '*day.text': 'The hours of a day',
  'offers.*.name': 'The heading of a list',
  ...Object.fromEntries(valueFields.flatMap(namesOf)),
}

function namesOf(path: ValueField): [string, string][] {
  const field = fieldOf(path)
  const first = path.replace(/^where/, 'where.*').replace(/^offers/, 'offers.*.items')
  const all = field.most === undefined ? first : `${first}.*`
  const texts = Object.entries(entryOf(field)?.texts ?? {}).map(
    ([name, { called: words }]): [string, string] => [`${all}.${name}`, words]
  )
  return field.called ? [[all, field.called]] : texts
}
