import type { Site } from '#planning/site/site'

/** What a person asked for: the form of the specification, and how chance is seeded. */
export interface DesignRequest {
  prompt: string
  primary_color: string
  theme: 'light' | 'dark'
  heading_font: string
  body_font: string
  corner_radius: number
  contact_email: string
  /** The form fields the person touched; a wish in the prompt wins over the others. */
  chosen: string[]
  seed: string
}

/** JSON and nothing but JSON: it is stored, and read again by the same designer. */
export type PlanData = Record<string, unknown>

export interface Plan {
  /** For the person. Always rendered from `data`. */
  markdown: string
  data: PlanData
}

export interface Progress {
  stage: string
  percent: number
}

/**
 * Turns a request into a plan and a plan into a site. The same request, seed and version give the
 * same answer. An aborted `signal` rejects with its reason.
 */
export interface Designer {
  readonly name: string
  readonly version: string
  plan(request: DesignRequest, signal?: AbortSignal): Promise<Plan>
  revise(plan: Plan, feedback: string, request: DesignRequest, signal?: AbortSignal): Promise<Plan>
  build(
    plan: Plan,
    request: DesignRequest,
    onProgress: (progress: Progress) => Promise<void> | void,
    signal?: AbortSignal
  ): Promise<Site>
}
