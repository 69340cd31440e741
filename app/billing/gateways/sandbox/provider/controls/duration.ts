const UNITS: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }
const LONGEST = 5 * 366 * UNITS.d

/** `32d` or `1h` in milliseconds; null for anything else, and for more than five years. */
export function durationOf(text: unknown): number | null {
  const [, count, unit] = /^(\d{1,9})([smhd])$/.exec(String(text)) ?? []
  const millis = Number(count) * UNITS[unit]
  return millis > 0 && millis <= LONGEST ? millis : null
}
