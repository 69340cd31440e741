import { readData } from '#designer/data/read_data'
import type { Sheet } from '#designer/sheet/sheet'
import type { DirectionId } from '#designer/site/kinds'
import type { Look } from '#designer/site/site'
import { fold } from '#designer/language/fold'

type Leanings = Partial<Record<DirectionId, number>>

interface Leaning extends MoodLook {
  words: string
  lean: Leanings
  /** Letters that the mood asks for. */
  fonts?: { heading: string; body?: string }
}

/** The colours and the theme that a mood means by itself. */
interface MoodLook {
  colours?: string[]
  theme?: Look['theme']
  /** Whether a page wears two of them. */
  isColourful?: boolean
}

/** Moods of the data: words, and the directions that they lean to. */
interface Moods {
  leanings: Leaning[]
  dark: string
}

const moods = () => readData<Moods>('composition').get('moods')!

/** How strongly the moods that the person named lean towards each direction. */
export function leaningsOf(sheet: Sheet): Leanings {
  const sum: Leanings = {}
  for (const { lean } of meantIn(sheet)) {
    for (const [direction, weight] of Object.entries(lean)) {
      sum[direction as DirectionId] = (sum[direction as DirectionId] ?? 0) + weight
    }
  }
  return sum
}

/** What the first mood that says anything of colours says. */
export function moodLook(sheet: Sheet): MoodLook {
  return meantIn(sheet).find(({ colours }) => colours) ?? {}
}

/** The letters of the first mood that asks for any. */
export function moodFonts(sheet: Sheet): Leaning['fonts'] {
  return meantIn(sheet).find(({ fonts }) => fonts)?.fonts
}

/** Whether one of the moods asks for a dark page. */
export function wantsDark(sheet: Sheet): boolean {
  const dark = moods().dark.split(' ')
  return wordsOf(sheet)
    .flat()
    .some((word) => dark.includes(word))
}

/** A mood after the other, in the order in which they were named. */
function meantIn(sheet: Sheet): Leaning[] {
  return wordsOf(sheet).flatMap((named) =>
    moods().leanings.filter(({ words }) => words.split(' ').some((word) => named.includes(word)))
  )
}

const wordsOf = ({ wishes }: Sheet) => wishes.moods.map(({ value }) => fold(value).split(/[\s,]+/))
