import type { DesignPlan } from '#planning/models/design_plan'

type Versioned = Pick<DesignPlan, 'id' | 'version'>

/** The ETag of a plan, which clients send back in If-Match. */
export function planEtag({ id, version }: Versioned): string {
  return `"p${id}-${version}"`
}

// No plan has this version, so an invalid header never matches.
const NO_VERSION = -1

/** The version on which a client's change is based; undefined means the current one. */
export function expectedPlanVersion(
  plan: Versioned,
  ifMatch: string | undefined
): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  return ifMatch.trim() === planEtag(plan) ? plan.version : NO_VERSION
}
