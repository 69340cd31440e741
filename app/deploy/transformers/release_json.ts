import type * as api from '#contract/api/deployment'
import type { Release } from '#deploy/models/release'

interface Beside {
  isLive: boolean
  previewUrl: string | null
}

export function releaseJson(release: Release, { isLive, previewUrl }: Beside): api.Release {
  return {
    id: release.id,
    created_at: release.createdAt.toUTC().toISO()!,
    summary: release.summary,
    size: release.size,
    is_live: isLive,
    preview_url: previewUrl,
  }
}
