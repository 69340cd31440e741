import type { TextStore } from '../../lib/browser/text_store.ts'
import { firstState, type FlowState, type FlowStep } from './flow_state.ts'

/**
 * The flow of one visit to the form, stored so that a reload finds plan, plan id and step. Other visits
 * do not see it.
 */
export class SavedFlow {
  readonly #store: TextStore
  readonly #key: string

  constructor(store: TextStore, visitId: string) {
    this.#store = store
    this.#key = `sitewright:plan-flow:${visitId}`
  }

  read(): FlowState | null {
    const text = this.#store.get(this.#key)
    if (text === null) return null
    try {
      return restored(JSON.parse(text))
    } catch {
      return null // not ours, or cut off: the visit starts anew
    }
  }

  write(state: FlowState): void {
    const { step, request, planId, plan, notice, feedback, failure, detail } = state
    const kept = { step, request, planId, plan, notice, feedback, failure, detail }
    this.#store.set(this.#key, JSON.stringify(kept))
    if (planId && feedback) this.#store.set(feedbackKey(planId), feedback)
    else if (planId) this.#store.remove(feedbackKey(planId))
  }

  clear(): void {
    this.#store.remove(this.#key)
  }
}

/** Typed feedback that is not sent; it outlives the visit, for a person who opens the plan again. */
export function typedFeedback(store: TextStore, planId: string): string {
  return store.get(feedbackKey(planId)) ?? ''
}

const feedbackKey = (planId: string) => `sitewright:feedback:${planId}`

const steps: FlowStep[] = ['analyzing', 'plan_review', 'updating', 'creating']

function restored(saved: Partial<FlowState>): FlowState | null {
  if (!saved.request || !steps.includes(saved.step!)) return null
  if (saved.step !== 'analyzing' && !saved.planId) return null
  return { ...firstState(saved.request), ...saved }
}
