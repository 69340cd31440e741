import { allKinds } from '#designer/kinds/all'
import { perLanguage } from '#designer/language/words_of'
import type { Token } from '#designer/language/tokens'

/** A noun for a business at some words of a text; without `trade` it is one that we have no trade for. */
export interface KindNoun {
  trade?: string
  /** Only adjectives that leave it what it is may stand before it. */
  isClosed: boolean
  /** Its last word leads to a name: "wedding of". */
  isOpen?: boolean
  first: number
  last: number
}

const longest = 4
const table = perLanguage((words, code) => {
  const nouns = new Map<string, Omit<KindNoun, 'first' | 'last'>>()
  for (const noun of words.other_nouns.split('|')) nouns.set(noun, { isClosed: false })
  for (const language of new Set(['en', code]))
    for (const kind of allKinds())
      for (const noun of kind.nouns(language)) {
        const small = noun.replace(/!$| …$/, '').toLocaleLowerCase(language)
        const [isClosed, isOpen] = [noun.endsWith('!'), noun.endsWith('…')]
        nouns.set(small, { trade: kind.id, isClosed, isOpen })
      }
  return { nouns, mostWords: mostWordsOf(nouns.keys()) }
})

/** By the first word of a noun: how many words the longest one has. */
function mostWordsOf(nouns: Iterable<string>): Map<string, number> {
  const most = new Map<string, number>()
  for (const noun of nouns) {
    const words = noun.replaceAll('’', "'").split(' ')
    most.set(words[0], Math.max(words.length, most.get(words[0]) ?? 1))
  }
  return most
}

const turkishEndings =
  /^(.{3,}?)(?:l[ae]r)?(?:[ıiuü]?m[ıiuü]z|[ıiuü]m|m|s[ıiuü]|[ıiuü]|y[ıiuü][zm]|[ıiuü]z)?(?:n?d[ae](?:ki|y[ıiuü][mz])?|n[ıiuü]n)?$/u

const hasApostrophe = ({ small }: Token) => /['’]/.test(small)

/** The longest noun for a business that begins with this word. */
export function kindNounAt(tokens: Token[], first: number, code: string): KindNoun | undefined {
  return kindNounsAt(tokens, first, code)[0]
}

/** The nouns for a business that begin with this word, the longest first. */
export function kindNounsAt(tokens: Token[], first: number, code: string): KindNoun[] {
  const { nouns, mostWords } = table(code)
  const begun = mostWords.get(tokens[first].small.replaceAll('’', "'"))
  // "Fırınımız": a Turkish ending makes another word of it, and may stand behind an apostrophe.
  const isPlain = code !== 'tr' || !tokens.slice(first, first + longest).some(hasApostrophe)
  const most = isPlain ? (begun ?? (code === 'tr' ? 1 : 0)) : longest
  const all: KindNoun[] = []
  for (let last = Math.min(tokens.length, first + most) - 1; last >= first; last--) {
    const words = tokens.slice(first, last + 1)
    if (words.some(({ from }, at) => at > 0 && from - words[at - 1].to > 2)) continue
    const phrase = words.map(({ small }) => small.replaceAll('’', "'")).join(' ')
    const found =
      nouns.get(phrase) ??
      nouns.get(phrase.replaceAll("'", '’')) ??
      (code === 'tr' ? inTurkish(nouns, phrase) : undefined)
    if (found) all.push({ ...found, first, last })
  }
  return all
}

/** "Fırınımız" and "kafesi" are "fırın" and "kafe" with an ending. */
function inTurkish<T>(nouns: Map<string, T>, phrase: string): T | undefined {
  const bare = phrase.replace(/['’].*$/, '')
  const stem = turkishEndings.exec(bare)?.[1] ?? bare
  for (let length = bare.length; length >= Math.max(3, stem.length); length--) {
    const start = bare.slice(0, length)
    if (length < bare.length && !turkishEndings.test(bare)) return undefined
    const found =
      nouns.get(start) ??
      nouns.get(start.replace(/ğ$/, 'k')) ??
      nouns.get(`${start}ı`) ??
      nouns.get(`${start}i`)
    if (found) return found
  }
  return undefined
}
