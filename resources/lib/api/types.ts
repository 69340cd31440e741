import type { Sheet } from 'site-designer/sheet'

export type Plan = 'free' | 'basic' | 'premium'

export interface User {
  id: string
  email: string
  name: string
  surname: string
  phone_number: string
  email_verified: boolean
  has_password: boolean
  social_provider: string | null
  subscription_type: Plan
}

export interface Session {
  access: string
  refresh: string
  user: User
}

export interface Registration {
  email: string
  name: string
  surname: string
  password: string
  password2: string
}

/** What this installation offers; asked once, before sign-up is drawn. */
export interface Configuration {
  password_signup: boolean
  google_client_id: string | null
  support_email: string | null
  /** Mail is kept at /outbox instead of being sent. */
  outbox: boolean
}

export interface PlanInfo {
  subscription_type: Plan
  limits: { websites: number }
  current_usage: { websites: number }
  remaining: { websites: number }
}

export type Theme = 'light' | 'dark'

export interface DesignRequest {
  prompt: string
  primary_color: string
  theme: Theme
  heading_font: string
  body_font: string
  corner_radius: number
  contact_email: string
  /** Fields that the person touched; a wish in the prompt beats the others. */
  chosen?: string[]
}

export interface DesignPlan {
  plan_id: string
  /** Markdown. */
  design_plan: string
}

/** The answer to feedback. */
export interface PlanUpdate extends DesignPlan {
  /** What was done, and what nobody could make sense of, as sentences. */
  done?: string[]
  not_understood?: string[]
}

/** A plan with what it stands on. */
export interface PlanWithSheet extends SheetChanged {
  plan_id: string
  /** What the person wrote; the sheet's stretches count its characters. */
  prompt: string
}

export interface SheetChanged {
  sheet: Sheet
  design_plan: string
  /** The whole page in the chosen look: never to be run on the app's origin. */
  page: string
}

/** A kind of business, or a trade. */
export interface Kind {
  id: string
  label: string
  questions: KindQuestion[]
}

/** Something that visitors of this kind of business want to know. */
export interface KindQuestion {
  /** Where the answer goes on the sheet. */
  field: string
  label: string
  kind: 'chip' | 'text'
  /** What the field gets when a chip is tapped; the label where it is missing. */
  value?: string
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

export interface Approval {
  status: string
  task_id: string | null
  website_id: string | null
}

export interface TaskStatus {
  /** processing, completed or failed; other values are shown as they come. */
  status: string
  website_id?: string | null
  error?: string | null
  stage?: string
  progress?: number
}

export interface Website {
  id: string
  title: string
  prompt: string
  html_content: string
  created_at: string
  updated_at: string
  contact_email: string
  custom_domain: string | null
  custom_domain_verified: boolean
  state: 'building' | 'ready' | string
  version: number
  /** Signed, for ten minutes. */
  preview_url: string
}

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
  author: 'designer' | 'you' | 'ai' | 'restore' | string
  summary: string
  created_at: string
  current: boolean
}

/** The answer to undo and redo. */
export interface Step {
  html_content: string
  version: number
  can_undo: boolean
  can_redo: boolean
  url?: string
}

export interface EditFrame {
  url: string
  version: number
  can_undo: boolean
  can_redo: boolean
}

/** The answer to a change of a page. */
export interface Edited {
  success: boolean
  version: number
  can_undo: boolean
  can_redo: boolean
  /** How many places of the text were changed. */
  changes?: number
}

export interface AiEdit {
  modified_html: string
  analysis: string
  changes_applied: number
  summary: string
  line_changes: unknown
  parsing_method: string
  original_html_length: number
  modified_html_length: number
  version?: number
}

export interface WebsiteImage {
  id: string
  title: string
  image_url?: string
  image?: string
  uploaded_at: string
}

export interface DnsRecord {
  type: string
  name: string
  value: string
  description: string
}

export interface DomainAdded {
  success: boolean
  error?: string
  dns_instructions?: { message: string; records: DnsRecord[] }
}

export interface DomainVerified {
  success: boolean
  verified: boolean
  error?: string
}

export interface Deployment {
  id: string
  website_id: string
  /** pending, building, ready or error; anything else is unknown. */
  status: string
  deployment_url: string
  updated_at: string
  /** Of the page that is online; less than the website's when there are changes since. */
  published_version?: number | null
}

export interface Published {
  success: boolean
  deployment: Deployment
  is_redeploy: boolean
  error?: string
}

/** One thing that is looked at before a website is published. */
export interface ReadinessCheck {
  id: string
  /** A `must` that fails stops publishing. */
  severity: 'must' | 'should'
  ok: boolean
  title: string
  detail?: string
  fix?: string
}

export interface Readiness {
  success: boolean
  ready: boolean
  passed: number
  total: number
  checks: ReadinessCheck[]
  /** Notes of what is still to fill in; it stays off the published page. */
  open_places: string[]
}

export interface DeploymentsRefreshed {
  success: boolean
  deployments: Deployment[]
  cleanup_details?: { cleaned_up: number }
}

export interface Acknowledged {
  success: boolean
  error?: string
}
