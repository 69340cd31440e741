/** Whether the peer of a connection is this machine itself. Give it the socket's address alone. */
export function isLoopback(address: string | undefined): boolean {
  return address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/i.test(address ?? '')
}
