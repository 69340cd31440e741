export interface ServedFile {
  hash: string
  contentType: string
  etag: string
  /** The headers of every answer with this file. */
  headers: Record<string, string>
  /** Its name contains a hash of its content. */
  isLasting: boolean
}

/** The site on a host: one complete release. */
export interface Site {
  websiteId: string
  releaseId: string
  /** The operator has suspended it. */
  isSuspended: boolean
  files: Map<string, ServedFile>
}
