import { folded } from '#designer/renderer/reading/words'
import { readData } from '#designer/data/read_data'
import { compile, type Part } from '#designer/commands/language/pattern'

/** What `data/commands/<language>.yaml` holds. */
interface CommandsFile {
  polite_before: string[]
  polite_after: string[]
  connectors: string[]
  /** Of commands: behind "and" they begin another one, in Turkish they end one in front of it. */
  verbs: string[]
  /** "Not", "instead": what stands before and behind them is not one text. */
  contrasts: string[]
  /** "Not", "instead of": with them a clause ends by saying what no longer holds. */
  corrections: string[]
  /** Words with which a reason begins behind a comma. */
  remarks: string[]
  articles: string[]
  this: string[]
  /** "All", before things of which every one is meant. */
  all: string[]
  whole_page: string[]
  /** Words that only say what sort of thing a name is of: "section", "text". */
  sorts: string[]
  ordinals: Record<string, number>
  places: Record<Direction, string[]>
  facts: Record<string, string[]>
  looks: Record<string, string[]>
  parts: Record<string, string[]>
  sections: Record<string, string[]>
  layouts: Record<string, string[]>
  themes: Record<'light' | 'dark', string[]>
  corners: Record<'square' | 'round', string[]>
  tones: Record<string, string[]>
  moods: Record<string, string[]>
  closed: string[]
  targets: Record<string, string[]>
  commands: Record<string, string[]>
  /** Patterns without a verb, for the first clause alone: behind another one they go on with it. */
  bare: Record<string, string[]>
  /** Patterns for what leaves the verb of the clause before it away. */
  goes_on: Record<string, string[]>
  /** Words of sentences that no pattern fits. */
  loose: LooseWords
  messages: Record<string, string>
  examples: Record<string, string>
  /** What a command would do, for the person to tap, where what it says when it is done does not tell. */
  offers: Record<string, string>
}

interface LooseWords {
  /** Words that say what is to be done, where, or what a value is of. */
  signs: Record<string, string[]>
  /** In front of a value that no longer holds; behind it with a `~`. */
  olds: string[]
  /** In front of a price that is the lowest one. */
  starts: string[]
  /** Words that change nothing: no name begins or ends with one. */
  fillers: string[]
  /** The same, but names end with them: "Contact button". */
  nouns: string[]
}

export type Direction = 'up' | 'down' | 'top' | 'bottom'

export interface Pattern {
  do: string
  parts: Part[]
}

export interface CommandLanguage extends Omit<
  CommandsFile,
  'targets' | 'commands' | 'bare' | 'goes_on'
> {
  code: string
  targets: Pattern[]
  commands: Pattern[]
  bare: Pattern[]
  goes_on: Pattern[]
}

const known = new Map<string, CommandLanguage>()

/** The languages that commands are understood in; that of the page first. */
export function languagesFor(page: string): CommandLanguage[] {
  const codes = [...readData<CommandsFile>('commands').keys()]
  return codes
    .toSorted((one, other) => Number(other === page) - Number(one === page))
    .map(commandLanguage)
}

export function commandLanguage(code: string): CommandLanguage {
  let language = known.get(code)
  if (!language) {
    const file = readData<CommandsFile>('commands').get(code)
    if (!file) return commandLanguage('en')
    language = {
      ...file,
      connectors: file.connectors.map(folded),
      verbs: file.verbs.map(folded),
      contrasts: file.contrasts.map(folded),
      corrections: file.corrections.map(folded),
      remarks: file.remarks.map(folded),
      articles: file.articles.map(folded),
      this: file.this.map(folded),
      all: file.all.map(folded),
      whole_page: file.whole_page.map(folded),
      loose: foldedLoose(file.loose),
      code,
      targets: compiled(file.targets),
      commands: compiled(file.commands),
      bare: compiled(file.bare),
      goes_on: compiled(file.goes_on),
    }
    known.set(code, language)
  }
  return language
}

function foldedLoose({ signs, olds, starts, fillers, nouns }: LooseWords): LooseWords {
  const all = Object.entries(signs).map(([name, list]) => [name, list.map(folded)])
  return {
    signs: Object.fromEntries(all) as LooseWords['signs'],
    olds: olds.map(folded),
    starts: starts.map(folded),
    fillers: fillers.map(folded),
    nouns: nouns.map(folded),
  }
}

export function compiled(lists: Record<string, string[]>): Pattern[] {
  return Object.entries(lists).flatMap(([name, patterns]) =>
    patterns.map((pattern) => ({ do: name, parts: compile(pattern) }))
  )
}

/** A message with what it is about put in. */
export function say(
  language: CommandLanguage,
  key: string,
  values: Record<string, string | number> = {}
): string {
  const message = language.messages[key] ?? key
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
