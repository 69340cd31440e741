import type { Language } from '#designer/instructions/language'
import { fold } from '#designer/text/fold'
import { trades } from '#designer/trades/all'

interface NamedTrade {
  id: string
  /** The word that it was named by: "bakery", "kuaför". */
  noun: string
}

// From this weight on a term is the trade's own name.
const ownName = 9
const longestName = 3

const names = new Map<string, NamedTrade & { weight: number }>()
for (const { id, terms, words } of trades) {
  const nouns = [words.en.noun, words.tr.noun].map((noun) => ({ noun, weight: 12 }))
  const own = terms.split(' ').map((entry) => {
    const [noun, weight] = entry.split(':')
    return { noun: noun.replaceAll('_', ' '), weight: Number(weight) }
  })
  for (const { noun, weight } of [...nouns, ...own.filter((term) => term.weight >= ownName)]) {
    const name = fold(noun)
    if (weight > (names.get(name)?.weight ?? 0)) names.set(name, { id, noun, weight })
  }
}

/** The one trade that words name by its own name; undefined where they name several, or none. */
export function tradeNamed(text: string, language: Language): NamedTrade | undefined {
  const words = [...text.matchAll(/[\p{L}'’-]+/gu)].map(([word]) => word)
  const found: NamedTrade[] = []
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(longestName, words.length - at); count > 0; count--) {
      const named = nameOf(words.slice(at, at + count).join(' '), language)
      if (!named) continue
      found.push(named)
      at += count - 1
      break
    }
  }
  const [first, ...others] = found
  return first && others.every(({ id }) => id === first.id)
    ? { id: first.id, noun: first.noun }
    : undefined
}

function nameOf(said: string, language: Language) {
  const forms = language === 'tr' ? turkishForms(said) : [said, said.replace(/s$/, '')]
  return forms.map((form) => names.get(fold(form))).find(Boolean)
}

// "Kuaförüz", "pastaneyiz", "elektrikçiyim": what one is, without the ending that says "we are".
function turkishForms(said: string): string[] {
  const stem = said.replace(/y?[ıiuü][zm]$/iu, '')
  return [said, stem, said.replace(/(?<=[ıiuü])y[ıiuü][zm]$/iu, '')]
}
