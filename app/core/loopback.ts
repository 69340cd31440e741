/** Whether the peer of a connection is this machine. Pass only the socket's address. */
export function isLoopback(address: string | undefined): boolean {
  return address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/i.test(address ?? '')
}

/** Whether a Host header names this machine as itself, on any port. No site has such a name. */
export function isLoopbackHost(host: string): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host)
}
