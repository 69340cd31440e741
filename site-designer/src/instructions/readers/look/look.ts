import { colors } from '#designer/instructions/readers/look/colors'
import { corners } from '#designer/instructions/readers/look/corners'
import { deniedColors } from '#designer/instructions/readers/look/denied_colors'
import { fonts } from '#designer/instructions/readers/look/fonts'
import { moods } from '#designer/instructions/readers/look/moods'
import { refusedLook } from '#designer/instructions/readers/look/refused_look'
import { shades } from '#designer/instructions/readers/look/shades'
import { sizes } from '#designer/instructions/readers/look/text_sizes'
import { tones } from '#designer/instructions/readers/look/tones'
import { other, unsaid } from '#designer/instructions/readers/look/unsaid_look'
import type { Reader } from '#designer/instructions/readers/reader'
import type { Stretch } from '#designer/instructions/stretch'
import { all, content, has, unknown } from '#designer/instructions/words/piece'

const asking = [
  'make',
  'change',
  'use',
  'want',
  'be',
  'add',
  'put',
  'keep',
  'replace',
  'swap',
  'remove',
  'rename',
  'write',
  undefined,
]

/** How the whole page looks. What is said of one part of it is read by `style.ts` before. */
export const look: Reader = (stretch) => {
  const { shape, pieces } = stretch
  if (!asking.includes(shape.verb)) return undefined
  // "Taze ekmek yaz" is a text, whatever its words can mean.
  const written = stretch.language === 'tr' && shape.verb === 'write'
  if (written && unknown(pieces).length > 0) return undefined
  const spared = deniedColors(stretch).length > 0 && all(pieces, 'color').length > 1
  const refused = !spared && (shape.denied || shape.verb === 'remove')
  const readers = refused ? [refusedLook] : [corners, fonts, colors, tones, shades, sizes, moods]
  const found = readers.flatMap((read) =>
    // "A plain sans serif" is a font and no mood.
    read === moods && !refused && has(pieces, 'font_class') && !has(pieces, 'and')
      ? []
      : (read(stretch) ?? [])
  )
  if (found.length > 0) {
    // "The last section dark" is never the whole page.
    if (stretch.language === 'tr' && isElsewhere(stretch)) return undefined
    if (has(pieces, 'beyond') || strange(stretch) > allowed(stretch)) return undefined
    return found
  }
  return refused ? undefined : (unsaid(stretch) ?? other(stretch))
}

function isElsewhere({ pieces, shape }: Stretch): boolean {
  const one = has(shape.object, 'section') && !has(shape.object, 'thing') && !has(pieces, 'font')
  return has(pieces, 'thing', 'section') || (one && !has(pieces, 'mood'))
}

// "A lovely green": one word nobody knows may stand beside what is clear.
function allowed({ shape, pieces }: Stretch): number {
  const spoken = has(pieces, 'thing') || ['make', 'use', 'change'].includes(shape.verb ?? '')
  return spoken ? 1 : content(pieces).length > 3 ? 1 : 0
}

// A figure that is no size of corners is never a word that may stand by.
function strange({ pieces }: Stretch): number {
  const free = unknown(pieces)
  const figures = free.filter((piece) => piece.tokens[0].kind === 'value')
  return has(pieces, 'thing', 'corner')
    ? free.length - figures.length
    : free.length + figures.length
}
