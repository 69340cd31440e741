import type { SubscriptionType } from '#contract/subscription_plans'

export interface Website {
  id: string
  title: string
  prompt: string
  html_content: string
  created_at: string
  updated_at: string
  contact_email: string
  /** Whether that address is confirmed. Included in the calls for one website, not in the list. */
  contact_email_confirmed?: boolean
  custom_domain: string | null
  custom_domain_verified: boolean
  state: 'building' | 'ready'
  version: number
  /** Signed, and valid for `PREVIEW_MINUTES`. */
  preview_url: string
}

/** The answer to a new contact email. */
export interface ContactEmailChanged extends Website {
  /** What it replaced, where the client did not name the version that it changes. */
  replaced?: { version: number; contact_email: string }
}

/** The answer to an import. */
export interface ImportedWebsite extends Website {
  /** The paths of files of the archive that no website can have, such as scripts. */
  left_out: string[]
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
  /** A description of the change, in words for a person. */
  summary: string
  created_at: string
  current: boolean
}

export type Author = 'designer' | 'you' | 'ai' | 'restore'

/** The page as a single file that works anywhere. */
export interface ExportedPage {
  html_content: string
}

/** Whether undo and redo are possible from the website's version. */
export interface Standing {
  version: number
  can_undo: boolean
  can_redo: boolean
}

/** Includes the current text. */
export interface Step extends Standing {
  html_content: string
}

/** The answer to undo, redo and restore. */
export interface StepAnswer extends Step {
  preview_url: string
}

/** The limits of the person's subscription plan, and their current use. */
export interface PlanInfo {
  subscription_type: SubscriptionType
  limits: { websites: number }
  current_usage: { websites: number }
  remaining: { websites: number }
}
