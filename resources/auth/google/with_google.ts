import type { Configuration } from '#contract/api/account'

export type WithGoogle = Configuration & { google_client_id: string }

/** What the installation offers, where Google is part of it. */
export function withGoogle(configuration: Configuration | undefined): WithGoogle | null {
  return configuration?.google_client_id ? (configuration as WithGoogle) : null
}
