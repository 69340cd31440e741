import { Person } from '#tests/faults/person'
import { numberOf, rowsOf, type Kept, type Writer } from '#tests/faults/writers/writer'

/** Of a free account. */
const WEBSITE_LIMIT = 2

/** Registers people, each of whom makes and approves as many plans as a free account allows. */
export class Approver implements Writer {
  readonly kind = 'approvals'
  readonly counts = { promised: 0, unanswered: 0 }
  readonly #approved = new Map<string, boolean>()
  #people = 0

  constructor(readonly url: string) {}

  async work() {
    for (;;) {
      this.#people += 1
      const person = await Person.registerOnce(this.url, `approver${this.#people}`)
      for (let place = 0; place < WEBSITE_LIMIT; place++) {
        const plan = person && (await person.draftOnce())?.body.plan_id
        if (!plan) return []
        const answer = await person.approveOnce(plan)
        this.#approved.set(plan, answer !== null)
        if (!answer) {
          this.counts.unanswered += 1
          return []
        }
        if (answer.status !== 200) return [`an approval was answered ${answer.status}`]
        this.counts.promised += 1
      }
    }
  }

  async check({ db }: Kept) {
    const faults: string[] = []
    for (const [plan, wasAnswered] of this.#approved) {
      const [{ state }] = rowsOf<{ state: string }>(
        db,
        'SELECT state FROM plans WHERE id = ?',
        plan
      )
      const websites = numberOf(db, 'SELECT count(*) FROM websites WHERE plan_id = ?', plan)
      const builds = numberOf(
        db,
        `SELECT count(*) FROM tasks
         WHERE kind = 'build_website' AND json_extract(payload, '$.planId') = ?`,
        plan
      )
      const expected = state === 'approved' ? 1 : 0
      if (wasAnswered && !expected) faults.push('an approval is lost')
      if (websites !== expected || builds !== expected) {
        faults.push(`a plan is ${state} with ${websites} websites and ${builds} builds`)
      }
    }
    const over =
      'SELECT count(*) FROM (SELECT 1 FROM websites GROUP BY user_id HAVING count(*) > 2)'
    if (numberOf(db, over) > 0) faults.push('somebody has more websites than the plan allows')
    return faults
  }
}
