import { each, type Reader } from '#designer/instructions/readers/reader'
import { targetOf } from '#designer/instructions/target'
import { quoteIn, senseOf } from '#designer/instructions/words/piece'

/** `Yorumların üstünde "Komşular ne diyor" yazsın`: what stands over a section is its heading. */
export const captions: Reader = (stretch) => {
  const { pieces, shape, language } = stretch
  const text = quoteIn(pieces)
  if (language !== 'tr' || !text || shape.verb !== 'write' || shape.denied) return undefined
  const at = pieces.findIndex((piece) =>
    /^(?:ust|uzer|bas|tepe)[iu]?n[dt]?[ae]$/.test(piece.tokens[0].low)
  )
  const owner = pieces[at - 1]
  const section = owner && senseOf(owner, 'section')?.case === 'gen' && targetOf([owner], stretch)
  if (!section || section.part || section.kind === 'hero') return undefined
  return each(stretch, [{ do: 'set_text', target: { ...section, part: 'heading' }, text }])
}
