import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/clock'
import { Document } from '#websites/models/document'
import { Image } from '#websites/models/image'
import { RECENT, sweepImageFiles } from '#websites/images/image_files'

// The time of the last cleanup by this process.
let swept = Number.NEGATIVE_INFINITY

/**
 * Deletes files that a crash left without their picture, at most once an hour. It is only cleanup, so
 * its errors do not fail the caller's request.
 */
export async function sweepImages(): Promise<void> {
  if (clock.millis() - swept < RECENT) return
  swept = clock.millis()
  try {
    const images = await Image.query().select('id')
    const documents = await Document.query().select('id')
    const held = new Set([...images, ...documents].map(({ id }) => id))
    await sweepImageFiles((id) => held.has(id))
  } catch (error) {
    logger.warn({ err: error }, 'files that belong to no picture could not be removed')
  }
}
