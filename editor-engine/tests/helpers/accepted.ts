import { isRefused, type Refused } from '../../src/index.ts'

/** A value that must not be a refusal. */
export function accepted<T>(value: T | Refused): T {
  if (isRefused(value)) throw new Error(value.error.message)
  return value
}
