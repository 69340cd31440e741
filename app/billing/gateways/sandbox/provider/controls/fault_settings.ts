import { NO_FAULTS, type FaultSettings } from '#billing/gateways/sandbox/provider/faults'

const API = ['up', 'down', 'slow', 'html', '429']
const LIMITS: Record<Exclude<keyof FaultSettings, 'api'>, { most: number; isWhole: boolean }> = {
  duplicate: { most: 10, isWhole: true },
  shuffle: { most: 1_000, isWhole: true },
  delay_ms: { most: 600_000, isWhole: true },
  seed: { most: 2 ** 31 - 1, isWhole: true },
  drop: { most: 1, isWhole: false },
  forge: { most: 1, isWhole: false },
  truncate: { most: 1, isWhole: false },
}

/** The faults that a call asks for, the others off; or a sentence about the first wrong value. */
export function faultsOf(values: Record<string, unknown>): FaultSettings | string {
  const settings: Record<string, unknown> = { ...NO_FAULTS }
  for (const [name, value] of Object.entries(values)) {
    if (name === 'api') {
      if (!API.includes(String(value))) return `api must be one of ${API.join(', ')}.`
      settings.api = String(value)
      continue
    }
    const limit = Object.hasOwn(LIMITS, name) && LIMITS[name as keyof typeof LIMITS]
    if (!limit) return `There is no fault "${name}".`
    const number = value === '' ? Number.NaN : Number(value)
    const isValid = number >= 0 && number <= limit.most
    if (!isValid || (limit.isWhole && !Number.isInteger(number)))
      return `${name} must be ${limit.isWhole ? 'a whole number' : 'a number'} from 0 to ${limit.most}.`
    settings[name] = number
  }
  return settings as unknown as FaultSettings
}
