import { oncePerKey } from '#designer/data/once_per_key'
import { readOne } from '#designer/data/read_data'
import type { Kind } from '#designer/kinds/kind'
import { kindById } from '#designer/kinds/all'

/**
 * Words that are ready for a page before its owner has said them: true of nearly any such business.
 * The person reads them, keeps them, types over them or takes them away.
 */
export interface Starter {
  /** A sentence about a service, by what the trade calls it. */
  services: Record<string, string>
  /** How it goes, from the first message to the end. */
  steps: StarterStep[]
  questions: StarterQuestion[]
  /** What visitors come with. */
  bring: string[]
  /** What a message should hold. */
  send: string
}

interface StarterStep {
  name: string
  text: string
}

interface StarterQuestion {
  question: string
  answer: string
}

/** data/starters/<id>.yaml: by language, what a kind or a trade says itself. */
export type StarterFile = Record<string, Partial<Starter>>

const none: Starter = { services: {}, steps: [], questions: [], bring: [], send: '' }

/**
 * The starter of a kind or a trade in a language; of a trade with what its kind says where it says nothing,
 * unless that kind holds too many sorts: a photographer has no papers to bring.
 */
export function starterOf(kind: Kind, language: string): Starter {
  const wider = kind.refines === undefined ? undefined : kindById(kind.refines)
  const refined = wider && !wider.isBroad ? starterOf(wider, language) : none
  return { ...refined, ...fileOf(kind.id)?.[language] }
}

const fileOf = oncePerKey((id: string) => readOne<StarterFile>('starters', id))
