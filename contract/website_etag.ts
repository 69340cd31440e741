/** The ETag of one version of one website: GET returns it, and clients send it back in If-Match. */
export function etagOf({ id, version }: { id: string; version: number }): string {
  return `"w${id}-${version}"`
}

/** Undefined if it is the ETag of something else. */
export function readEtag(etag: string): { id: string; version: number } | undefined {
  const [, id, version] = /^"w([0-9a-z]+)-(\d+)"$/.exec(etag.trim()) ?? []
  return id === undefined ? undefined : { id, version: Number(version) }
}
