import type { FilledRequest } from '../form/design_request.ts'

export type FlowStep = 'analyzing' | 'plan_review' | 'updating' | 'creating'

/** What went wrong last; the words for it stand in the text catalogue under the same name. */
export type FlowFailure =
  'plan_failed' | 'update_failed' | 'approve_failed' | 'cancel_failed' | 'unexpected_response'

export interface WebsiteLimit {
  currentUsage: number
  limit: number
}

/** Words that can mean several things, each to be picked. */
export interface Unclear {
  words: string
  readings: { id: string; label: string }[]
}

/** Feedback as sentences: what was done, what nobody could make sense of, and what is asked back. */
export interface Heard {
  done: string[]
  notUnderstood: string[]
  unclear: Unclear[]
}

export interface FlowState {
  step: FlowStep
  request: FilledRequest
  /** Known as soon as the first of the plan is there. */
  planId: string | null
  /** Markdown; while it is being drawn up, what there is of it. */
  plan: string
  /** What became of the feedback that was given last. */
  heard: Heard | null
  /** The server's line about a plan that was made in another way than one may expect. */
  notice: string | null
  /** As typed, kept until a plan has come that follows it. */
  feedback: string
  failure: FlowFailure | null
  /** The server's own sentence about the failure, where it gave one. */
  detail: string | null
  limit: WebsiteLimit | null
  /** The task that builds the website, once approval has answered with one. */
  taskId: string | null
}

export function firstState(request: FilledRequest): FlowState {
  return {
    step: 'analyzing',
    request,
    planId: null,
    plan: '',
    heard: null,
    notice: null,
    feedback: '',
    failure: null,
    detail: null,
    limit: null,
    taskId: null,
  }
}

/** A plan that was begun before, where its review was left. */
export function resumedState(request: FilledRequest, planId: string): FlowState {
  return { ...firstState(request), step: 'plan_review', planId }
}
