import * as Bit from './bit.ts'
import * as Kind from './kind.ts'
import type { OpenElements } from './open_elements.ts'
import * as Trait from './trait.ts'

/** Set in the rule of an open element if it is SVG or MathML. */
export const FOREIGN = Bit.inSvg | Bit.inMath
/** At the places in SVG or MathML where HTML is allowed, the search for open elements stops. */
const POINT = Bit.htmlPoint | Bit.special | Bit.item | Bit.scope

/** Whether the next tag is read by the rules of SVG or MathML. */
export function isInForeign(open: OpenElements): boolean {
  const around = open.ruleAt(open.top)
  return (around & FOREIGN) !== 0 && !(around & Bit.htmlPoint)
}

/** A start tag inside SVG or MathML; returns false if the rules of HTML apply to it. */
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

/** Closes SVG or MathML elements up to the surrounding HTML. */
function leaveForeign(open: OpenElements): void {
  while (isInForeign(open)) open.popHere()
}

/** An end tag inside SVG or MathML; returns true if it closed a foreign element. */
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
