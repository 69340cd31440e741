import { fontFile } from '#core/fonts/main'
import { fontFileName, fontSubsets } from 'site-designer/fonts'
import type { CardFacts } from '#deploy/share_card/card_facts'
import type { Drawing, DrawnBox, DrawnFont } from '#deploy/share_card/drawing'

export const CARD = { width: 1200, height: 630 } as const

const PAD = 84
const PANEL = 330
const STRIP = 18
/** The width that is left for text. */
const ROOM = CARD.width - PANEL - STRIP - 2 * PAD
const SIZES = [116, 104, 92, 80, 70, 60, 52, 44]
const NAME_HEIGHT = 330
const LEADING = 1.08

/**
 * The card: name and description on the paper colour, with the initial on the brand colour beside them.
 */
export function cardDrawing(facts: CardFacts): Drawing {
  const { name, line, initial, colors, heading, body, radius } = facts
  const [headingFonts, bodyFonts] = [fontsOf(heading), fontsOf(body)]
  const headingStack = stack([...headingFonts, ...bodyFonts])
  const bodyStack = stack([...bodyFonts, ...headingFonts])

  const words = box(
    { flexDirection: 'column', justifyContent: 'flex-end', padding: PAD, flex: 1 },
    [
      box(
        {
          fontFamily: headingStack,
          fontWeight: heading.weight,
          fontSize: sizeOf(name, heading),
          lineHeight: LEADING,
          color: colors.text,
          letterSpacing: '-0.01em',
          wordBreak: 'break-word',
        },
        name
      ),
      box(
        {
          display: 'block',
          lineClamp: 2,
          fontFamily: bodyStack,
          fontSize: 36,
          lineHeight: 1.35,
          color: colors.muted,
          marginTop: 28,
        },
        line
      ),
    ]
  )
  const panel = box(
    {
      width: PANEL,
      margin: radius > 0 ? 28 : 0,
      borderRadius: radius > 0 ? Math.min(120, radius * 3) : 0,
      alignItems: 'center',
      justifyContent: 'center',
      background: colors.brand,
      color: colors.onBrand,
      fontFamily: headingStack,
      fontWeight: heading.weight,
      fontSize: 240,
      lineHeight: 1,
    },
    initial
  )
  const strip = box({ width: STRIP, background: colors.accent }, '')
  return {
    ...CARD,
    fonts: [...headingFonts, ...bodyFonts],
    root: box({ width: '100%', height: '100%', background: colors.paper }, [words, panel, strip]),
  }
}

export function box(
  style: Record<string, string | number>,
  children: DrawnBox[] | string
): DrawnBox {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}

/** The largest size at which the name fits, estimated from the mean width of the font's letters. */
function sizeOf(name: string, { width, caps }: CardFacts['heading']): number {
  const advance = width * (caps ? 1.42 : 1.12)
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length))
  const fits = SIZES.find((size) => {
    const lines = Math.ceil((name.length * advance * size) / (ROOM * 0.9))
    return longest * advance * size <= ROOM && lines * size * LEADING <= NAME_HEIGHT
  })
  return fits ?? SIZES.at(-1)!
}

/**
 * satori treats each subset as a separate font, and uses the next one for letters that a font lacks.
 */
export function fontsOf({ slug, weight }: CardFacts['body']): DrawnFont[] {
  return fontSubsets.map((subset) => {
    // satori reads WOFF, which is stored beside the WOFF2 for browsers.
    const file = fontFile(fontFileName(slug, subset, weight, 'normal'))!.replace(/2$/, '')
    return { name: `${slug} ${subset} ${weight}`, weight, file }
  })
}

export function stack(fonts: readonly DrawnFont[]): string {
  return fonts.map(({ name }) => `'${name}'`).join(', ')
}
