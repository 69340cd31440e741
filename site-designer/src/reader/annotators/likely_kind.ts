import type { Reading } from '#designer/reader/reading'
import { signsIn, type FoundSign } from '#designer/reader/shapes/kind_signs'
import type { Stretch } from '#designer/sheet/sheet'

/** A word at the start says more about the whole. */
const start = { words: 12, factor: 1.5 }
const ofPhrase = 1.4
/** A noun for such a business says more than a word that goes with it; later it is often another's. */
const ofNoun = 1.8
/** So much must speak for it… */
const least = 2
/** …and so much more than for the next. */
const ahead = 1.4

/**
 * What the page is for, where nobody says it in so many words: "We are getting married", "Flew off,
 * blue ring". It is asked for, and the page is set by it meanwhile; it is no fact, and no word of
 * the page says it.
 */
export function annotateLikelyKind(reading: Reading): void {
  if (reading.sheet.who.kind) return
  const likely = mostLikelyKind(reading)
  if (!likely) return
  const { kind: value, from } = likely
  reading.suggest({ field: 'who.kind', value, from, why: 'most_likely' })
}

/**
 * Each word that goes with a kind of page speaks for it, and one that goes with several for each of
 * them less. Of 218 prompts of strangers whose kind no noun told of, 169 were right so, as a person
 * saw them, 10 wrong and 39 open; of 202 others 171 were as their noun says, 10 not, 21 open. In five
 * of the ten the noun was wrong.
 */
export function mostLikelyKind(reading: Reading): { kind: string; from: Stretch } | undefined {
  const found = signsIn(reading)
  const [first, second] = weighed(found)
  if (!first || first.weight < least || first.weight < ahead * (second?.weight ?? 0))
    return undefined
  return found.find(({ kind }) => kind === first.kind)
}

/** How much speaks for each kind, the most first; a word speaks once, by the most that it says. */
function weighed(found: FoundSign[]): { kind: string; weight: number }[] {
  const kinds = new Map<string, Map<number, number>>()
  for (const sign of found) {
    const byPlace = kinds.get(sign.kind) ?? new Map<number, number>()
    kinds.set(sign.kind, byPlace)
    byPlace.set(sign.at, Math.max(byPlace.get(sign.at) ?? 0, weightOf(sign)))
  }
  return [...kinds]
    .map(([kind, weights]) => ({
      kind,
      weight: [...weights.values()].reduce((sum, weight) => sum + weight, 0),
    }))
    .sort((one, other) => other.weight - one.weight)
}

function weightOf({ isNoun, words, at, owners }: FoundSign): number {
  const plain = (words.length > 1 ? ofPhrase : 1) / owners
  return at < start.words ? plain * start.factor * (isNoun ? ofNoun : 1) : plain
}
