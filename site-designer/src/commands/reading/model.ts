import { readText } from '#designer/data/read_data'

/** Weights of features: of each the classes it speaks for or against. */
export interface Weights extends Iterable<[string, ReadonlyMap<number, number>]> {
  get(feature: string): ReadonlyMap<number, number> | undefined
  has(feature: string): boolean
}

export interface Model {
  labels: readonly string[]
  /** Words that say what is to be done; others outside of slots are not understood. */
  words: ReadonlySet<string>
  tagger: Weights
  /** From one tag to the next. */
  steps: Weights
  classifier: Weights
}

const models = new Map<string, Model>()
const SCALE = 20

/** The weights of a language, fitted by site-designer-lab/bin/fit_commands.ts. */
export function modelOf(language: string): Model {
  return (
    models.get(language) ?? keepModel(language, readText('commands/weights', `${language}.txt`))
  )
}

/** Reads a language by these weights from now on. */
export function keepModel(language: string, text: string): Model {
  const model = parsed(text)
  models.set(language, model)
  return model
}

/** Lines of features with class numbers and twentieths, in three parts behind the lines of labels and of words. */
function parsed(text: string): Model {
  const [head, ...parts] = text.split('\n\n')
  const [tagger, steps, classifier] = parts.map((part) => new WeightLines(part.trim()))
  const [labels, words] = head
    .split('\n')
    .slice(-2)
    .map((line) => line.split(' '))
  return { labels, words: new Set(words), tagger, steps, classifier }
}

/** Lines of weights. An instruction has few features, so each line is read when it is asked for. */
class WeightLines implements Weights {
  readonly #lines: Map<string, string | ReadonlyMap<number, number>>

  constructor(text: string) {
    const parts = text.split('\n').map((line): [string, string] => {
      const at = line.indexOf('\t')
      return [line.slice(0, at), line.slice(at + 1)]
    })
    this.#lines = new Map(parts)
  }

  has(feature: string): boolean {
    return this.#lines.has(feature)
  }

  get(feature: string): ReadonlyMap<number, number> | undefined {
    const line = this.#lines.get(feature)
    if (typeof line !== 'string') return line
    const classes = line.split('\t').map((pair): [number, number] => {
      const [at, weight] = pair.split(':')
      return [Number.parseInt(at, 36), Number.parseInt(weight, 36) / SCALE]
    })
    const read = new Map(classes)
    this.#lines.set(feature, read)
    return read
  }

  *[Symbol.iterator](): Iterator<[string, ReadonlyMap<number, number>]> {
    for (const feature of this.#lines.keys()) yield [feature, this.get(feature)!]
  }
}

export function written({ labels, words, tagger, steps, classifier }: Model, note: string): string {
  const part = (weights: Weights) =>
    [...weights]
      .flatMap(([feature, classes]) => {
        const pairs = [...classes]
          .filter(([, weight]) => Math.round(weight * SCALE) !== 0)
          .map(([at, weight]) => `${at.toString(36)}:${Math.round(weight * SCALE).toString(36)}`)
        return pairs.length > 0 ? [[feature, ...pairs].join('\t')] : []
      })
      .join('\n')
  return `${[`# ${note}\n${labels.join(' ')}\n${[...words].join(' ')}`, ...[tagger, steps, classifier].map(part)].join('\n\n')}\n`
}
