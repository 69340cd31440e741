import { box, fontsOf, stack } from '#deploy/share_card/card_drawing'
import type { BrandFacts } from '#deploy/share_card/card_facts'
import type { Drawing } from '#deploy/share_card/drawing'

/** The height of the initial, as part of the icon. */
const LETTER = 0.6
/** The side for which the designer states corners of an icon, in pixels. */
const DESIGNED = 32

/** The icon of a site: its initial on its brand colour. Devices round the corners of a large one. */
export function iconDrawing(
  { initial, colors, heading, body, radius }: BrandFacts,
  { side, isRounded }: { side: number; isRounded: boolean }
): Drawing {
  const fonts = [...fontsOf(heading), ...fontsOf(body)]
  const corner = Math.min(DESIGNED / 2, radius) * (side / DESIGNED)
  return {
    width: side,
    height: side,
    fonts,
    root: box(
      {
        width: '100%',
        height: '100%',
        alignItems: 'center',
        justifyContent: 'center',
        background: colors.brand,
        color: colors.onBrand,
        borderRadius: isRounded ? corner : 0,
        fontFamily: stack(fonts),
        fontWeight: heading.weight,
        fontSize: side * LETTER,
        lineHeight: 1,
      },
      initial
    ),
  }
}
