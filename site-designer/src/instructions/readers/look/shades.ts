import { oneOfLooks, setLook, type Reader } from '#designer/instructions/readers/reader'
import type { Stretch } from '#designer/instructions/stretch'
import { isComplaint, turnsBack } from '#designer/instructions/words/complaint'
import { all, find, has, senseOf } from '#designer/instructions/words/piece'

/** A dark page or a light one, or one step of it. */
export const shades: Reader = (stretch) => {
  const pieces = stretch.pieces.filter((piece) => !stretch.shape.instead.includes(piece))
  const shade = find(pieces, 'shade')
  if (
    !shade ||
    has(pieces, 'color') ||
    has(pieces, 'thing', 'color') ||
    has(pieces, 'thing', 'font')
  )
    return undefined
  const ways = new Set(all(pieces, 'shade').map((one) => turned(stretch, one)))
  if (ways.size === 2) return oneOfLooks(stretch, { shade: 'darker' }, { shade: 'lighter' })
  const way = turned(stretch, shade)
  const wrong = pieces.some((piece, at) => senseOf(piece, 'shade') && isComplaint(pieces, at))
  const step = shade.endsWith('er') || has(pieces, 'degree') || wrong
  return setLook(stretch, step ? { shade: way === 'dark' ? 'darker' : 'lighter' } : { theme: way })
}

/** Which way a shade goes: "too dark" and "less dark" go to the light. */
export function turned({ pieces }: Stretch, shade: string): 'dark' | 'light' {
  const dark = shade === 'dark' || shade === 'darker'
  const wrong = pieces.some((piece, at) => senseOf(piece, 'shade') && isComplaint(pieces, at))
  const back = turnsBack(pieces) || wrong
  return dark !== back ? 'dark' : 'light'
}
