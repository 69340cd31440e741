import type { Sheet } from '#designer/sheet/sheet'
import type { DirectionId } from '#designer/site/kinds'
import { fold } from '#designer/text/letters'

type Leanings = Partial<Record<DirectionId, number>>

/** Words for a mood, and the directions they lean to. Without Turkish marks and capitals. */
const moods: readonly { words: string; leanings: Leanings }[] = [
  {
    words:
      'elegant refined sophisticated luxury luxurious upscale premium chic classy stylish zarif sik luks',
    leanings: { atelier: 3, menu: 2, night: 1.5, ledger: 1 },
  },
  {
    words:
      'minimal minimalist minimalistic clean simple plain understated uncluttered sade minimalist yalin',
    leanings: { atelier: 1.5, timetable: 2, ledger: 1.5, civic: 1.5, studio: 1.5, clinic: 1 },
  },
  {
    words: 'bold loud striking energetic punchy edgy strong vibrant cesur carpici enerjik',
    leanings: { poster: 4, workshop: 1.5 },
  },
  {
    words: 'cosy cozy warm homely welcoming friendly inviting sicak samimi',
    leanings: { neighbour: 3, harvest: 2, counter: 1.5, menu: 0.5 },
  },
  {
    words: 'playful fun colourful colorful cheerful quirky eglenceli renkli neseli',
    leanings: { neighbour: 2.5, poster: 2 },
  },
  {
    words:
      'formal professional serious trustworthy corporate conservative sober kurumsal ciddi resmi',
    leanings: { ledger: 4, civic: 2, clinic: 1, timetable: 1 },
  },
  {
    words:
      'rustic traditional classic classical old-fashioned heritage vintage retro geleneksel klasik',
    leanings: { menu: 3, field_guide: 2.5, counter: 2, harvest: 1, ledger: 1 },
  },
  {
    words: 'modern contemporary sleek modernist cagdas',
    leanings: { timetable: 2, studio: 2, poster: 1, clinic: 1 },
  },
  {
    words: 'calm serene peaceful quiet soothing soft relaxed relaxing gentle airy sakin huzurlu',
    leanings: { clinic: 3, atelier: 2, field_guide: 1 },
  },
  {
    words: 'industrial rugged robust raw sturdy endustriyel',
    leanings: { workshop: 4, poster: 1 },
  },
  {
    words: 'artistic creative editorial arty sanatsal yaratici',
    leanings: { atelier: 3, studio: 2, field_guide: 1.5, poster: 1.5 },
  },
  {
    words: 'natural organic earthy botanical dogal',
    leanings: { harvest: 3, field_guide: 2.5, neighbour: 1 },
  },
]

const darkWords = new Set('dark moody night black koyu karanlik'.split(' '))

/** How strongly the moods that the person named lean towards each direction. */
export function leaningsOf({ wishes }: Sheet): Leanings {
  const sum: Leanings = {}
  for (const { value } of wishes.moods) {
    const named = fold(value).split(/[\s,]+/)
    const meant = moods.filter(({ words }) => words.split(' ').some((word) => named.includes(word)))
    for (const { leanings } of meant) {
      for (const [direction, weight] of Object.entries(leanings)) {
        sum[direction as DirectionId] = (sum[direction as DirectionId] ?? 0) + weight
      }
    }
  }
  return sum
}

/** Whether one of the moods asks for a dark page. */
export function wantsDark({ wishes }: Sheet): boolean {
  return wishes.moods.some(({ value }) =>
    fold(value)
      .split(/[\s,]+/)
      .some((word) => darkWords.has(word))
  )
}
