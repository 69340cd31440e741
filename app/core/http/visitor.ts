import type { IncomingMessage } from 'node:http'
import { isLoopback } from '#core/loopback'

/**
 * The address that a request came from. Only our own proxy reaches us from this machine, and it
 * adds the true address at the end of the header; what stands before may be made up.
 */
export function visitorOf(req: IncomingMessage): string {
  const peer = req.socket.remoteAddress ?? ''
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
  const last = forwarded.split(',').at(-1)!.trim()
  return isLoopback(peer) && last ? last : peer
}
