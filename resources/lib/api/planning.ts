import type { SheetChange } from 'site-designer/sheet'
import { answer, call } from './client.ts'
import { planUnderWay, streamedPlan } from './streamed_plan.ts'
import type {
  Approval,
  ChangedWebsiteSheet,
  DesignPlan,
  Direction,
  GrowingPage,
  Kinds,
  PageLook,
  PlanDraft,
  PlanUpdate,
  SheetChanged,
  TaskStatus,
  UnfinishedPlan,
  WebsiteLook,
  WebsiteSheet,
} from '#contract/api/planning'
import type { PlanInfo, StepAnswer } from '#contract/api/websites'
import type { DesignRequest } from '#contract/design_request'
import type { MeasuredReport } from '#contract/measuring'
import { PLAN_SECONDS } from '#contract/limits'

/** The look to try; missing fields do not change. */
export type LookWishes = Partial<PageLook & { direction: string }>

/** Longer than a model may take over a plan; the page is made after that. */
const THINKING = (PLAN_SECONDS + 30) * 1_000
/** Longer than any build. */
const BUILDING = 11 * 60_000

export type BuildEvent =
  { event: 'status'; data: TaskStatus } | { event: 'page'; data: GrowingPage }

const planOrDraft = (planId: string) =>
  call<DesignPlan | PlanDraft>(`/spa/websites/plan/${planId}/`)

export const planning = {
  /** `onDraft` is called with the plan while it is written, if the server streams it. */
  analyze: (body: DesignRequest, onDraft: (draft: PlanDraft) => void) =>
    streamedPlan({
      open: (onEvent) =>
        call<DesignPlan | undefined>('/spa/websites/analyze_prompt/', {
          method: 'POST',
          body,
          timeout: THINKING,
          onEvent,
        }),
      onDraft,
      find: planOrDraft,
    }),

  /** Waits for a plan that was requested before; undefined if it is not written any more. */
  takeUpPlan: (planId: string, onDraft: (draft: PlanDraft) => void) =>
    planUnderWay({ planId, onDraft, find: planOrDraft }),

  /** The unfinished plans, newest first. */
  unfinished: async (signal?: AbortSignal) =>
    (await call<{ plans: UnfinishedPlan[] }>('/spa/websites/plans/', { signal })).plans,

  deletePlan: (planId: string) => call<void>(`/spa/websites/plan/${planId}/`, { method: 'DELETE' }),

  /** `choices`: the meanings that were chosen for the same feedback. */
  updatePlan: (planId: string, feedback: string, choices?: string[]) =>
    call<PlanUpdate>(`/spa/websites/update-plan/${planId}/`, {
      method: 'POST',
      body: { feedback, ...(choices ? { choices } : {}) },
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

  plan: (planId: string, signal?: AbortSignal) =>
    answer<DesignPlan>(`/spa/websites/plan/${planId}/`, { signal }),

  /** With `etag` it is refused (409) if the plan was changed in between. */
  changeSheet: (planId: string, change: SheetChange, etag: string | null) =>
    answer<SheetChanged>(`/spa/websites/plan/${planId}/sheet/`, {
      method: 'PATCH',
      body: change,
      headers: etag ? { 'if-match': etag } : {},
    }),

  /** The current look of a page, and a preview with these wishes. */
  look: (websiteId: string, wishes: LookWishes, signal?: AbortSignal) =>
    call<WebsiteLook>(`/spa/websites/${websiteId}/look/`, { query: { ...wishes }, signal }),

  /** Changes the look of a website's page. */
  restyle: (websiteId: string, direction: string, look: Partial<PageLook>, etag: string) =>
    call<StepAnswer>(`/spa/websites/${websiteId}/direction/`, {
      method: 'POST',
      body: { direction, look },
      headers: { 'if-match': etag },
    }),

  websiteSheet: (websiteId: string, signal?: AbortSignal) =>
    answer<WebsiteSheet>(`/spa/websites/${websiteId}/sheet/`, { signal }),

  changeWebsiteSheet: (websiteId: string, change: SheetChange, etag: string) =>
    call<ChangedWebsiteSheet>(`/spa/websites/${websiteId}/sheet/`, {
      method: 'PATCH',
      body: change,
      headers: { 'if-match': etag },
    }),

  /** All kinds of business, with labels and questions in a language. */
  kinds: async (language: string, signal?: AbortSignal) => {
    const query = { language }
    return (await call<Kinds>('/spa/websites/kinds/', { query, signal })).kinds
  },

  approvePlan: (planId: string) =>
    call<Approval>(`/spa/websites/approve-plan/${planId}/`, { method: 'POST', timeout: THINKING }),

  planInfo: (signal?: AbortSignal) =>
    call<{ plan_info: PlanInfo }>('/spa/websites/user_plan_info/', { signal }),

  taskStatus: (taskId: string, signal?: AbortSignal) =>
    call<TaskStatus>(`/spa/websites/task-status/${taskId}/`, { signal }),

  /** Follows a build by its stream; throws if the stream is interrupted. */
  followBuild: (taskId: string, onEvent: (event: BuildEvent) => void, signal: AbortSignal) =>
    call<void>(`/spa/tasks/${taskId}/events/`, {
      signal,
      timeout: BUILDING,
      onEvent: (message) => onEvent(message as BuildEvent),
    }),

  /** What a browser has measured on the page of a build. */
  reportFindings: (taskId: string, report: MeasuredReport) =>
    call<void>(`/spa/websites/task-status/${taskId}/findings/`, { method: 'POST', body: report }),

  /** Cancels a build; resolves to its state. */
  cancelBuild: (taskId: string) =>
    call<TaskStatus>(`/spa/websites/task-status/${taskId}/`, { method: 'DELETE' }),
}
