import { folded } from '#designer/language/fold'

/** Endings of Turkish nouns without their marks; at most three stand on one word. */
const ENDINGS = new Set(
  'lar ler m im um miz imiz umuz n i u si su ni nu yi yu e a ye ya ne na in un nin nun de da te ta nde nda den dan ten tan nden ndan ki deki daki ndeki ndaki lari leri yle yla le la yim yiz'.split(
    ' '
  )
)
const MOST_ENDINGS = 3
const SOFT: Record<string, string> = { k: 'g', p: 'b', t: 'd' }

/** Whether a word is the known one, in the plural or with the endings of its language. */
export function isForm(word: string, known: string, language: string): boolean {
  if (word === known) return true
  if (language === 'tr') {
    const last = known.at(-1)!
    const soft = SOFT[last] && known.slice(0, -1) + SOFT[last]
    // "Numarası" is "numara" with an ending that others take the place of: "numaramız".
    const plain = known.length > 4 ? known.replace(/s?[iu]$/, '') : undefined
    return [known, soft, plain].some(
      (stem) =>
        stem !== undefined &&
        word.startsWith(stem) &&
        isEndings(word.slice(stem.length), MOST_ENDINGS)
    )
  }
  const one = (text: string) => text.replace(/['’]s$/, '')
  const plain = one(word)
  return plain === known || (known.length > 2 && (isPlural(plain, known) || isPlural(known, plain)))
}

/** "Passes" and "pass", "chairs" and "chair", "berries" and "berry". */
function isPlural(many: string, one: string): boolean {
  return many === `${one}s` || many === `${one}es` || many === `${one.replace(/y$/, '')}ies`
}

function isEndings(rest: string, most: number): boolean {
  const text = rest.replace(/^['’]/, '')
  if (text === '') return true
  if (most === 0) return false
  for (let length = Math.min(5, text.length); length > 0; length--) {
    if (ENDINGS.has(text.slice(0, length)) && isEndings(text.slice(length), most - 1)) return true
  }
  return false
}

/** Whether some words are a known name, word for word. */
export function isName(words: readonly string[], name: string, language: string): boolean {
  const known = splitName(name)
  return (
    known.length === words.length && words.every((word, at) => isForm(word, known[at], language))
  )
}

const split = new Map<string, string[]>()

function splitName(name: string): string[] {
  let words = split.get(name)
  if (!words) {
    words = folded(name).split(' ')
    if (split.size < 5000) split.set(name, words)
  }
  return words
}
