import Bowser from 'bowser'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import type { VisitDevice } from '#contract/api/visits'

export type Device = VisitDevice

const DEVICES: Record<string, Device> = { mobile: 'phone', tablet: 'tablet' }

/** Visitors share few user agents, and judging one takes longer than serving a page. */
const judged = new LRUCache<string, Device | 'robot'>({ max: 2_000 })

/** The kind of device behind a user agent; null for a robot, or if there is no user agent. */
export function deviceOf(userAgent: string): Device | null {
  let verdict = judged.get(userAgent)
  if (!verdict) {
    verdict = judge(userAgent)
    judged.set(userAgent, verdict)
  }
  return verdict === 'robot' ? null : verdict
}

function judge(userAgent: string): Device | 'robot' {
  if (userAgent === '' || isbot(userAgent)) return 'robot'
  return DEVICES[Bowser.parse(userAgent).platform.type ?? ''] ?? 'computer'
}
