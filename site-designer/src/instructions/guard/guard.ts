import type { EditRequest } from '#designer/instructions/edit'
import { lostUnasked } from '#designer/instructions/guard/asked'
import { claimsIn } from '#designer/instructions/guard/claims'
import type { Finding } from '#designer/instructions/guard/finding'
import { fieldsAdded } from '#designer/instructions/guard/fields'
import { lostIn } from '#designer/instructions/guard/lost'
import { markupIn } from '#designer/instructions/guard/markup'
import { titlesChanged } from '#designer/instructions/guard/titles'
import { unaskedOn } from '#designer/instructions/guard/unasked'
import { PageReading } from '#designer/live_page/reading/page_reading'

interface Kind {
  /** Whether the person may agree to it with one tap; else the edit is refused. */
  mayBeAgreed: boolean
  /** Behind "The AI’s change would". */
  does: (what: string) => string
}

const refused = (does: Kind['does']): Kind => ({ mayBeAgreed: false, does })
const asked = (does: Kind['does']): Kind => ({ mayBeAgreed: true, does })

/** What an edit of a model may not add, remove or claim unless it was asked to. */
const kinds: Record<Finding['is'], Kind> = {
  script: refused((what) => `add code (${what})`),
  handler: refused((what) => `add code (${what})`),
  embedded: refused((what) => `add another page inside this one (${what})`),
  address: refused((what) => `add an address (${what})`),
  form_target: refused((what) => `send a form elsewhere (${what})`),
  head: refused((what) => `add a hidden setting (${what})`),
  overlay: refused((what) => `lay something over the page (${what})`),
  secret_field: refused((what) => `ask visitors for secrets or files (${what})`),
  markup: refused((what) => `show markup as text (${what})`),
  contact: refused((what) => `give a number or an address that you did not say (${what})`),
  field: asked((what) => `ask visitors for more (${what})`),
  lost: asked((what) => `remove ${what}`),
  title: asked((what) => `change the page’s title or description to ${what}`),
  claim: asked((what) => `say what neither the page nor you said (${what})`),
}

export interface Guarded {
  refused: Finding[]
  /** What the person may agree to. */
  asked: Finding[]
}

/** Compares the page before and after an edit of a model, in whichever form the edit came. */
export function guardEdit(request: EditRequest, after: string): Guarded {
  if (request.html === after) return { refused: [], asked: [] }
  const [was, now] = [new PageReading(request.html), new PageReading(after)]
  const found = [
    ...unaskedOn(was, now, request.instruction),
    ...fieldsAdded(was, now, request),
    ...markupIn(was, now, request),
    ...lostUnasked(lostIn(was, now), request),
    ...titlesChanged(was, now, request),
    ...claimsIn(was, now, request),
  ]
  return {
    refused: found.filter(({ is }) => !kinds[is].mayBeAgreed),
    asked: found.filter(({ is }) => kinds[is].mayBeAgreed),
  }
}

const MOST_NAMED = 6
const LONGEST = 80

/** "remove “Simit” and “Çay”, and say …": what the findings are, for the person and for the model. */
export function findingsInWords(findings: readonly Finding[]): string {
  const groups = Map.groupBy(findings, ({ is }) => is)
  return [...groups].map(([is, ones]) => kinds[is].does(named(ones))).join(', and ')
}

function named(findings: readonly Finding[]): string {
  const all = [...new Set(findings.map(({ what }) => `“${shortened(what)}”`))]
  const more = all.length - MOST_NAMED
  return [...all.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

function shortened(what: string): string {
  return what.length > LONGEST ? `${what.slice(0, LONGEST)}…` : what
}
