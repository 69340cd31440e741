import { folded } from '#designer/renderer/reading/words'

/** Without a comma before it, so few words after "and" belong to the name: "Salt and pepper". */
const FEW_WORDS = 2

/**
 * What may be meant as a name, the likeliest first: "Crumb and Sons, and play the harmonica" may end
 * before a connecting word that no capital follows. One alone where there is no doubt.
 */
export function namesMeant(words: string, connectors: readonly string[]): string[] {
  if (!/^\p{Lu}/u.test(words)) return [words]
  for (const { 0: found, index, groups } of words.matchAll(JOINED)) {
    const after = words.slice(index + found.length).trimStart()
    const isOver = groups!.comma !== undefined || after.split(/\s+/).length > FEW_WORDS
    if (connectors.includes(folded(groups!.joins)) && /^\p{Ll}/u.test(after) && isOver) {
      return [words.slice(0, index), words]
    }
  }
  return [words]
}

const JOINED = /(?<comma>,)?\s+(?<joins>\p{L}+)(?=\s)/gu
