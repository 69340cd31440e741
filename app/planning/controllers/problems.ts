import type { HttpContext } from '@adonisjs/core/http'
import { problem } from '#core/problem'
import type { DesignerFailure } from '#planning/services/ask_designer'
import type { PlanMovedOn } from '#planning/services/store_plan'

/** Why a plan was not changed; `sentence` is for a designer that gave no answer. */
export function answerUnchanged(
  response: HttpContext['response'],
  { reason }: PlanMovedOn | DesignerFailure,
  sentence: string
) {
  switch (reason) {
    case 'plan_approved':
      return response.conflict(
        problem('plan_approved', 'This plan is approved already, so it can no longer change.')
      )
    case 'plan_changed':
      return response.conflict(
        problem('plan_changed', 'This plan was changed meanwhile. Read it and try again.')
      )
    case 'designer_failed':
      return response.badGateway(problem('designer_failed', sentence))
    case 'designer_too_slow':
      return response.serviceUnavailable(problem('designer_too_slow', sentence))
    default:
      return reason satisfies never
  }
}

export const foreignPage = problem(
  'foreign_page',
  'This page was not made here, so its look cannot be changed as a whole. Change its parts instead.'
)
