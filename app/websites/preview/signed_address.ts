import { createHmac, timingSafeEqual } from 'node:crypto'
import { hosts, siteOrigin } from '#config/hosts'
import { appKey } from '#config/app'
import { PREVIEW_MINUTES } from '#contract/limits'
import { clock } from '#core/clock'
import { labelBelowSites } from '#core/hosts'
import { refused, ok, type Result } from '#core/result'
import { Revision } from '#websites/models/revision'
import { Website } from '#websites/models/website'

/** `v` shows a page as visitors will see it, `e` is the editor's frame. */
export type PreviewMode = 'v' | 'e'

/**
 * An address that shows a draft for some minutes to everybody who has it. Within one minute the same
 * website has the same address, so that asking again does not reload a frame.
 */
export function signedAddress(
  website: Website,
  { mode, userId }: { mode: PreviewMode; userId: string }
): string {
  return addressOf(website, { mode, userId, version: website.revisionVersion })
}

/** The same for earlier revisions, by their ids; those that are gone have none. */
export async function signedRevisionAddresses(
  website: Website,
  revisionIds: readonly string[]
): Promise<Map<string, string>> {
  const revisions = await Revision.query()
    .where('website_id', website.id)
    .whereIn('id', [...revisionIds])
    .select('id', 'version')
  const { userId } = website
  return new Map(
    revisions.map(({ id, version }) => [id, addressOf(website, { mode: 'v', userId, version })])
  )
}

interface Shown {
  mode: PreviewMode
  userId: string
  version: number
}

function addressOf(website: Website, { mode, userId, version }: Shown): string {
  const expires = (Math.floor(clock.millis() / 60_000) + PREVIEW_MINUTES) * 60
  const signature = sign({ key: website.previewKey, mode, version, expires, userId })
  const origin = siteOrigin(`p-${website.previewKey}`)
  return `${origin}/${mode}/${version}/${expires}.${signature}/`
}

export interface PreviewRequest {
  website: Website
  mode: PreviewMode
  /** The id of the revision to show. */
  version: number
  /** The rest of the path after the signed part, from its slash on; empty if there is none. */
  rest: string
}

export type AddressFailure =
  | { reason: 'unknown_host' }
  | { reason: 'not_an_address'; website: Website }
  | { reason: 'forged'; website: Website }
  | { reason: 'expired'; website: Website }

/** The parsed address of a request to a preview host, if the signature is ours and has not expired. */
export async function readSignedAddress(
  host: string,
  path: string
): Promise<Result<PreviewRequest, AddressFailure>> {
  const label = labelBelowSites(host)
  const website = label?.startsWith('p-')
    ? await Website.findBy('preview_key', label.slice(2))
    : null
  if (!website) return refused({ reason: 'unknown_host' })

  const parts = /^\/([ve])\/(\d{1,9})\/(\d{1,12})\.([\w-]{43})(\/[^?]*)?(?:\?.*)?$/.exec(path)
  if (!parts) return refused({ reason: 'not_an_address', website })

  const [mode, version, expires] = [parts[1] as PreviewMode, Number(parts[2]), Number(parts[3])]
  const { previewKey: key, userId } = website
  const signature = Buffer.from(sign({ key, mode, version, expires, userId }))
  if (!timingSafeEqual(signature, Buffer.from(parts[4]))) {
    return refused({ reason: 'forged', website })
  }
  if (expires * 1000 <= clock.millis()) return refused({ reason: 'expired', website })
  return ok({ website, mode, version, rest: parts[5] ?? '' })
}

/** Headers of every answer of a preview host. */
export function previewHeaders(): Record<string, string> {
  return {
    'content-security-policy': `frame-ancestors ${hosts.appUrl}`,
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  }
}

interface Signed {
  key: string
  mode: PreviewMode
  version: number
  expires: number
  userId: string
}

function sign({ key, mode, version, expires, userId }: Signed): string {
  return createHmac('sha256', appKey.release())
    .update(['preview', key, mode, version, expires, userId].join('|'))
    .digest('base64url')
}
