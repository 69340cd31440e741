import { createHmac, timingSafeEqual } from 'node:crypto'
import { appKey } from '#config/app'
import { hosts } from '#config/hosts'
import type { PhotoSourceName } from '#contract/api/photos'
import { byteCache } from '#core/byte_cache'
import { clock } from '#core/clock'
import { fetchPublic } from '#core/http/fetch_public'
import { pictureFormat, SIGNATURE_BYTES } from '#websites/images/picture_format'
import { USER_AGENT } from '#websites/photos/ask_source'
import { NoPhotoAnswer, type Photo, type PhotoSource } from '#websites/photos/photo'
import { photoTimings } from '#websites/photos/timings'

const HOUR = 3_600
const LARGEST = 2 * 1024 * 1024
const recent = byteCache(16 * 1024 * 1024)

export interface Thumbnail {
  source: PhotoSourceName
  /** Its address at the source. */
  address: string
  /** When this expires, in seconds. */
  until: number
}

/**
 * An address of ours for the small file of a photo, so that the browser asks nobody else for it. It is
 * valid for an hour and a little more; within one hour the same photo has the same address.
 */
export function thumbnailAddress(websiteId: string, { source, thumbnail: address }: Photo): string {
  const until = (Math.floor(clock.millis() / 1000 / HOUR) + 2) * HOUR
  const signature = sign(websiteId, { source, address, until })
  const query = new URLSearchParams({ source, address, until: String(until), signature })
  return `${hosts.appUrl}/api/spa/websites/${websiteId}/photo_search/thumbnail/?${query}`
}

/** Whether we gave this address away, not long ago. */
export function isOurAddress(websiteId: string, asked: Thumbnail, signature: string): boolean {
  const [given, right] = [signature, sign(websiteId, asked)].map((one) => Buffer.from(one))
  const isOurs = given.length === right.length && timingSafeEqual(given, right)
  return isOurs && asked.until * 1000 > clock.millis()
}

/** A picture of a format that browsers show, whatever the source calls it. */
export async function thumbnailOf(
  source: PhotoSource,
  address: string
): Promise<{ type: string; bytes: Buffer }> {
  const bytes = recent.get(address) ?? (await fetched(source, address))
  const format = pictureFormat(bytes.subarray(0, SIGNATURE_BYTES))
  if (!format || format === 'heic') throw new NoPhotoAnswer('A thumbnail is no picture.')
  recent.set(address, bytes)
  return { type: `image/${format}`, bytes }
}

async function fetched({ standIn }: PhotoSource, address: string): Promise<Buffer> {
  try {
    return await fetchPublic(address, {
      headers: { 'user-agent': USER_AGENT },
      timeout: photoTimings.thumbnail,
      largestAnswer: LARGEST,
      standIn,
    })
  } catch (cause) {
    throw new NoPhotoAnswer('A thumbnail does not arrive.', { cause })
  }
}

function sign(websiteId: string, { source, address, until }: Thumbnail): string {
  return createHmac('sha256', appKey.release())
    .update(JSON.stringify(['photo thumbnail', websiteId, source, address, until]))
    .digest('base64url')
}
