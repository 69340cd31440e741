import type { Copy } from 'site-designer'
import { schemaOf, type ChatBody } from '#tests/fakes/model_server/chat'
import { Material } from '#tests/fakes/model_server/material'
import { ModelServer, type Asked } from '#tests/fakes/model_server/model_server'
import { sensibleAnswer } from '#tests/fakes/model_server/sensible_answer'
import { telephoneIn } from '#tests/faults/designs/bakery'

/** What a model is asked for, in the order of a build. */
export type Stage = 'reading' | 'concept' | 'design' | 'repair' | 'second_reading'

/** The answers to two questions of a build are waited for at once. */
const AT_ONCE = 2

/** In milliseconds: before an answer, and between two of its pieces. */
const WAIT = 150
const PACE = 1

/** One of this number of designs cannot be used, and is asked for a second time. */
const SPOILT = 4

/** In an answer to a design: what must not be stored at all, by a part of its text. */
export const HOSTILE = {
  'kd-script': '<script>alert("kd-script")</script>',
  'kd-click': '<p onclick="alert(\'kd-click\')">Come and see.</p>',
  'kd.example': '<p><a href="https://kd.example/">Come and see.</a></p>',
  '1847': '<p>Come and see what we have baked here since 1847.</p>',
}

/** What the rules do not find: it is stored with the design and left out by the second reading. */
export const PRAISE = 'Dogs are welcome.'

/** The questions about one website so far. */
interface Count {
  /** Designs that were asked for, without those that were asked for because an answer was no use. */
  designs: number
  readings: number
}

/**
 * A model that designs pages and remembers its questions. Some of its answers are hostile or state what
 * nobody said.
 */
export class DesigningModel {
  readonly faults = new Set<string>()
  readonly #server: ModelServer
  readonly #random: () => number
  /** The sections of a website, given by its telephone number, that are stored by now. */
  readonly #stored: (telephone: string) => Copy
  readonly #counts = new Map<string, Count>()
  #awaited: { stage: Stage; earlier: number; resolve: (asked: Asked) => void }[] = []

  constructor(random: () => number, stored: (telephone: string) => Copy) {
    this.#random = random
    this.#stored = stored
    this.#server = new ModelServer({ wait: WAIT, pace: PACE, answer: (body) => this.#answer(body) })
    this.#server.onAsked = (body) => this.#note(body)
  }

  start(): Promise<string> {
    return this.#server.start()
  }

  stop(): Promise<void> {
    return this.#server.stop()
  }

  get questions(): number {
    return this.#server.asked.length
  }

  /** The questions whose answers were sent to the end. */
  get answered(): number {
    return this.#server.asked.filter(({ hungUp }) => !hungUp).length
  }

  /** Resolves when a question of this stage is asked, after `earlier` others of it. */
  reached(stage: Stage, earlier = 0): Promise<Asked> {
    return new Promise((resolve) => void this.#awaited.push({ stage, earlier, resolve }))
  }

  /**
   * How far a website with so many sections and attempts was asked about more than it needed: an attempt
   * that dies loses the designs on which it is waiting, and no other.
   */
  needless(telephone: string, { sections, attempts }: { sections: number; attempts: number }) {
    const { designs, readings } = this.#counts.get(telephone) ?? { designs: 0, readings: 0 }
    return [
      ...(designs > sections + AT_ONCE * (attempts - 1)
        ? [`${designs} designs were asked for ${sections} sections in ${attempts} attempts`]
        : []),
      ...(readings > attempts ? [`a page was read ${readings} times in ${attempts} attempts`] : []),
    ]
  }

  #note(body: ChatBody): void {
    const stage = stageOf(body)
    if (!stage) {
      this.faults.add('the model was asked something unexpected')
      return
    }
    const material = materialOf(body)
    const telephone = telephoneIn(material.get('Their words'))
    const count = this.#counts.get(telephone) ?? { designs: 0, readings: 0 }
    this.#counts.set(telephone, count)
    if (stage === 'second_reading') count.readings++
    if (stage === 'design' && isFirst(material)) count.designs++
    this.#expectNew(stage, material, telephone)
    this.#tell(stage)
  }

  /** What is stored is not asked for again, and repaired once. */
  #expectNew(stage: Stage, material: Material, telephone: string): void {
    if (stage !== 'design' && stage !== 'repair') return
    const id = material.get('Prefix').replace(/^x-/, '')
    const stored = this.#stored(telephone)[id]
    const { isRepaired, isNarrow } = stored?.design ?? {}
    const isEnough = stage === 'design' ? stored : isRepaired || isNarrow
    if (isEnough) this.faults.add(`${stage} of "${id}" was asked for, though it is stored`)
  }

  #tell(stage: Stage): void {
    const asked = this.#server.asked.at(-1)!
    for (const one of this.#awaited) {
      if (one.stage === stage && one.earlier-- === 0) one.resolve(asked)
    }
    this.#awaited = this.#awaited.filter(({ earlier }) => earlier >= 0)
  }

  #answer(body: ChatBody): string {
    const stage = stageOf(body)
    const material = materialOf(body)
    if (stage === 'second_reading') return JSON.stringify({ unsaid: praiseIn(material) })
    const answer = sensibleAnswer(body)
    if (stage !== 'design' && stage !== 'repair') return answer
    const praised = answer.replace('</h1>', `</h1><p>${PRAISE} Have a look. Come and see.</p>`)
    const isSpoilt = stage === 'design' && isFirst(material) && this.#random() < 1 / SPOILT
    return isSpoilt ? praised.replace(/(<\/h[12]>)/, `$1${this.#hostile()}`) : praised
  }

  #hostile(): string {
    const all = Object.values(HOSTILE)
    return all[Math.floor(this.#random() * all.length)]
  }
}

function stageOf(body: ChatBody): Stage | undefined {
  const fields = schemaOf(body)?.properties
  if (fields) {
    if ('who' in fields) return 'reading'
    if ('idea' in fields) return 'concept'
    return 'unsaid' in fields ? 'second_reading' : undefined
  }
  const material = materialOf(body)
  if (!material.get('Prefix')) return undefined
  return /^- At \d+ pixels /m.test(material.get('What was wrong with it')) ? 'repair' : 'design'
}

function materialOf({ messages }: ChatBody): Material {
  return new Material(messages.findLast(({ role }) => role === 'user')?.content ?? '')
}

function isFirst(material: Material): boolean {
  return material.get('Your last answer') === ''
}

/** The numbers of the sentences with praise. */
function praiseIn(material: Material): number[] {
  return material
    .get('Sentences')
    .split('\n')
    .filter((line) => line.includes(PRAISE))
    .map((line) => Number.parseInt(line))
}
