/** The origin of a source without https: a stand-in for it, since the real ones have https. */
export function standInOf(url: string): string | undefined {
  const { protocol, origin } = new URL(url)
  return protocol === 'http:' ? origin : undefined
}
