import type { Configuration } from '#contract/api/account'

export type WithGoogle = Configuration & { google_client_id: string }

/** The sign-in options of the installation, if Google is one of them. */
export function withGoogle(configuration: Configuration | undefined): WithGoogle | null {
  return configuration?.google_client_id ? (configuration as WithGoogle) : null
}
