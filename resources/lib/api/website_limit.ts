import { ApiError } from './api_error.ts'

export interface WebsiteLimit {
  currentUsage: number
  limit: number
}

/** The limit that an error names; undefined for every other error. */
export function websiteLimitIn(error: unknown): WebsiteLimit | undefined {
  if (!(error instanceof ApiError) || error.code !== 'website_limit') return undefined
  const currentUsage = Number(error.detail('current_usage'))
  return { currentUsage, limit: Number(error.detail('limit')) }
}
