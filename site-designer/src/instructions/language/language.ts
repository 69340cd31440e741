import { folded } from '#designer/language/fold'
import { readData } from '#designer/data/read_data'

type Lists<K extends string = string> = Record<K, string[]>

/** What `data/commands/<language>.yaml` holds. A list is one text there, its entries parted by commas. */
export interface CommandLanguage {
  code: string
  connectors: string[]
  /** Behind "and" they begin another command; in Turkish they end one in front of it. */
  verbs: string[]
  articles: string[]
  this: string[]
  /** "All", before things of which every one is meant. */
  all: string[]
  whole_page: string[]
  /** Words that only say what sort of thing a name is of: "section", "text". */
  sorts: string[]
  closed: string[]
  ordinals: Record<string, number>
  places: Lists<Direction>
  facts: Lists
  looks: Lists
  parts: Lists
  sections: Lists
  /** Fields of a contact form; `any`: words for a field itself. */
  fields: Lists<FieldKind | 'any'>
  layouts: Lists
  themes: Lists<'light' | 'dark'>
  corners: Lists<'square' | 'round'>
  tones: Lists
  moods: Lists
  /** What a thing has: its price, its colour. */
  aspects: Lists
  /** Words between a thing and what it is of. */
  links: string[]
  /** Words for what stands next to something: "under", "above". */
  beside: string[]
  /** What a price is told with: before it, behind it, in its place; and what begins something else behind it. */
  prices: Lists<'leads' | 'tails' | 'free' | 'behind'>
  /** Words that tell nothing of what a text is about. */
  small: string[]
  messages: Record<string, string>
  examples: Record<string, string>
  /** What a command would do, for the person to tap. */
  offers: Record<string, string>
  /** The same by the message that is said when it is done, for commands without an offer. */
  choices: Record<string, string>
}

/** What a contact form may ask for beside the message. */
export type FieldKind =
  'name' | 'email' | 'phone' | 'address' | 'company' | 'subject' | 'date' | 'time' | 'people'

export type Direction = 'up' | 'down' | 'top' | 'bottom'

/** Lists that are compared with folded words as they are. */
const FOLDED = 'connectors verbs articles this all whole_page links beside small'
const WORDED = ['ordinals', 'messages', 'examples', 'offers', 'choices']

type File = Record<string, string | Record<string, string>>

const known = new Map<string, CommandLanguage>()

/** The languages that commands are understood in; that of the page first. */
export function languagesFor(page: string): CommandLanguage[] {
  const codes = [...readData<File>('commands').keys()]
  return codes
    .toSorted((one, other) => Number(other === page) - Number(one === page))
    .map(commandLanguage)
}

export function commandLanguage(code: string): CommandLanguage {
  let language = known.get(code)
  if (!language) {
    const file = readData<File>('commands').get(code)
    if (!file) return commandLanguage('en')
    const fields = Object.entries(file).map(([name, value]) => [name, listsIn(name, value)])
    language = { ...(Object.fromEntries(fields) as CommandLanguage), code }
    known.set(code, language)
  }
  return language
}

function listsIn(name: string, value: File[string]): unknown {
  if (WORDED.includes(name)) return value
  const isFolded = FOLDED.split(' ').includes(name)
  const list = (text: string) =>
    text.split(',').flatMap((word) => (isFolded ? folded(word.trim()) : word.trim()) || [])
  if (typeof value === 'string') return list(value)
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, list(text)]))
}

/** A message with what it is about put in. */
export function say(
  language: CommandLanguage,
  key: string,
  values: Record<string, string | number> = {}
): string {
  return filled(language.messages[key] ?? key, values)
}

/** What is done, said when it is, and as a choice before. */
export function told(
  language: CommandLanguage,
  key: string,
  values?: Record<string, string | number>
): Told {
  return { says: say(language, key, values), offer: filled(language.choices[key] ?? '', values) }
}

export interface Told {
  says: string
  offer: string
}

function filled(message: string, values: Record<string, string | number> = {}): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
