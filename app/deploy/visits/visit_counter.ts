import logger from '@adonisjs/core/services/logger'
import { inTransaction } from '#core/transaction'
import type { PageView } from '#deploy/visits/page_view'
import { Tally } from '#deploy/visits/tally'
import { writeVisits } from '#deploy/visits/write_visits'

/** How late the stored numbers are at most, in milliseconds. */
const EVERY = 5_000

/** Counts the views that this process serves: in memory, and every few seconds in the database. */
class VisitCounter {
  #tally = new Tally()
  #writing: Promise<void> = Promise.resolve()
  #timer?: NodeJS.Timeout

  start(): void {
    this.#timer = setInterval(() => void this.flush(), EVERY).unref()
  }

  /** Stores what is left. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }

  count(view: PageView): void {
    this.#tally.add(view)
  }

  /** Stores what was counted; if that fails, all of it is kept for the next time. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    const taken = this.#tally
    const { siteDays } = taken
    if (siteDays.length === 0) return
    this.#tally = new Tally()
    try {
      await inTransaction((trx) => writeVisits(trx, siteDays))
    } catch (error) {
      logger.error({ err: error }, 'visits could not be stored; they are kept in memory')
      taken.addAll(this.#tally)
      this.#tally = taken
    }
  }
}

export const visitCounter = new VisitCounter()
