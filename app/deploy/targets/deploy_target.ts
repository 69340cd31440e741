/** A file of a site, ready to be served. */
export interface SiteFile {
  /** Relative to the site's root, without a leading slash. */
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
 * The place from which sites are served. Storing files does not publish them: the deployment is pointed
 * at the release after all files are stored.
 */
export interface DeployTarget {
  readonly name: string
  /** The address of a website on this target. */
  addressOf(website: { slug: string }): string
  /** Stores the files. Storing them twice has the same result. */
  store(files: SiteFile[]): Promise<StoredFile[]>
  /** Whether all of these files exist completely. */
  holds(files: Pick<StoredFile, 'hash' | 'contentType'>[]): Promise<boolean>
}
