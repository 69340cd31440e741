import { DateTime, Settings } from 'luxon'

/** The product's only source of time. Tests change it with luxon's `Settings.now`. */
export const clock = {
  now: () => DateTime.utc(),
  /** Milliseconds since 1970. */
  millis: () => Settings.now(),
}
