import type { DesignRequest } from '#contract/design_request'
import type { DesignedPart } from '#contract/measuring'
import type { StepAnswer } from '#contract/api/websites'
import type { Form } from 'site-designer/form'
import type { Kind, Question, Sheet, SheetGroup } from 'site-designer/sheet'

export type { Kind, SheetGroup as KindGroup, Question as KindQuestion }

export interface DesignPlan {
  plan_id: string
  /** Markdown. */
  design_plan: string
  sheet: Sheet
  /** The prompt; the stretches of the sheet are offsets into it. */
  prompt: string
  /** The page in the chosen look: HTML, which must never run on the app's origin. */
  page: string
  /** A message for the person: a part was done in another way than they may expect. */
  notice?: string
}

/** A plan while its prompt is still being read. */
export interface PlanDraft extends Pick<DesignPlan, 'plan_id' | 'design_plan'> {
  /** What the plan waits for, in words for the person; omitted while it is being written. */
  stage?: string
}

/** An unfinished plan. */
export interface UnfinishedPlan {
  plan_id: string
  /** The name of the business, if known. */
  name: string | null
  /** The prompt. */
  request: DesignRequest
  /** The time of the last change: ISO 8601. */
  updated_at: string
}

/** The answer to feedback. */
export interface PlanUpdate extends DesignPlan {
  /** What was done, and what was not understood, as sentences. */
  done: string[]
  not_understood: string[]
  /** Ambiguous feedback: sending the same words with the id of a reading in `choices` resolves it. */
  unclear: { words: string; readings: { id: string; label: string }[] }[]
}

export type SheetChanged = Pick<DesignPlan, 'sheet' | 'design_plan' | 'page'>

export interface WebsiteSheet {
  sheet: Sheet
}

/** Includes the current page. */
export interface ChangedWebsiteSheet extends WebsiteSheet, StepAnswer {
  /** The changes on the page, in words for a person. */
  changed: string[]
  /** Parts that the person wrote by hand and that therefore stay. */
  left_alone: string[]
}

export interface Kinds {
  kinds: Kind[]
}

/** One of the looks that a plan can have. */
export interface Direction {
  id: string
  name: string
  words: string
  chosen: boolean
  /** It is an idea of a model, which sets the page by it when the plan is approved. */
  idea?: true
  /** A whole page: must never run on the app's origin. */
  html: string
}

/** The look of a website's page, and a preview of the page in the requested look. */
export interface WebsiteLook {
  look: PageLook
  direction: string
  directions: { id: string; name: string; words: string }[]
  /** A whole page: must never run on the app's origin. */
  html: string
}

export type PageLook = Omit<Form, 'contact_email' | 'chosen'>

export interface Approval {
  status: TaskState
  task_id: string
  /** Present once the website exists. */
  website_id: string | null
}

/** The state of a build. */
export interface TaskStatus {
  status: TaskState
  website_id: string | null
  /** In words for a person; null unless it failed. */
  error: string | null
  /** The current step, in words for a person. */
  stage: string
  /** 0 to 100. */
  progress: number
  /** A message for the person: a part was done in another way than they may expect. */
  notice?: string
}

/** The page of a build so far. */
export interface GrowingPage {
  /** A whole page: must never run on the app's origin. */
  html: string
  /** Ids of the sections whose texts are not written yet. */
  unwritten: string[]
  /** The sections that the model has designed, to be measured. */
  designed: DesignedPart[]
}

export type TaskState = 'processing' | 'completed' | 'failed'
