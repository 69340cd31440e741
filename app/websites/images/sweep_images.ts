import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/clock'
import { Document } from '#websites/models/document'
import { Image } from '#websites/models/image'
import { RECENT, sweepImageFiles } from '#websites/images/image_files'

// Of this process, whoever asks.
let swept = Number.NEGATIVE_INFINITY

/**
 * Removes files that a crash left without their picture. More often than once an hour it does
 * nothing. It is only tidying: nobody's call fails because of it.
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
