import type { SubscriptionType } from '#contract/subscription_plans'

export interface Website {
  id: string
  title: string
  prompt: string
  html_content: string
  created_at: string
  updated_at: string
  contact_email: string
  /** Whether that mailbox takes messages. Told by the calls of one website, not by the list. */
  contact_email_confirmed?: boolean
  custom_domain: string | null
  custom_domain_verified: boolean
  state: 'building' | 'ready'
  version: number
  /** Signed, and good for `PREVIEW_MINUTES`. */
  preview_url: string
}

/** One page of a list. */
export interface Paged<Row> {
  results: Row[]
  current_page: number
  total_pages: number
  count: number
  page_size: number
}

export interface Revision {
  id: string
  version: number
  author: Author
  /** What was changed, in words for a person. */
  summary: string
  created_at: string
  current: boolean
}

export type Author = 'designer' | 'you' | 'ai' | 'restore'

/** The page as one file that works wherever it lies. */
export interface ExportedPage {
  html_content: string
}

/** Where one can go from the version that a website stands at. */
export interface Standing {
  version: number
  can_undo: boolean
  can_redo: boolean
}

/** The text as it is now, too. */
export interface Step extends Standing {
  html_content: string
}

/** The answer to undo, redo and restore. */
export interface StepAnswer extends Step {
  preview_url: string
}

/** What the person's subscription plan allows, and how much of it is used. */
export interface PlanInfo {
  subscription_type: SubscriptionType
  limits: { websites: number }
  current_usage: { websites: number }
  remaining: { websites: number }
}
