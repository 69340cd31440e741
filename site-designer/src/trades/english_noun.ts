import { lower } from '#designer/text/letters'
import type { Calling, Spoken } from '#designer/trades/spoken'
import {
  englishAny,
  englishNoCalling,
  englishPraise,
  englishStops,
} from '#designer/trades/calling_words'
import { englishTerms, OWN_NAME } from '#designer/trades/terms'

/** Words that a noun may follow. */
export const determiners = new Set('a an the our my your this'.split(' '))

/** How the words end that say who does something: "tuner", "investigator", "puppeteers". */
export const agent =
  /(?:[^aeiou]er|[aeou]er|or|ist|ian|smith|wright|monger|keeper|man|woman|dresser|mason|ant|sweep)s?$/

const telling = new Set(
  'private mobile online vegan vegetarian organic halal kosher community'.split(' ')
)
const nouns = new Set(
  'training cleaning teaching coaching building engineering catering clothing wedding'.split(' ')
)

/** The calling that begins with this word, up to where its noun ends. */
export function callingAt(words: Spoken[], from: number, outright: boolean): Calling | undefined {
  const taken: Spoken[] = []
  let at = from
  for (; at < words.length && taken.length < 8; at++) {
    const word = words[at]
    if (endsAt(word, taken, words[at + 1])) break
    taken.push(word)
    if (word.ends) {
      at++
      break
    }
  }
  const closed = taken.at(-1)?.ends ?? false
  while (taken.length > 1 && isNameBehind(taken)) taken.pop()
  const last = taken.at(-1)
  if (!last || last.gap.includes('?') || taken.length > 6) return undefined
  const kept = withoutPraise(taken)
  // "A team of plumbers" is plumbers.
  if (!closed && words[at]?.small === 'of' && kept.every(({ small }) => englishAny.has(small))) {
    const inner = callingAt(words, at + 1, outright)
    if (inner) return inner
  }
  if (kept.length === 0 || englishNoCalling.has(headOf(kept))) return undefined
  // "Dark moody site for our …" is what they ask for; who runs a paintball site says so.
  if (!outright && /^(?:web)?(?:site|page)$/.test(headOf(kept))) return undefined
  if (!outright && kept.length > 1 && kept.every((word) => /^\p{Lu}/u.test(word.typed)))
    return undefined
  const small = kept.map((word) => word.small)
  const open = small.every((word) => englishAny.has(word) || /^\d/.test(word))
  const after = closed ? [] : words.slice(at, at + 3).map((word) => word.small)
  const short = kept.length <= 4 && !small.some((word) => /\d/.test(word)) && !kept.some(goesOn)
  return {
    words: small,
    after,
    ...(short && !open
      ? { noun: [...keptPraise(taken, kept), ...kept].map(asNoun).join(' ') }
      : {}),
    outright,
    first: words.slice(0, from).every(({ gap }) => !/[.!?\n]/.test(gap)),
  }
}

// "Wedding singer Mia Hart", "photographer Mara Doyle": who she is stands behind what she is.
function isNameBehind(taken: Spoken[]): boolean {
  const named = ({ typed }: Spoken) => /^\p{Lu}\p{Ll}/u.test(typed)
  if (!named(taken.at(-1)!)) return false
  const [first] = taken
  const isPerson = agent.test(first.small) || isKnown(first.small, OWN_NAME)
  return taken.some((word, at) => (at > 0 || isPerson) && !named(word))
}

// "C++" and "b*d" are more than their letters.
function goesOn({ gap }: Spoken): boolean {
  return /^(?:\p{S}|[*#@[\]{}\\_])/u.test(gap)
}

// "A fan of bright colours" is a fan.
function headOf(kept: Spoken[]): string {
  const of = kept.findIndex(({ small }) => small === 'of')
  return kept.at(of > 0 ? of - 1 : -1)!.small
}

/** Whether a word alone names a trade, or nearly. */
export function isKnown(word: string, least = 6): boolean {
  return englishTerms(word).some(({ weight }) => weight >= least)
}

function endsAt({ small, typed }: Spoken, taken: Spoken[], next: Spoken | undefined): boolean {
  const last = taken.at(-1)
  if (
    last &&
    /^(?:run|owned|led)$/.test(small) &&
    /^(?:family|woman|women|community)$/.test(last.small)
  )
    return false
  if (englishStops.has(small)) return true
  if (!last) return false
  // "Plumber 7 days a week"
  if (/^\d/.test(small)) return true
  if (small === 'of')
    return taken.every((word) => englishAny.has(word.small) || englishPraise.has(word.small))
  if (small === 'and') {
    // "Fish and chip shop" is one; "chimney sweep and stove fitter" are two.
    const one =
      taken.length === 1 && !agent.test(last.small) && !isKnown(last.small) && next !== undefined
    return !one || englishStops.has(next.small) || determiners.has(next.small)
  }
  // "A genealogist tracing families", "a company mapping farms".
  const doing = /^[\p{Ll}]{3,}ing$/u.test(typed)
  return (
    doing &&
    !nouns.has(small) &&
    (agent.test(last.small) ||
      englishAny.has(last.small) ||
      /[^s]s$/.test(last.small) ||
      isKnown(last.small, OWN_NAME))
  )
}

function withoutPraise(taken: Spoken[]): Spoken[] {
  // "My husband's garage", "a builder's daughter".
  let from = taken.findLastIndex(({ small }, at) => at < taken.length - 1 && /'s?$/.test(small)) + 1
  while (from < taken.length) {
    const { small } = taken[from]
    const praises =
      (englishPraise.has(small) && !isOfNoun(small, taken[from + 1])) ||
      determiners.has(small) ||
      (from > 0 && /^(?:and|hand|hour|hours|school)$/.test(small)) ||
      /^(?:run|owned|led)$/.test(small) ||
      isCount(small) ||
      (/^\p{Lu}\p{Ll}+(?:ish|ese|ian|ean|an)$/u.test(taken[from].typed) &&
        !isOfNoun(small, taken[from + 1])) ||
      /-(?:run|owned|led|based|friendly|fired|style|star|room|year-old|old|generation|winning)$/.test(
        small
      ) ||
      // "A 12 room hotel", "a two person studio".
      (from > 0 && from < taken.length - 1 && isCount(taken[from - 1].small)) ||
      // "A London florist".
      (from > 0 && /^\p{Lu}\p{Ll}/u.test(taken[from].typed))
    if (!praises) break
    from++
  }
  const rest = taken.slice(from)
  // "We are a family": said of anybody, and kept as that.
  return rest.length > 0 ? rest : taken.slice(-1).filter(({ small }) => englishAny.has(small))
}

// A village hall is called so, a village pub is a pub.
function isOfNoun(small: string, next: Spoken | undefined): boolean {
  const of = next?.small ?? ''
  return (
    (/^(?:village|town|city)$/.test(small) && /^halls?$/.test(of)) ||
    (small === 'turkish' && /^baths?$/.test(of))
  )
}

function isCount(small: string): boolean {
  return /^(?:\d.*|one|two|three|four|five)$/.test(small)
}

// A private investigator and a mobile library are called so.
function keptPraise(taken: Spoken[], kept: Spoken[]): Spoken[] {
  return taken
    .slice(0, taken.length - kept.length)
    .filter(({ small }) => telling.has(small))
    .slice(-1)
}

// "Christmas" and "BMW" keep their capitals, the first word of a text does not.
function asNoun({ typed, small }: Spoken): string {
  return /^\p{Lu}/u.test(typed) && lower(typed) === typed ? typed : small
}
