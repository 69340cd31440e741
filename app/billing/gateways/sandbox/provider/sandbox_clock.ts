import { DateTime } from 'luxon'
import { clock } from '#core/clock'
import type { Facts } from '#billing/gateways/sandbox/provider/state/facts'

const OFFSET = 'clock_offset'

/** The product's time plus how far it was moved forward in the sandbox. */
export class SandboxClock {
  readonly #facts: Facts
  #offset: number

  constructor(facts: Facts) {
    this.#facts = facts
    this.#offset = Number(facts.get(OFFSET) ?? 0)
  }

  now(): number {
    return clock.millis() + this.#offset
  }

  advance(millis: number): void {
    this.#facts.set(OFFSET, String(this.#offset + millis))
    this.#offset += millis
  }
}

/** `2026-11-28T10:00:00.000000Z`: six decimals, of which the provider uses none. */
export function stamp(millis: number): string {
  return `${new Date(millis).toISOString().slice(0, 19)}.000000Z`
}

export function stampOrNull(millis: number | null): string | null {
  return millis === null ? null : stamp(millis)
}

/** One month later, on the day of the month on which the subscription is billed. */
export function nextMonth(millis: number, anchor: number): number {
  const month = DateTime.fromMillis(millis, { zone: 'utc' }).plus({ months: 1 })
  return month.set({ day: Math.min(anchor, month.daysInMonth!) }).toMillis()
}
