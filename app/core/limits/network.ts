import ipaddr from 'ipaddr.js'

/**
 * The unit that is counted as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address,
 * which identify a connection. A visitor can choose the other bits freely.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const ip = ipaddr.process(address)
  if (!(ip instanceof ipaddr.IPv6)) return ip.toString()
  const groups = ip.parts.slice(0, 4)
  return groups.map((group) => group.toString(16)).join(':')
}
