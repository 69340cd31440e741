import { hosts } from '#config/hosts'
import { labelBelowSites, type HostHandler } from '#core/hosts'
import { Website } from '#websites/main'
import { Suspension } from '#deploy/models/suspension'
import { refuseSuspended } from '#deploy/site_host/refuse_suspended'

/**
 * Answers for the preview host of a suspended website, before the hosts that serve its draft, pictures
 * and documents. The app shows the answer to the owner in the frame of the preview.
 */
export const suspendedPreviewHost: HostHandler = async (host, _, res) => {
  const label = labelBelowSites(host)
  if (!label?.startsWith('p-')) return false
  const website = await Website.findBy('preview_key', label.slice(2))
  if (!website || !(await Suspension.find(website.slug))) return false
  refuseSuspended(res, { framedBy: hosts.appUrl })
  return true
}
