import { recurring } from '#core/tasks/recurring'
import { inTransaction } from '#core/transaction'
import { oldestOpenDay } from '#deploy/visits/day'
import { keptSince } from '#deploy/visits/kept_since'

/**
 * Deletes what tells the visitors of a day apart when the day is over, so that only sums remain, and in
 * the end the sums.
 */
export const forgetVisits = recurring('forget_visits', {
  every: 10 * 60_000,
  async work() {
    await inTransaction(async (trx) => {
      await trx.from('visit_salts').where('day', '<', oldestOpenDay()).delete()
      await trx.from('visit_hashes').where('day', '<', oldestOpenDay()).delete()
      await trx.from('visit_days').where('day', '<', keptSince()).delete()
      await trx.from('visit_sources').where('day', '<', keptSince()).delete()
    })
  },
})
