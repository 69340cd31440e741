export interface Deployment {
  id: string
  website_id: string
  status: DeploymentStatus
  deployment_url: string
  updated_at: string
  /** Of the page that is online; less than the website's when there are changes since. */
  published_version: number | null
}

export type DeploymentStatus = 'pending' | 'building' | 'ready' | 'error'

export interface Published {
  success: true
  deployment: Deployment
  is_redeploy: boolean
}

/** One thing that is looked at before a website is published. */
export interface CheckResult {
  id: string
  severity: Severity
  ok: boolean
  title: string
  detail?: string
  fix?: string
}

/** `must` stops publishing; `should` only says what could be better: it is the owner's page. */
export type Severity = 'must' | 'should'

export interface Readiness {
  success: true
  /** Nothing stands in the way of publishing; there may still be something to make better. */
  ready: boolean
  passed: number
  total: number
  /** Those that concern this page. */
  checks: CheckResult[]
  /** Notes of what is still to fill in; it stays off the published page. */
  open_places: string[]
}

export interface DeploymentsRefreshed {
  success: true
  deployments: Deployment[]
  cleanup_details: { cleaned_up: number }
}

export interface DeploymentChecked {
  success: true
  deployment: Deployment
}

export interface TakenDown {
  success: true
}
