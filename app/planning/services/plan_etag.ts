import type { DesignPlan } from '#planning/models/design_plan'

type Versioned = Pick<DesignPlan, 'id' | 'version'>

/** What a plan is answered with and a careful writer sends back in If-Match. */
export function planEtag({ id, version }: Versioned): string {
  return `"p${id}-${version}"`
}

// No plan has it, so a header that cannot be understood is never taken for consent.
const NO_VERSION = -1

/** The version that a writer believes to change; undefined means "whatever it is now". */
export function expectedPlanVersion(
  plan: Versioned,
  ifMatch: string | undefined
): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  return ifMatch.trim() === planEtag(plan) ? plan.version : NO_VERSION
}
