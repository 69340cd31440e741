import { call } from './client.ts'
import type { Approval, DesignPlan, DesignRequest, PlanInfo, TaskStatus } from './types.ts'

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
    call<Pick<DesignPlan, 'design_plan'>>(`/spa/websites/update-plan/${planId}/`, {
      method: 'POST',
      body: { feedback },
      timeout: THINKING,
    }),

  approvePlan: (planId: string) =>
    call<Approval>(`/spa/websites/approve-plan/${planId}/`, { method: 'POST', timeout: THINKING }),

  planInfo: (signal?: AbortSignal) =>
    call<{ plan_info: PlanInfo }>('/spa/websites/user_plan_info/', { signal }),

  taskStatus: (taskId: string, signal?: AbortSignal) =>
    call<TaskStatus>(`/spa/websites/task-status/${taskId}/`, { signal }),
}
