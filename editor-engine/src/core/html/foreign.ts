import * as Bit from './bit.ts'
import * as Kind from './kind.ts'
import type { OpenElements } from './open_elements.ts'
import * as Trait from './trait.ts'

/** Of the rule of an open element: it is SVG or MathML. */
export const FOREIGN = Bit.inSvg | Bit.inMath
/** Where HTML may stand in SVG or MathML, the search for what is open around stops. */
const POINT = Bit.htmlPoint | Bit.special | Bit.item | Bit.scope

/** Does SVG or MathML hold what comes next, by its own rules? */
export function isInForeign(open: OpenElements): boolean {
  const around = open.ruleAt(open.top)
  return (around & FOREIGN) !== 0 && !(around & Bit.htmlPoint)
}

/** A start tag where SVG or MathML is open; false where the rules of HTML apply to it. */
export function startForeign(open: OpenElements, rule: number, isSelfClosing: boolean): boolean {
  const around = open.ruleAt(open.top)
  const kind = rule & Kind.mask
  if (kind === Kind.oddity || kind === Kind.font) open.doubt()
  if (around & Bit.htmlPoint) return false
  if (rule & Bit.breaksOut) {
    leaveForeign(open)
    return false
  }
  pushForeign(open, rule, around & FOREIGN, isSelfClosing)
  return true
}

export function pushForeign(
  open: OpenElements,
  rule: number,
  space: number,
  isSelfClosing: boolean
): void {
  if (isSelfClosing) {
    open.add(0, Trait.foreign | Trait.empty)
    return
  }
  const isPoint = space === Bit.inSvg ? rule & Bit.svgPoint : (rule & Kind.mask) === Kind.mathText
  open.push(-1, isPoint ? space | POINT : space, Trait.foreign)
}

/** Closes SVG or MathML up to the HTML around it. */
function leaveForeign(open: OpenElements): void {
  while (isInForeign(open)) open.popHere()
}

/** An end tag where SVG or MathML is open; true where it closed something of it. */
export function closeForeign(open: OpenElements, kind: number): boolean {
  if (kind === Kind.paragraph || kind === Kind.lineBreak) {
    leaveForeign(open)
    return false
  }
  for (let at = open.top; open.ruleAt(at) & FOREIGN; at--) {
    if (open.step()) return true
    if (!open.isWrittenAlike(at)) continue
    open.popUntil(at)
    return true
  }
  return false
}
