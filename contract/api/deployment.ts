export interface Deployment {
  id: string
  website_id: string
  status: DeploymentStatus
  deployment_url: string
  updated_at: string
  /** The version of the published page; less than the website's if there are unpublished changes. */
  published_version: number | null
}

export type DeploymentStatus = 'pending' | 'building' | 'ready' | 'error'

export interface Published {
  success: true
  deployment: Deployment
  is_redeploy: boolean
}

/** The result of one check before publishing. */
export interface CheckResult {
  id: string
  severity: Severity
  ok: boolean
  title: string
  detail?: string
  fix?: string
}

/**
 * A failed `must` prevents publishing; a failed `should` is only advice, because the page belongs to
 * its owner.
 */
export type Severity = 'must' | 'should'

export interface Readiness {
  success: true
  /** True if no `must` check fails; `should` checks may still fail. */
  ready: boolean
  passed: number
  total: number
  /** The checks that apply to this page. */
  checks: CheckResult[]
  /** Places to fill in, which are removed from the published page. */
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

/** One published version of a website, as GET releases/ lists it. */
export interface Release {
  id: string
  created_at: string
  /** What the last change before it was; may be empty. */
  summary: string
  /** Of all its files, in bytes; null for old releases. */
  size: number | null
  /** Visitors get this one. */
  is_live: boolean
  /** Signed, and valid for `PREVIEW_MINUTES`; null if the history no longer has that version. */
  preview_url: string | null
}

/** GET releases/?website_id=: newest first, at most ten. */
export interface Releases {
  success: true
  releases: Release[]
}

/** POST rollback/ puts an earlier release online again: the answer is a `DeploymentChecked`. */
export interface Rollback {
  website_id: string
  release_id: string
}

/** One difference between the page that is online and the newest saved one. */
export interface PageChange {
  kind: 'text' | 'picture' | 'link' | 'form' | 'moved' | 'look' | 'title' | 'description' | 'other'
  /** The section that it is in; may be empty. */
  place: string
  /** Empty for what is new. */
  before: string
  /** Empty for what is gone. */
  after: string
}

/** GET changes/?website_id=: what publishing would change for visitors. */
export interface Changes {
  success: true
  /** False if the version that is online is no longer in the history. */
  is_known: boolean
  /** The first ones, in page order. */
  changes: PageChange[]
  /** How many there are beyond these. */
  more: number
}
