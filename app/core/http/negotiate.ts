/** The available compressions of a stored file. */
export type Encoding = 'identity' | 'gzip' | 'br'

/** The smallest available encoding that the client accepts. */
export function negotiate(header: string | undefined, atHand: Encoding[]): Encoding {
  if (!header || atHand.length === 1) return 'identity'
  const accepted = known.get(header) ?? understand(header)
  return atHand.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

// Browsers send the same few headers again and again; the limit is for other clients.
const known = new Map<string, Encoding[]>()
const MOST_KNOWN = 200

function understand(header: string): Encoding[] {
  const quality = new Map(header.toLowerCase().split(',').map(weighed))
  const takes = (name: Encoding) => (quality.get(name) ?? quality.get('*') ?? 0) > 0
  const accepted = (['br', 'gzip'] as const).filter(takes)
  if (known.size < MOST_KNOWN) known.set(header, accepted)
  return accepted
}

function weighed(part: string): [name: string, quality: number] {
  const [name, ...parameters] = part.split(';').map((piece) => piece.trim())
  const quality = parameters.find((piece) => piece.startsWith('q='))
  return [name, quality ? Number(quality.slice(2)) : 1]
}

/** Whether a client that sends this If-None-Match has the current content. */
export function hasIt(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
