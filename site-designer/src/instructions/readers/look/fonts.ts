import { bodyFonts, headingFonts } from '#designer/fonts/main'
import type { LookWish, Mood } from '#designer/instructions/instruction'
import { fittingFonts } from '#designer/instructions/readers/look/fitting'
import { setLook, type Reader } from '#designer/instructions/readers/reader'
import type { Stretch } from '#designer/instructions/stretch'
import { all, content, find, has } from '#designer/instructions/words/piece'

/** The fonts of the headings and of the text. */
export const fonts: Reader = (stretch) => {
  const { pieces, shape } = stretch
  const names = all(pieces, 'font').filter((name) => !all(shape.instead, 'font').includes(name))
  const headings =
    has(pieces, 'thing', 'headings') ||
    has(pieces, 'part', 'heading') ||
    has(pieces, 'part', 'title')
  const reading = has(pieces, 'thing', 'reading') || has(pieces, 'part', 'text')
  if (names.includes('unknown')) return fittingFonts(stretch)
  if (names.length === 2) return setLook(stretch, twoFonts(stretch, names))
  if (names.length === 1)
    return setLook(
      stretch,
      fontWish(names[0], {
        headings,
        reading,
        all: has(pieces, 'thing', 'all') || has(pieces, 'thing', 'page'),
      })
    )
  const spoken = has(pieces, 'thing', 'font') ? serifs[find(pieces, 'mood') as Mood] : undefined
  const kind = find(pieces, 'font_class') ?? spoken
  if (
    !kind ||
    !(has(pieces, 'thing', 'font') || headings || reading || content(pieces).length <= 3)
  )
    return undefined
  const name = kind === 'serif' ? 'Libre Baskerville' : 'Manrope'
  return setLook(stretch, fontWish(name, { headings, reading, all: false }))
}

// What people expect of letters that are to feel so.
const serifs: Partial<Record<Mood, 'serif' | 'sans'>> = {
  modern: 'sans',
  simple: 'sans',
  bold: 'sans',
  elegant: 'serif',
  traditional: 'serif',
  formal: 'serif',
}

function fontWish(
  name: string,
  as: { headings: boolean; reading: boolean; all: boolean }
): LookWish {
  const heading = (headingFonts as readonly string[]).includes(name)
    ? { heading_font: name }
    : undefined
  const body = (bodyFonts as readonly string[]).includes(name) ? { body_font: name } : undefined
  if ((as.headings && as.reading) || as.all) return { ...heading, ...body }
  if (as.reading) return body ?? heading ?? {}
  return heading ?? body ?? {}
}

// "Lora for headings and Inter for the text": each name goes with the words nearest to it.
function twoFonts({ pieces }: Stretch, [first, second]: string[]): LookWish {
  const at = (is: 'headings' | 'reading') =>
    pieces.findIndex(
      (piece) =>
        has([piece], 'thing', is) || has([piece], 'part', is === 'headings' ? 'heading' : 'text')
    )
  const heads = at('headings')
  const reads = at('reading')
  const swapped = heads >= 0 && reads >= 0 && reads < heads
  const [heading, body] = swapped ? [second, first] : [first, second]
  return {
    ...fontWish(heading, { headings: true, reading: false, all: false }),
    ...fontWish(body, { headings: false, reading: true, all: false }),
  }
}
