/** A file of a site as it is to be served. */
export interface SiteFile {
  /** Below the site's root, without a leading slash. */
  path: string
  contentType: string
  bytes: Buffer
}

export interface StoredFile {
  path: string
  contentType: string
  hash: string
}

/**
 * Where sites are served from. Storing shows visitors nothing: that is done by pointing the
 * deployment at the release, once all of it is stored.
 */
export interface DeployTarget {
  readonly name: string
  /** The address that a website has here. */
  addressOf(website: { slug: string }): string
  /** Brings the files to where they are served from. Stored twice is stored once. */
  store(files: SiteFile[]): Promise<StoredFile[]>
  /** Whether all of these are still there, whole. */
  holds(files: Pick<StoredFile, 'hash' | 'contentType'>[]): Promise<boolean>
}
