import type { Mood } from '#designer/instructions/instruction'
import type { DirectionId } from '#designer/site/kinds'

/** The directions that a mood leans to, the one that suits it best first. */
export const moodDirections: Record<Mood, DirectionId[]> = {
  elegant: ['atelier', 'menu', 'night', 'ledger'],
  simple: ['timetable', 'atelier', 'ledger', 'civic', 'studio'],
  bold: ['poster', 'workshop'],
  warm: ['neighbour', 'harvest', 'counter'],
  playful: ['neighbour', 'poster'],
  formal: ['ledger', 'civic', 'clinic'],
  traditional: ['menu', 'field_guide', 'counter', 'harvest'],
  modern: ['timetable', 'studio', 'poster', 'clinic'],
  calm: ['clinic', 'atelier', 'field_guide'],
  rugged: ['workshop', 'poster'],
  editorial: ['atelier', 'studio', 'field_guide', 'poster'],
}
