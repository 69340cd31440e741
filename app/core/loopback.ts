/** Whether the peer of a connection is this machine. Pass only the socket's address. */
export function isLoopback(address: string | undefined): boolean {
  return address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/i.test(address ?? '')
}
