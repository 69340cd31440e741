import { problem, type Problem } from '#core/problem'
import type { ModelFailure } from '#core/model/model_failure'

export interface ModelProblem {
  status: 400 | 429 | 502 | 503
  body: Problem
  /** For the header Retry-After. */
  retryAfterSeconds?: number
}

const TOO_LONG = 'This is more than the AI can read at once. Please ask for something smaller.'
const FILTERED = 'The AI declined this request. Please say it in other words.'
const OVER_BUDGET = 'You have used today’s share of the AI. It starts again at midnight (UTC).'
const UNREADABLE = 'AI returned invalid format'
const NO_SERVICE = 'AI service temporarily unavailable'

/** The message and the status for a person when the model gave no answer. */
export function modelProblem({ kind, retryAfterSeconds }: ModelFailure): ModelProblem {
  switch (kind) {
    case 'too_long':
      return { status: 400, body: problem('ai_too_long', TOO_LONG) }
    case 'filtered':
      return { status: 400, body: problem('ai_filtered', FILTERED) }
    case 'over_budget':
      return { status: 429, body: problem('ai_budget_used', OVER_BUDGET), retryAfterSeconds }
    case 'broken_answer':
      return { status: 502, body: problem('ai_unreadable', UNREADABLE) }
    case 'unauthorized':
    case 'quota':
    case 'rate_limited':
    case 'unavailable':
    case 'too_slow':
    case 'resting':
      return { status: 503, body: problem('ai_unavailable', NO_SERVICE), retryAfterSeconds }
    default:
      return kind satisfies never
  }
}
