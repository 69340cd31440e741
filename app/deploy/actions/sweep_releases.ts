import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/clock'
import { ReleaseFile } from '#deploy/models/release_file'
import { RECENT, sweepContents } from '#deploy/services/release_store'

// The time of the last cleanup by this process.
let swept = Number.NEGATIVE_INFINITY

/**
 * Deletes stored contents that no release uses. Contents that were used recently stay in any case, so
 * it runs at most once in that time. It is only cleanup, so its errors do not fail the caller's
 * request.
 */
export class SweepReleases {
  async handle(): Promise<void> {
    // If the clock was set back, the cleanup still runs.
    if (Math.abs(clock.millis() - swept) < RECENT) return
    swept = clock.millis()
    try {
      const rows = await ReleaseFile.query().distinct('hash')
      const held = new Set(rows.map(({ hash }) => hash))
      await sweepContents((hash) => held.has(hash))
    } catch (error) {
      logger.warn({ err: error }, 'releases that nothing holds could not be removed')
    }
  }
}
