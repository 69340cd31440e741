import {
  declarationsIn,
  mayMatch,
  rulesOn,
  type Declarations,
} from '#designer/instructions/guard/css'
import type { Finding } from '#designer/instructions/guard/finding'
import type { PageReading } from '#designer/live_page/reading/page_reading'

/** What lies over the rest of a page, by its own style or by a rule of a style sheet. */
export function overlaysIn(reading: PageReading): Finding[] {
  const rules = rulesOn(reading).filter(({ declarations }) => liesOver(declarations))
  // A rule that says "fixed" counts for each element that it is for, so a class alone is noticed too.
  const plain = rules.filter(
    ({ isPlain, declarations }) => isPlain && declarations.get('position') === 'fixed'
  )
  const elements = reading.all.filter(
    (element) =>
      liesOver(declarationsIn(element.attribute('style')?.value ?? '')) ||
      (element.tag === 'dialog' && element.attribute('open')) ||
      plain.some((rule) => mayMatch(rule, element))
  )
  return [
    ...rules.map(({ selector }): Finding => ({ is: 'overlay', what: selector })),
    ...elements.map(({ tag }): Finding => ({ is: 'overlay', what: `<${tag}>` })),
  ]
}

const SIDES = ['top', 'right', 'bottom', 'left']

function liesOver(declarations: Declarations): boolean {
  const position = declarations.get('position') ?? ''
  if (position === 'fixed') return true
  if (!/^(?:absolute|sticky|-webkit-sticky)$/.test(position)) return false
  const values = [...declarations.values()]
  const isWide = values.some((value) =>
    /(?:^|\D)(?:[89]\d|\d{3,})[sld]?(?:vw|vh|vmax|vi|vb)/.test(value)
  )
  const isSpread =
    [...declarations].some(([name, value]) => name.startsWith('inset') && /^-?[0-9]/.test(value)) ||
    SIDES.every((side) => declarations.has(side))
  return isWide || (isSpread && Number(declarations.get('z-index') ?? 0) > 1)
}
