import type { Instruction, Target } from '#designer/instructions/instruction'
import { deniedColors } from '#designer/instructions/readers/look/denied_colors'
import type { Stretch } from '#designer/instructions/stretch'
import { turnsBack } from '#designer/instructions/words/complaint'
import { all, find, has, senseOf } from '#designer/instructions/words/piece'

/** In which layout a section is set. */
export function laidOut(stretch: Stretch, section: Target): Instruction[] {
  const { shape, pieces } = stretch
  const layout = all(
    pieces.filter(
      (piece) =>
        !has([piece], 'section') &&
        !shape.instead.includes(piece) &&
        // "Kutuların rengi" speaks of what is there.
        !['gen', 'acc', 'loc'].includes(senseOf(piece, 'layout')?.case ?? '')
    ),
    'layout'
  ).at(-1) as 'list' | 'grid' | 'columns' | undefined
  if (layout) return [{ do: 'change_layout', section, layout }]
  const about = has(pieces, 'thing', 'layout') || has(pieces, 'thing', 'look')
  const asks = has(pieces, 'other') || shape.verb === 'change'
  return asks && about ? [{ do: 'change_layout', section, layout: 'other' }] : []
}

/** On which surface a section stands, or in which colour of its own. */
export function surfaced(stretch: Stretch, section: Target): Instruction[] {
  const { pieces } = stretch
  const color = all(pieces, 'color').find((one) => !deniedColors(stretch).includes(one))
  const text = has(pieces, 'part')
  if (color === '#1b1b1b' && !text) return [{ do: 'set_surface', section, surface: 'dark' }]
  if (color === '#ffffff' && !text) return [{ do: 'set_surface', section, surface: 'light' }]
  if (color) return [{ do: 'set_style', target: section, style: { background: color } }]
  const surface =
    (find(pieces, 'surface') as 'brand' | 'tint' | undefined) ??
    (onBrandColor(stretch) ? 'brand' : undefined)
  if (surface) return [{ do: 'set_surface', section, surface }]
  const shade = find(pieces, 'shade')
  if (!shade) return []
  const dark = shade.startsWith('dark') !== turnsBack(stretch.pieces)
  return [{ do: 'set_surface', section, surface: dark ? 'dark' : 'light' }]
}

// "On our brand colour", "with the main colour behind them".
function onBrandColor({ pieces, shape, language }: Stretch): boolean {
  const at = pieces.findIndex(
    (piece, index) =>
      senseOf(piece, 'thing', 'color') &&
      (piece.tokens.length > 1 || has(pieces.slice(index - 1, index), 'own'))
  )
  const lead = pieces.slice(Math.max(0, at - 3), Math.max(0, at))
  if (at >= 0 && pieces[at + 1] && senseOf(pieces[at + 1], 'place', 'after')) return true
  // "Saatlerin arkasına ana rengimizi koyun".
  if (at > 0 && language === 'tr' && pieces[at].tokens.length > 1)
    return pieces.some((piece) => /^(?:arka|zemin|fon)/.test(piece.tokens[0].low))
  // "Give the contact section our colour".
  if (at > 0 && shape.verb === 'make' && has(lead, 'own')) return true
  return at > 0 && lead.some((piece) => senseOf(piece, 'in') || senseOf(piece, 'to'))
}
