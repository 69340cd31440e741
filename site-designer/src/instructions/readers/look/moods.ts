import type { Clause, Instruction, Mood } from '#designer/instructions/instruction'
import { each, oneOf, type Reader } from '#designer/instructions/readers/reader'
import type { Stretch } from '#designer/instructions/stretch'
import { isComplaint, turnsBack } from '#designer/instructions/words/complaint'
import { all, has, senseOf } from '#designer/instructions/words/piece'

/** What a page is that is to be less of something. */
const against: Record<Mood, Mood[]> = {
  formal: ['warm', 'playful'],
  playful: ['formal', 'calm'],
  calm: ['bold', 'playful'],
  bold: ['calm', 'simple'],
  elegant: ['simple', 'warm'],
  simple: ['bold', 'elegant'],
  warm: ['formal', 'simple'],
  modern: ['traditional', 'warm'],
  traditional: ['modern', 'simple'],
  rugged: ['elegant', 'simple'],
  editorial: ['simple', 'formal'],
}

/** What the page is to feel like. */
export const moods: Reader = (stretch) => {
  const pieces = stretch.pieces.filter((piece) => !stretch.shape.instead.includes(piece))
  const found = [...new Set(all(pieces, 'mood'))] as Mood[]
  if (
    found.length === 0 ||
    has(pieces, 'color') ||
    has(pieces, 'thing', 'color') ||
    has(pieces, 'thing', 'corner') ||
    has(pieces, 'section') ||
    has(pieces, 'fact') ||
    has(pieces, 'thing', 'font')
  )
    return undefined
  // "Make it stand out more": bolder, or in a stronger colour?
  if (stretch.language === 'en' && /\bstands? out\b/i.test(stretch.text) && found.length === 1)
    return oneOf(
      stretch,
      { do: 'set_mood', mood: 'bold' },
      { do: 'set_look', look: { tone: 'stronger' } },
      { do: 'set_look', look: { text_size: 'larger' } }
    )
  const wrong = pieces.some((piece, at) => senseOf(piece, 'mood') && isComplaint(pieces, at))
  if (wrong || turnsBack(pieces)) return contrary(stretch, found)
  return each(
    stretch,
    found.slice(0, 3).map((mood): Instruction => ({ do: 'set_mood', mood }))
  )
}

export function contrary(stretch: Stretch, found: Mood[]): Clause[] {
  return oneOf(stretch, ...against[found[0]].map((mood): Instruction => ({ do: 'set_mood', mood })))
}
