import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/clock'
import { ReleaseFile } from '#deploy/models/release_file'
import { RECENT, sweepContents } from '#deploy/services/release_store'

// Of this process, whoever asks.
let swept = Number.NEGATIVE_INFINITY

/**
 * Removes from the disk what no release holds any more. What was used lately stays anyway, so more
 * often than that it does nothing. It is only tidying: nobody's call fails because of it.
 */
export class SweepReleases {
  async handle(): Promise<void> {
    // A clock that was set back must not keep it from tidying.
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
