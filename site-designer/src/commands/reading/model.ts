import { readText } from '#designer/data/read_data'

/** Weights of features: of each the classes it speaks for or against. */
export type Weights = Map<string, Map<number, number>>

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

/** The weights of a language, fitted by bin/fit_commands.ts. */
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
  const [tagger, steps, classifier] = parts.map(weightsIn)
  const [labels, words] = head
    .split('\n')
    .slice(-2)
    .map((line) => line.split(' '))
  return { labels, words: new Set(words), tagger, steps, classifier }
}

function weightsIn(text: string): Weights {
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [feature, ...pairs] = line.split('\t')
        const classes = pairs.map((pair): [number, number] => {
          const [at, weight] = pair.split(':')
          return [Number.parseInt(at, 36), Number.parseInt(weight, 36) / SCALE]
        })
        return [feature, new Map(classes)]
      })
  )
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
