import { blankRequest } from '../../../resources/planning/form/design_request.ts'
import {
  PlanFlow,
  type FlowOutcome,
  type PlanCalls,
} from '../../../resources/planning/flow/plan_flow.ts'
import { SavedFlow } from '../../../resources/planning/flow/saved_flow.ts'
import { HandClock, settled } from './hand_clock.ts'
import { memoryStore } from './memory_store.ts'

const request = { ...blankRequest, prompt: 'A bakery in Izmir' }

export class Limit extends Error {}
export class Told extends Error {}

/** One visit, with a server that answers as the test says and writes down what it was asked. */
export function visit(answers: Partial<PlanCalls> = {}, store = memoryStore(), visitId = 'v1') {
  const clock = new HandClock()
  const asked: string[] = []
  const outcomes: FlowOutcome[] = []
  const started: string[] = []
  const cancelled: string[] = []
  const calls: PlanCalls = {
    analyze: async () => ({ plan_id: 'p1', design_plan: '# Plan' }),
    update: async () => ({ design_plan: '# Better plan' }),
    approve: async () => ({ status: 'completed', website_id: 'w1' }),
    takeUp: async () => undefined,
    drop: async () => {},
    cancel: async () => ({ website_id: null }),
    ...answers,
  }
  const flow = new PlanFlow({
    request,
    saved: new SavedFlow(store, visitId),
    calls: {
      analyze: (it, onDraft) => (asked.push(`analyze ${it.prompt}`), calls.analyze(it, onDraft)),
      takeUp: (id, onDraft) => (asked.push(`take up ${id}`), calls.takeUp(id, onDraft)),
      drop: (id) => (asked.push(`drop ${id}`), calls.drop(id)),
      update: (id, text, choices) => (
        asked.push(`update ${id} ${text}`),
        calls.update(id, text, choices)
      ),
      approve: (id) => (asked.push(`approve ${id}`), calls.approve(id)),
      cancel: (id) => (asked.push(`cancel ${id}`), calls.cancel(id)),
    },
    refusalOf: (error) => {
      if (error instanceof Limit) return { limit: { currentUsage: 2, limit: 2 } }
      return { detail: error instanceof Told ? error.message : null }
    },
    schedule: clock.schedule,
    onBuildStarted: (taskId) => void started.push(taskId),
    onBuildCancelled: (taskId) => void cancelled.push(taskId),
    onOutcome: (outcome) => void outcomes.push(outcome),
  })
  return { flow, asked, outcomes, started, cancelled, clock, store, answers: calls }
}

export async function reviewed(answers: Partial<PlanCalls> = {}) {
  const it = visit(answers)
  it.flow.start()
  await settled()
  return it
}
