import { randomFrom } from '#billing/gateways/sandbox/provider/random'
import type { Facts } from '#billing/gateways/sandbox/provider/state/facts'

type ApiFault = 'up' | 'down' | 'slow' | 'html' | '429'

/** What goes wrong on purpose. Numbers from 0 to 1 are the share of webhooks that it happens to. */
export interface FaultSettings {
  /** Further copies of each webhook. */
  duplicate: number
  /** The next webhook is chosen at random from the first so many. */
  shuffle: number
  drop: number
  /** The longest delay before the first try, in milliseconds. */
  delay_ms: number
  /** With a wrong signature. */
  forge: number
  /** With half of its body. */
  truncate: number
  api: ApiFault
  /** The same seed and the same calls give the same faults. */
  seed: number
}

export const NO_FAULTS: Readonly<FaultSettings> = {
  duplicate: 0,
  shuffle: 0,
  drop: 0,
  delay_ms: 0,
  forge: 0,
  truncate: 0,
  api: 'up',
  seed: 1,
}

const FACT = 'faults'
const CHANCES = ['drop', 'delay_ms', 'shuffle', 'forge', 'truncate'] as const
type Chance = (typeof CHANCES)[number]

export class Faults {
  readonly #facts: Facts
  #settings: FaultSettings
  #chances: Record<Chance, () => number>

  constructor(facts: Facts) {
    this.#facts = facts
    this.#settings = { ...NO_FAULTS, ...JSON.parse(facts.get(FACT) ?? '{}') }
    this.#chances = chancesFrom(this.#settings.seed)
  }

  get settings(): Readonly<FaultSettings> {
    return this.#settings
  }

  set(settings: FaultSettings): void {
    this.#facts.set(FACT, JSON.stringify(settings))
    this.#settings = settings
    this.#chances = chancesFrom(settings.seed)
  }

  copies(): number {
    return 1 + this.#settings.duplicate
  }

  isDropped(): boolean {
    return this.#happens('drop')
  }

  delay(): number {
    return Math.round(this.#chances.delay_ms() * this.#settings.delay_ms)
  }

  isForged(): boolean {
    return this.#happens('forge')
  }

  isTruncated(): boolean {
    return this.#happens('truncate')
  }

  /** Each next one is chosen from the first `shuffle` that are left. */
  shuffled<T>(list: T[]): T[] {
    const window = this.#settings.shuffle
    if (window < 2) return list
    const left = [...list]
    return list.map(() => {
      const index = Math.floor(this.#chances.shuffle() * Math.min(window, left.length))
      return left.splice(index, 1)[0]
    })
  }

  #happens(fault: Chance): boolean {
    return this.#settings[fault] > 0 && this.#chances[fault]() < this.#settings[fault]
  }
}

/** One sequence for each fault, so that none depends on how the others follow each other. */
function chancesFrom(seed: number): Record<Chance, () => number> {
  const sequences = CHANCES.map((fault, index) => [fault, randomFrom(seed + index * 7_919)])
  return Object.fromEntries(sequences)
}
