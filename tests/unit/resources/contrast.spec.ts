import { test } from '@japa/runner'
import { dark } from '../../../resources/ui/theme/dark.ts'
import { light } from '../../../resources/ui/theme/light.ts'

type Colors = typeof light.color
type Role = keyof Colors

/** Words on grounds, as the components pair them. */
const TEXTS: [text: Role, ground: Role, least: number][] = [
  ['action', 'paper', 7],
  ...(['paper', 'surface', 'sunken', 'actionSoft', 'markSoft', 'goodSoft', 'badSoft'] as const).map(
    (ground): [Role, Role, number] => ['ink', ground, 7]
  ),
  ...(['paper', 'surface', 'sunken'] as const).map((ground): [Role, Role, number] => [
    'muted',
    ground,
    4.5,
  ]),
  ['action', 'surface', 4.5],
  ['action', 'actionSoft', 4.5],
  ['actionText', 'action', 4.5],
  ['actionText', 'actionHover', 4.5],
  ['badText', 'bad', 4.5],
  ['badText', 'badHover', 4.5],
  ['bad', 'paper', 4.5],
  ['bad', 'surface', 4.5],
  ['bad', 'badSoft', 4.5],
  ['good', 'paper', 4.5],
  ['good', 'surface', 4.5],
  ['good', 'goodSoft', 4.5],
  ['markText', 'mark', 4.5],
  ['boardText', 'board', 4.5],
  // What is not text but must be seen: edges of controls, the focus, thin lines.
  ['lineStrong', 'paper', 3],
  ['lineStrong', 'surface', 3],
  ['focus', 'paper', 3],
  ['focus', 'surface', 3],
  ['draft', 'paper', 3],
  ['draft', 'surface', 3],
  ['boardLine', 'board', 3],
]

test.group('Colours', () => {
  for (const [name, theme] of Object.entries({ light, dark })) {
    for (const [text, ground, least] of TEXTS) {
      test(`${text} can be read on ${ground} (${name})`, ({ assert }) => {
        assert.isAtLeast(contrast(theme.color[text], theme.color[ground]), least)
      })
    }
  }
})

/** The ratio of WCAG 2, of two colours written as oklch(). */
function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [lightness, chroma, hue] = color.match(/[\d.]+/g)!.map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const L = lightness / 100
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  const [r, g, bl] = [red, green, blue].map((part) => Math.min(1, Math.max(0, part)))
  return 0.2126 * r + 0.7152 * g + 0.0722 * bl
}
