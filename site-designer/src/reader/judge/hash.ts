/** A number for a text or a part of one: FNV-1a, with its bits mixed at the end. */
export function hashOf(text: string, start = 0, end = text.length): number {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
