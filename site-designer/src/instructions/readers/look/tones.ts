import type { LookWish, Mood } from '#designer/instructions/instruction'
import { turned } from '#designer/instructions/readers/look/shades'
import { oneOf, setLook, type Reader } from '#designer/instructions/readers/reader'
import { isComplaint, turnsBack } from '#designer/instructions/words/complaint'
import { content, find, has, senseOf, type Piece } from '#designer/instructions/words/piece'

type Tone = NonNullable<LookWish['tone']>

/** Which way the colour of the page is to go: warmer, softer, deeper. */
export const tones: Reader = (stretch) => {
  const { pieces } = stretch
  if (has(pieces, 'color') || !has(pieces, 'thing', 'color')) {
    const tone = toneOf(pieces)
    const only = tone && !has(pieces, 'color') && !has(pieces, 'mood') && !has(pieces, 'shade')
    if (!only || has(pieces, 'part')) return undefined
    // "Warmer": the colour, or the whole page?
    const alone = stretch.language === 'en' && tone === 'warmer' && content(pieces).length === 1
    return alone
      ? oneOf(stretch, { do: 'set_look', look: { tone } }, { do: 'set_mood', mood: 'warm' })
      : setLook(stretch, { tone })
  }
  const tone = toneOf(pieces)
  if (tone) return setLook(stretch, { tone: has(pieces, 'degree', 'less') ? opposite[tone] : tone })
  const shade = find(pieces, 'shade')
  const warm = find(pieces, 'mood') === 'warm'
  if (warm) return setLook(stretch, { tone: 'warmer' })
  const felt = tonesOf[find(pieces, 'mood') as Mood]
  const wrong = pieces.some((piece, at) => senseOf(piece, 'mood') && isComplaint(pieces, at))
  if (felt && !shade)
    return setLook(stretch, { tone: wrong || turnsBack(pieces) ? opposite[felt] : felt })
  return shade
    ? setLook(stretch, { tone: turned(stretch, shade) === 'dark' ? 'deeper' : 'paler' })
    : undefined
}

/** "Too pale" and "it looks cold" are what it is, and the other way is where it is to go. */
export function toneOf(pieces: Piece[]): Tone | undefined {
  const said = pieces.flatMap((piece, at) => {
    const tone = senseOf(piece, 'tone')?.what as Tone | undefined
    return tone ? [{ tone, wrong: isComplaint(pieces, at) }] : []
  })
  const wished = said.find(({ wrong }) => !wrong)
  return wished?.tone ?? (said[0] && opposite[said[0].tone])
}

/** What a colour is to be that is to feel so. */
const tonesOf: Partial<Record<Mood, Tone>> = {
  calm: 'softer',
  elegant: 'deeper',
  bold: 'stronger',
  playful: 'stronger',
}

const opposite: Record<Tone, Tone> = {
  warmer: 'cooler',
  cooler: 'warmer',
  softer: 'stronger',
  stronger: 'softer',
  deeper: 'paler',
  paler: 'deeper',
}
