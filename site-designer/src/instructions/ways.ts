import { keyOf } from '#designer/instructions/language/command'
import type { CommandLanguage, Told } from '#designer/instructions/language/language'
import { offerOf } from '#designer/instructions/language/offer'
import type { Clause, Meaning } from '#designer/instructions/reading/meaning'

/** What carrying out a meaning would come to. */
export type Attempt<Done> =
  | ({ is: 'done' } & Told & Done)
  | { is: 'unclear'; could: Possibility[] }
  /** `isFinal`: the words say clearly what is wanted, and no other way to read them is tried. */
  | { is: 'impossible'; why: string; isFinal?: boolean }

/** One of the things that could have been meant. */
export interface Possibility {
  /** Names it from one call to the next. */
  key: string
  label: string
}

interface Trial<Done> {
  attempt: (meaning: Meaning) => Attempt<Done>
  isSame: (one: Done, other: Done) => boolean
  /** Ids of what the person picked when they were asked before. */
  choices: ReadonlySet<string>
  language: CommandLanguage
}

const MOST_OFFERS = 3
/** No page is changed more often on trial. */
const MOST_TRIED = 24

/**
 * What a clause comes to: the one thing that it plainly says, or what the person picked; otherwise the
 * question which of at most three things is meant. Two that are as likely are asked about, never
 * chosen. Undefined where nothing can be done and nothing tells why.
 */
export function decided<Done>(
  { meanings }: Clause,
  { attempt, isSame, choices, language }: Trial<Done>
): Attempt<Done> | undefined {
  const ways: (Possibility & { meaning: Meaning; done: Attempt<Done> & { is: 'done' } })[] = []
  let asked: (Attempt<Done> & { is: 'unclear' }) | undefined
  let refused: (Attempt<Done> & { is: 'impossible' }) | undefined
  for (const meaning of meanings.slice(0, MOST_TRIED)) {
    const plainest = ways.find((way) => way.meaning.isPlain)?.meaning
    if (plainest && choices.size === 0 && (!meaning.isPlain || meaning.weight < plainest.weight))
      break
    const made = attempt(meaning)
    if (made.is === 'done') {
      if (ways.some((way) => isSame(way.done, made))) continue
      const { command } = meaning
      ways.push({
        key: keyOf(command),
        label: offerOf(language, command, made),
        meaning,
        done: made,
      })
    } else if (meaning.isPlain && !plainest) {
      if (made.is === 'unclear') asked ??= made
      else refused ??= made
      if (made.is === 'impossible' && made.isFinal && ways.length === 0) break
    }
  }
  const chosen = ways.find(({ key }) => choices.has(key))
  if (chosen) return chosen.done
  const [best, ...others] = ways.filter(({ meaning }) => meaning.isPlain)
  const rivals = others.filter(({ meaning }) => meaning.weight === best.meaning.weight)
  if (best && rivals.length === 0) return best.done
  if (asked && !best) return asked
  if (refused?.isFinal && !best) return refused
  if (ways.length === 0) return refused
  const could = (best ? [best, ...rivals] : ways).slice(0, MOST_OFFERS)
  return { is: 'unclear', could: could.map(({ key, label }) => ({ key, label })) }
}
