import type { IncomingMessage } from 'node:http'
import { isLoopback } from '#core/loopback'

/**
 * The address of a request's client. Only our own proxy connects from this machine, and it appends the
 * real address to the header; earlier entries may be forged.
 */
export function visitorOf(req: IncomingMessage): string {
  const peer = req.socket.remoteAddress ?? ''
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
  const last = forwarded.split(',').at(-1)!.trim()
  return isLoopback(peer) && last ? last : peer
}
