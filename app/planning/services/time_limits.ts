import { EDIT_SECONDS, PLAN_SECONDS } from '#contract/limits'

/** What the built-in designer may need after a model that gave no answer. */
const AFTER_MODEL = 15_000

/** Time limits for the designer, in milliseconds. Tests change them. */
export const timeLimits = {
  /** For a plan. Longer than the half minute that the screen announces. */
  plan: 60_000,
  /** For an edit of a page, while the person waits. */
  edit: 60_000,
  /**
   * For the same by a model, with all its questions: it may write slowly. A model that falls silent is
   * noticed earlier, by its client.
   */
  modelPlan: PLAN_SECONDS * 1_000 - AFTER_MODEL,
  modelEdit: EDIT_SECONDS * 1_000 - AFTER_MODEL,
  afterModel: AFTER_MODEL,
  /**
   * A build that is ready within this time is answered with its website; a longer one is not waited
   * for.
   */
  approval: 1_500,
  /** For the second reading of a page that is designed already: it changes little, and is waited for. */
  secondReading: 60_000,
  /**
   * From approval to the end of a build, including all attempts: less than the screen's polling time.
   */
  build: 8 * 60_000,
}

/** The limits that are longer if a model is asked. */
const withModel = { plan: 'modelPlan', edit: 'modelEdit' } as const

export type Waited = keyof typeof withModel

/** For a model; the built-in designer has `afterModel` beyond it. */
export function modelLimit(what: Waited): number {
  return timeLimits[withModel[what]]
}

/** For a designer and, if it calls a model, for the built-in designer after it. */
export function designerLimit(what: Waited, { callsModel }: { callsModel?: boolean }): number {
  return callsModel ? modelLimit(what) + timeLimits.afterModel : timeLimits[what]
}
