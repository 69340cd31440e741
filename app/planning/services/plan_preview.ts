import { createHmac } from 'node:crypto'
import { appKey } from '#config/app'
import { siteOrigin } from '#config/hosts'

/** The host label for a plan's pictures. It cannot be derived from the plan's id. */
export function planPreviewKey(planId: string): string {
  const key = createHmac('sha256', appKey.release()).update(`plan pictures|${planId}`)
  return key.digest('hex').slice(0, 24)
}

/** A page of a plan for the frame beside its sheet: its pictures are served by a separate host. */
export function withPhotoAddresses(page: string, planId: string): string {
  const origin = siteOrigin(`p-${planPreviewKey(planId)}`)
  return page.replace(/(?<=["\s])images\/(?=[0-9a-f]{32}[-.])/g, `${origin}/images/`)
}
