import { readData } from '#designer/data/read_data'
import type { Sheet } from '#designer/sheet/sheet'
import type { DirectionId } from '#designer/site/kinds'
import { fold } from '#designer/text/letters'

type Leanings = Partial<Record<DirectionId, number>>

/** Moods of the data: words, and the directions that they lean to. */
interface Moods {
  leanings: { words: string; lean: Leanings }[]
  dark: string
}

const moods = () => readData<Moods>('composition').get('moods')!

/** How strongly the moods that the person named lean towards each direction. */
export function leaningsOf({ wishes }: Sheet): Leanings {
  const sum: Leanings = {}
  for (const { value } of wishes.moods) {
    const named = fold(value).split(/[\s,]+/)
    const meant = moods().leanings.filter(({ words }) =>
      words.split(' ').some((word) => named.includes(word))
    )
    for (const { lean } of meant) {
      for (const [direction, weight] of Object.entries(lean)) {
        sum[direction as DirectionId] = (sum[direction as DirectionId] ?? 0) + weight
      }
    }
  }
  return sum
}

/** Whether one of the moods asks for a dark page. */
export function wantsDark({ wishes }: Sheet): boolean {
  const dark = moods().dark.split(' ')
  return wishes.moods.some(({ value }) =>
    fold(value)
      .split(/[\s,]+/)
      .some((word) => dark.includes(word))
  )
}
