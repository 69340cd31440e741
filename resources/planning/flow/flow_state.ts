import type { WebsiteLimit } from '../../lib/api/website_limit.ts'
import type { FilledRequest } from '../form/design_request.ts'

export type FlowStep = 'analyzing' | 'plan_review' | 'updating' | 'creating'

/** The last failure; its text is in the text catalogue under the same name. */
export type FlowFailure =
  'plan_failed' | 'update_failed' | 'approve_failed' | 'cancel_failed' | 'unexpected_response'

/** Words with several meanings to choose from. */
export interface Unclear {
  words: string
  readings: { id: string; label: string }[]
}

/** The result of feedback: what was done, what was not understood, and questions. */
export interface Heard {
  done: string[]
  notUnderstood: string[]
  unclear: Unclear[]
}

export interface FlowState {
  step: FlowStep
  request: FilledRequest
  /** Known as soon as the first part of the plan has arrived. */
  planId: string | null
  /** Markdown; while the plan is written, the part that exists. */
  plan: string
  /** What the plan waits for, in the server's words; null while it is being written. */
  stage: string | null
  /** The current call takes longer than the screen has announced. */
  isLong: boolean
  /** The result of the last feedback. */
  heard: Heard | null
  /** The server's note, for example if the built-in designer replaced the model. */
  notice: string | null
  /** The typed feedback, kept until the changed plan has arrived. */
  feedback: string
  failure: FlowFailure | null
  /** The server's sentence about the failure, if there is one. */
  detail: string | null
  limit: WebsiteLimit | null
  /** The task that builds the website; set after the approval. */
  taskId: string | null
}

export function firstState(request: FilledRequest): FlowState {
  return {
    step: 'analyzing',
    request,
    planId: null,
    plan: '',
    stage: null,
    isLong: false,
    heard: null,
    notice: null,
    feedback: '',
    failure: null,
    detail: null,
    limit: null,
    taskId: null,
  }
}

/** An unfinished plan, at its review, with the feedback that was typed and not sent. */
export function resumedState(
  request: FilledRequest,
  { planId, feedback }: Pick<FlowState, 'feedback'> & { planId: string }
): FlowState {
  return { ...firstState(request), step: 'plan_review', planId, feedback }
}
