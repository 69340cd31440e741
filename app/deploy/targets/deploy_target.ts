/** A file of a site, ready to be served. */
export interface SiteFile {
  /** Relative to the site's root, without a leading slash. */
  path: string
  contentType: string
  bytes: Buffer
}

/** A file whose content is in the release store. */
export interface StoredFile {
  path: string
  contentType: string
  hash: string
}

export interface ReleaseToDeploy {
  websiteId: string
  /** The host label of the site on our own site host. */
  slug: string
  /** The same one is deployed once, however often it is asked for. */
  operation: string
  files: Pick<StoredFile, 'path' | 'contentType' | 'hash'>[]
}

/** A release at a target. */
export interface TargetDeployment {
  /** The target's id. */
  id: string
  /** `ready` once a visitor can get its page; `error` if that will not happen any more. */
  status: 'pending' | 'building' | 'ready' | 'error'
  /** Of the site; null while the target has not said it. */
  address: string | null
}

/**
 * The place from which sites are served. A driver is a folder beside this file;
 * tests/functional/deploy/targets.spec.ts is the suite that every driver passes. Calls throw a
 * `TargetFailure`, and every one of them can be repeated.
 */
export interface DeployTarget {
  readonly name: string
  /** `deploy` ends at once, with `ready` or `error`, and asks no other server. */
  readonly isInstant: boolean
  /** Sites are on our own site host only, which takes their messages and knows own domains. */
  readonly isSiteHost: boolean
  /** The address of a website; null if only a deployment tells it. */
  addressOf(website: { slug: string }): string | null
  /** Deploys a release, or finds the deployment that this operation has made. */
  deploy(release: ReleaseToDeploy): Promise<TargetDeployment>
  /** Null if the target does not have it, or no longer. */
  read(id: string): Promise<TargetDeployment | null>
  /** Shows this deployment, which is ready, at the address of the site. */
  activate(websiteId: string, id: string): Promise<void>
  /** Takes a site offline with all its deployments, also if there are none. */
  remove(websiteId: string): Promise<void>
}

/** `unavailable` may pass; `refused` will not; `unreadable` is an answer that the target does not describe. */
type TargetFailureKind = 'unavailable' | 'refused' | 'unreadable'

export class TargetFailure extends Error {
  constructor(
    readonly kind: TargetFailureKind,
    message: string,
    options?: ErrorOptions
  ) {
    super(message, options)
    this.name = 'TargetFailure'
  }
}
