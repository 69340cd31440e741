import { featuresIn, type Page } from '#designer/reader/judge/features'
import { likelihoodsOf, weightsOf } from '#designer/reader/judge/weights'
import type { Stretch } from '#designer/sheet/sheet'

/** What a stretch may be: for visitors as words or as a fact, a wish, a refusal, talk to us. */
export const classes = ['words', 'fact', 'wish', 'refusal', 'talk'] as const

/** How likely a stretch is for those who visit the page, and what it is else; together 1. */
export interface Judgement {
  visitors: number
  wish: number
  refusal: number
  talk: number
}

/** The weights of the judge, by their name in data/evidence. */
export const weightsOfJudge = 'for_visitors'

/**
 * Judges the sentences of a text and parts of them, each once. Who says a word to us says another: each
 * of the two sentences beside it counts a little.
 */
export function judgeOf(page: Page): (stretch: Stretch, sentence?: Stretch) => Judgement {
  const { sentences } = page
  const known = new Map<string, Judgement>()
  const numbers = new Map(sentences.map(([start], at) => [start, at]))
  let featuresOf: ReturnType<typeof featuresIn> | undefined

  return (stretch, sentence = stretch) => {
    const at = numbers.get(sentence[0])!
    const lean = [at - 1, at + 1]
      .filter((beside) => sentences[beside])
      .reduce((sum, beside) => sum + leaningOf(alone(sentences[beside], beside)), 0)
    return leant(alone(stretch, at), shareOfNeighbours * lean)
  }

  function alone(stretch: Stretch, at: number): Judgement {
    const key = stretch.join()
    const before = known.get(key)
    if (before) return before
    featuresOf ??= featuresIn(page)
    const [words, fact, wish, refusal, talk] = likelihoodsOf(
      featuresOf(stretch, at),
      weightsOf(weightsOfJudge)
    )
    const found = { visitors: words + fact, wish, refusal, talk }
    known.set(key, found)
    return found
  }
}

const shareOfNeighbours = 0.15
const mostLeaning = 2

/** Above 0 where it is likelier for visitors; never more than an answer that is fairly sure. */
function leaningOf({ visitors }: Judgement): number {
  const odds = Math.log(visitors / (1 - visitors))
  return Math.max(-mostLeaning, Math.min(mostLeaning, odds))
}

/** The same where something else speaks for visitors, or against them. */
function leant({ visitors, wish, refusal, talk }: Judgement, lean: number): Judgement {
  const forVisitors = visitors * Math.exp(lean)
  const all = forVisitors + 1 - visitors
  return {
    visitors: forVisitors / all,
    wish: wish / all,
    refusal: refusal / all,
    talk: talk / all,
  }
}
