import type { Approval, DesignPlan, Direction, TaskStatus, TradeName } from '#contract/api/planning'
import type { PlanInfo } from '#contract/api/websites'
import type { DesignRequest } from '#contract/design_request'
import { call } from './client.ts'

// A model may take its time over a plan.
const THINKING = 120_000

export const planning = {
  analyze: (body: DesignRequest, signal?: AbortSignal) =>
    call<DesignPlan>('/spa/websites/analyze_prompt/', {
      method: 'POST',
      body,
      signal,
      timeout: THINKING,
    }),

  updatePlan: (planId: string, feedback: string) =>
    call<DesignPlan>(`/spa/websites/update-plan/${planId}/`, {
      method: 'POST',
      body: { feedback },
      timeout: THINKING,
    }),

  directions: async (planId: string, signal?: AbortSignal) => {
    const path = `/spa/websites/plan/${planId}/directions/`
    return (await call<{ directions: Direction[] }>(path, { signal })).directions
  },

  chooseDirection: (planId: string, direction: string) =>
    call<DesignPlan & { directions: Direction[] }>(`/spa/websites/plan/${planId}/directions/`, {
      method: 'POST',
      body: { direction },
    }),

  trades: async (planId: string, signal?: AbortSignal) => {
    const path = `/spa/websites/plan/${planId}/trades/`
    return (await call<{ trades: TradeName[] }>(path, { signal })).trades
  },

  correctTrade: (planId: string, trade: string) =>
    call<DesignPlan>(`/spa/websites/plan/${planId}/trade/`, {
      method: 'POST',
      body: { trade },
      timeout: THINKING,
    }),

  approvePlan: (planId: string) =>
    call<Approval>(`/spa/websites/approve-plan/${planId}/`, { method: 'POST', timeout: THINKING }),

  planInfo: (signal?: AbortSignal) =>
    call<{ plan_info: PlanInfo }>('/spa/websites/user_plan_info/', { signal }),

  taskStatus: (taskId: string, signal?: AbortSignal) =>
    call<TaskStatus>(`/spa/websites/task-status/${taskId}/`, { signal }),
}
