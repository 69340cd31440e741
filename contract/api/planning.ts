import type { DesignRequest } from '#contract/design_request'
import type { StepAnswer } from '#contract/api/websites'
import type { Form } from 'site-designer/form'
import type { Kind, Question, Sheet, SheetGroup } from 'site-designer/sheet'

export type { Kind, SheetGroup as KindGroup, Question as KindQuestion }

export interface DesignPlan {
  plan_id: string
  /** Markdown. */
  design_plan: string
  sheet: Sheet
  /** What the person wrote; the stretches of the sheet are offsets into it. */
  prompt: string
  /** The page in the chosen look: HTML, never to be run on the app's origin. */
  page: string
  /** One line for the person: a part was done in another way than they may expect. */
  notice?: string
}

/** A plan while its prompt is still being read. */
export type PlanDraft = Pick<DesignPlan, 'plan_id' | 'design_plan'>

/** A plan that was begun and not built. */
export interface UnfinishedPlan {
  plan_id: string
  /** What the business is called, if that is known. */
  name: string | null
  /** What the person asked for. */
  request: DesignRequest
  /** When it was changed last: ISO 8601. */
  updated_at: string
}

/** The answer to feedback. */
export interface PlanUpdate extends DesignPlan {
  /** What was done, and what nobody could make sense of, as sentences. */
  done: string[]
  not_understood: string[]
  /** What can mean several things: the same words with the id of a reading in `choices` say which. */
  unclear: { words: string; readings: { id: string; label: string }[] }[]
}

export type SheetChanged = Pick<DesignPlan, 'sheet' | 'design_plan' | 'page'>

export interface WebsiteSheet {
  sheet: Sheet
}

/** The page as it is now, too. */
export interface ChangedWebsiteSheet extends WebsiteSheet, StepAnswer {
  /** What was changed on the page, in words for a person. */
  changed: string[]
  /** What the person wrote by hand and therefore stays. */
  left_alone: string[]
}

export interface Kinds {
  kinds: Kind[]
}

/** One of the looks that a plan can take. */
export interface Direction {
  id: string
  name: string
  words: string
  chosen: boolean
  /** A whole page: never to be run on the app's origin. */
  html: string
}

/** What a website's page wears, and the page as it would look with what was wished for. */
export interface WebsiteLook {
  look: PageLook
  direction: string
  directions: { id: string; name: string; words: string }[]
  /** A whole page: never to be run on the app's origin. */
  html: string
}

export type PageLook = Omit<Form, 'contact_email' | 'chosen'>

export interface Approval {
  status: TaskState
  task_id: string
  /** Named once the website is there to be seen. */
  website_id: string | null
}

/** How a build stands. */
export interface TaskStatus {
  status: TaskState
  website_id: string | null
  /** In words for a person; null unless it failed. */
  error: string | null
  /** What is being done, in words for a person. */
  stage: string
  /** 0 to 100. */
  progress: number
  /** One line for the person: a part was done in another way than they may expect. */
  notice?: string
}

/** The page of a build, as far as it is. */
export interface GrowingPage {
  /** A whole page: never to be run on the app's origin. */
  html: string
  /** Ids of the sections whose words are still to come. */
  unwritten: string[]
}

export type TaskState = 'processing' | 'completed' | 'failed'
