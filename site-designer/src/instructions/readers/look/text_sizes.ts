import { each, oneOf, setLook, type Reader } from '#designer/instructions/readers/reader'
import type { Stretch } from '#designer/instructions/stretch'
import { turnsBack } from '#designer/instructions/words/complaint'
import { content, find, has } from '#designer/instructions/words/piece'

/** How large the letters of the page are. */
export const sizes: Reader = (stretch) => {
  const { pieces } = stretch
  const size = find(pieces, 'size') as 'larger' | 'smaller' | undefined
  if (!size || has(pieces, 'thing', 'corner')) return undefined
  const turnedSize =
    turnsBack(pieces) || complains(stretch) ? (size === 'larger' ? 'smaller' : 'larger') : size
  if (has(pieces, 'thing', 'headings')) {
    return each(stretch, [
      { do: 'set_style', target: { part: 'heading', words: '' }, style: { size: turnedSize } },
    ])
  }
  const letters =
    has(pieces, 'thing', 'font') || has(pieces, 'thing', 'size') || has(pieces, 'part', 'text')
  if (letters) return setLook(stretch, { text_size: turnedSize })
  if (content(pieces).length > 4) return undefined
  return oneOf(
    stretch,
    { do: 'set_look', look: { text_size: turnedSize } },
    { do: 'set_style', target: { part: 'title', words: '' }, style: { size: turnedSize } }
  )
}

/** "The text is tiny": how it is, and not how it should be. */
export function complains({ shape, text, language }: Stretch): boolean {
  return (
    language === 'en' &&
    shape.verb === 'be' &&
    /\b(?:is|are|looks?|seems?|feels?)\s+(?:(?!too\b)\p{L}+\s+)?(?:tiny|small|little|huge|giant|big|large)$/iu.test(
      text
    ) &&
    !/\b(?:should|must|want|need)\b/i.test(text)
  )
}
