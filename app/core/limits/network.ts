import { isIPv6 } from 'node:net'

/**
 * The unit that is counted as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address,
 * which identify a connection. A visitor can choose the other bits freely.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head, tail = ''] = plain.split('%')[0].split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail.split(':').filter(Boolean)
  const zeros = Array(Math.max(0, 8 - groups.length - rest.length)).fill('0')
  const all = plain.includes('::') ? [...groups, ...zeros, ...rest] : groups
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
