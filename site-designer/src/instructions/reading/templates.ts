import { readData } from '#designer/data/read_data'
import { oncePerKey } from '#designer/data/once_per_key'
import { expanded } from '#designer/instructions/reading/contractions'
import { folded } from '#designer/language/fold'

/** What `data/instructions/<language>.yaml` holds; its head explains the signs of a template. */
interface File {
  verbs: Record<string, string>
  courtesy: string
  reasons: string
  remarks: string
  says: Record<string, string[]>
}

/** A part of a template. */
export type Item =
  | { is: 'words'; words: Word[] }
  | { is: 'slot'; name: string; sort: string }
  | { is: 'either'; ways: Item[][]; isOptional: boolean }

interface Word {
  word: string
  /** Whether endings may follow. */
  isStem: boolean
}

export interface Template {
  command: string
  items: Item[]
  /** For each part that is never left out the words of which one is said; at a * an ending may follow. */
  needs: string[][]
  /** It may well be meant otherwise. */
  isOnlyOffered: boolean
}

export interface Templates {
  all: Template[]
  /** Phrases of courtesy, the longest first. */
  courtesy: string[][]
  reasons: string[][]
  /** Words that begin a remark behind a wish. */
  remarks: ReadonlySet<string>
  /** The first words of verbs: what begins another part of an instruction, or ends one in Turkish. */
  verbs: Record<string, string[][]>
  /** Every word of the templates, and the beginnings of those that have endings. */
  vocabulary: ReadonlySet<string>
  stems: readonly string[]
}

/** How instructions are worded in a language. */
export const templatesIn = oncePerKey((code: string): Templates => {
  const file = readData<File>('instructions').get(code)!
  const verbs = Object.fromEntries(
    Object.entries(file.verbs).map(([name, text]) => [name, listIn(text)])
  )
  const all = Object.entries(file.says).flatMap(([command, list]) =>
    list.map((text) => templateIn(command, text, verbs))
  )
  const words = all.flatMap(({ items }) => wordsOf(items))
  return {
    all,
    verbs: Object.fromEntries(
      Object.entries(verbs).map(([name, list]) => [name, list.map(wordsIn)])
    ),
    courtesy: listIn(file.courtesy)
      .map(wordsIn)
      .toSorted((one, other) => other.length - one.length),
    reasons: listIn(file.reasons).map(wordsIn),
    remarks: new Set(listIn(file.remarks).map(folded)),
    vocabulary: new Set(words.map(({ word }) => word)),
    stems: [...new Set(words.flatMap(({ word, isStem }) => (isStem ? word : [])))],
  }
})

function listIn(text: string): string[] {
  return text.split(', ').map((one) => one.trim())
}

/** The words of a phrase as they are compared; `*` stays behind a stem. */
function wordsIn(text: string): string[] {
  return text.split(' ').flatMap((typed) => {
    const isStem = typed.endsWith('*')
    const plain = isStem ? typed.slice(0, -1) : typed
    const word = folded(plain) || plain
    return expanded(word) ?? (isStem ? `${word}*` : word)
  })
}

function templateIn(command: string, text: string, verbs: Record<string, string[]>): Template {
  const isOnlyOffered = text.endsWith(' ?')
  const parts = text.replace(/ \?$/, '').match(/[()[\]|]|\{[^}]+\}|[^\s()[\]|{}]+/g)!
  const items = new Reader(parts, verbs).items()
  return { command, items, needs: needsOf(items), isOnlyOffered }
}

function needsOf(items: readonly Item[]): string[][] {
  return items.flatMap((item) => {
    if (item.is === 'slot') return []
    if (item.is === 'words')
      return item.words
        .filter(({ word }) => !isMark(word))
        .map(({ word, isStem }) => [isStem ? `${word}*` : word])
    const ways = item.ways.map((way) => needsOf(way)[0] ?? [])
    return item.isOptional || ways.some(({ length }) => length === 0) ? [] : [ways.flat()]
  })
}

export const isMark = (word: string) => !/[\p{L}\p{N}]/u.test(word)

/** Reads the parts of a template from left to right. */
class Reader {
  #at = 0
  readonly #parts: readonly string[]
  readonly #verbs: Record<string, string[]>

  constructor(parts: readonly string[], verbs: Record<string, string[]>) {
    this.#parts = parts
    this.#verbs = verbs
  }

  items(): Item[] {
    const items: Item[] = []
    while (this.#at < this.#parts.length && !')]|'.includes(this.#parts[this.#at]))
      items.push(this.#item())
    return items
  }

  #item(): Item {
    const part = this.#parts[this.#at++]
    if (part === '(' || part === '[') {
      const ways = [this.items()]
      while (this.#parts[this.#at++] === '|') ways.push(this.items())
      return { is: 'either', ways, isOptional: part === '[' }
    }
    if (part[0] === '{') {
      const [name, sort = name] = part.slice(1, -1).split(':')
      return { is: 'slot', name, sort }
    }
    if (part[0] === '@') {
      const ways = this.#verbs[part.slice(1)].map((words) => [wordsItem(words)])
      return { is: 'either', ways, isOptional: false }
    }
    return wordsItem(part)
  }
}

function wordsItem(text: string): Item {
  const words = wordsIn(text).map((word) => {
    const isStem = word.length > 1 && word.endsWith('*')
    return { word: isStem ? word.slice(0, -1) : word, isStem }
  })
  return { is: 'words', words }
}

function wordsOf(items: readonly Item[]): Word[] {
  return items.flatMap((item) => {
    if (item.is === 'words') return item.words
    return item.is === 'either' ? item.ways.flatMap(wordsOf) : []
  })
}
