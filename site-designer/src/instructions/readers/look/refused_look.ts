import type { Mood } from '#designer/instructions/instruction'
import { fittingColors, fittingFonts } from '#designer/instructions/readers/look/fitting'
import { contrary } from '#designer/instructions/readers/look/moods'
import { setLook, type Reader } from '#designer/instructions/readers/reader'
import { all, find, has } from '#designer/instructions/words/piece'

/** "Not so dark", "no serifs", "don't make it formal": the other way. */
export const refusedLook: Reader = (stretch) => {
  const { pieces } = stretch
  if (has(pieces, 'section') || has(pieces, 'part', 'picture') || has(pieces, 'part', 'button'))
    return undefined
  const corner = find(pieces, 'corner')
  if (corner) return setLook(stretch, { corner_radius: corner === 'rounder' ? 0 : 'rounder' })
  const kind = find(pieces, 'font_class')
  if (kind)
    return setLook(stretch, { heading_font: kind === 'serif' ? 'Manrope' : 'Libre Baskerville' })
  const shade = find(pieces, 'shade')
  // "Çok koyu olmasın" stands in the vocabulary as what it asks for.
  const too = pieces.some(
    (piece) => piece.tokens.length > 1 && /^(?:cok|fazla)$/.test(piece.tokens[0].low)
  )
  if (shade?.endsWith('er') && too) return setLook(stretch, { shade: shade as 'darker' })
  const dark = shade?.startsWith('dark')
  if (shade && (has(pieces, 'degree') || shade.endsWith('er'))) {
    return setLook(stretch, { shade: dark ? 'lighter' : 'darker' })
  }
  if (shade) return setLook(stretch, { theme: dark ? 'light' : 'dark' })
  // "Kocaman harfler hoşuma gitmedi".
  const size = find(pieces, 'size')
  if (size && (has(pieces, 'thing', 'font') || has(pieces, 'part', 'text')))
    return setLook(stretch, { text_size: (size === 'larger') !== too ? 'smaller' : 'larger' })
  const color = find(pieces, 'color')
  if (color) return fittingColors(stretch, color)
  if (has(pieces, 'thing', 'look')) return setLook(stretch, { direction: 'other' })
  if (has(pieces, 'thing', 'color')) return fittingColors(stretch)
  if (has(pieces, 'thing', 'font')) return fittingFonts(stretch)
  const found = all(pieces, 'mood') as Mood[]
  return found.length > 0 ? contrary(stretch, found) : undefined
}
