import logger from '@adonisjs/core/services/logger'
import { LRUCache } from 'lru-cache'
import { ok, refused, type Result } from '#core/result'
import { NoPhotoAnswer, type PhotoPage, type PhotoSource } from '#websites/photos/photo'

const MINUTES = 60_000

/** Openverse answers only about two hundred searches a day without a key, and people go back and forth. */
const recent = new LRUCache<string, PhotoPage>({ max: 200, ttl: 10 * MINUTES })

/**
 * One page of photos of all sources, taken in turns. One that does not answer is left out, unless no
 * other answers either.
 */
export async function searchPhotos(
  sources: readonly PhotoSource[],
  { words, page }: { words: string; page: number }
): Promise<Result<PhotoPage, { reason: 'no_answer' }>> {
  const asked = sources.map((source) => pageOf(source, words, page).catch(noteFailure))
  const answers = await Promise.all(asked)
  const pages = answers.filter((one) => one !== null)
  if (pages.length === 0) return refused({ reason: 'no_answer' })
  const longest = Math.max(...pages.map(({ photos }) => photos.length))
  const photos = Array.from({ length: longest }, (_, at) => pages.map((one) => one.photos[at]))
  return ok({
    photos: photos.flat().filter((photo) => photo !== undefined),
    hasMore: pages.some(({ hasMore }) => hasMore),
  })
}

async function pageOf(source: PhotoSource, words: string, page: number): Promise<PhotoPage> {
  const key = JSON.stringify([source.name, source.standIn, words.toLowerCase(), page])
  const known = recent.get(key)
  if (known) return known
  const found = await source.search(words, page)
  recent.set(key, found)
  return found
}

/** Logs that a source did not answer. Other errors are ours. */
export function noteFailure(error: unknown): null {
  if (!(error instanceof NoPhotoAnswer)) throw error
  logger.warn({ err: error }, 'a source of photos does not answer')
  return null
}
