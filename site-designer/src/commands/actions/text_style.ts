import { styled } from '#designer/commands/actions/style'
import type { Desk, Outcome } from '#designer/commands/desk'
import { IT, type SlotsOf } from '#designer/commands/language/slots'
import { chooseShown } from '#designer/commands/targets/choose'

/** How a thing looks that is wished to be so. */
const declarations: Record<string, Record<string, string>> = {
  bold: { 'font-weight': '700' },
  not_bold: { 'font-weight': '400' },
  italic: { 'font-style': 'italic' },
  not_italic: { 'font-style': 'normal' },
  underline: { 'text-decoration': 'underline' },
  not_underline: { 'text-decoration': 'none' },
  left: { 'text-align': 'left' },
  center: { 'text-align': 'center' },
  right: { 'text-align': 'right' },
  caps: { 'text-transform': 'uppercase' },
  wider: { 'max-width': 'none' },
  tighter: { 'padding-top': '1rem', 'padding-bottom': '1rem' },
  more_space: { 'padding-top': '6rem', 'padding-bottom': '6rem' },
}

export const textStyles = Object.keys(declarations)

/** "Underline the links": every style of texts and sections that is one declaration. */
export function setTextStyle(desk: Desk, { target = IT }: SlotsOf, style: string): Outcome {
  const found = chooseShown(desk, target, ['style', 'part', 'item', 'section'])
  if (!('one' in found)) return found
  const of = found.one.is === 'style' ? found.one.of : found.one
  return styled(desk, of, () => declarations[style])
}
