import ipaddr from 'ipaddr.js'

/** Whether the peer of a connection is this machine. Pass only the socket's address. */
export function isLoopback(address: string | undefined): boolean {
  return ipaddr.isValid(address ?? '') && ipaddr.process(address!).range() === 'loopback'
}

/** Whether a Host header names this machine as itself, on any port. No site has such a name. */
export function isLoopbackHost(host: string): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host)
}
