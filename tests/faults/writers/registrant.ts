import { registerOnce, signInOnce } from '#tests/faults/person'
import { numberOf, type Kept, type Writer } from '#tests/faults/writers/writer'

/** Registers one account after the other. */
export class Registrant implements Writer {
  readonly kind = 'registrations'
  readonly counts = { promised: 0, unanswered: 0 }
  readonly #promised: string[] = []
  #unanswered: string | undefined
  #next = 1

  constructor(readonly url: string) {}

  async work() {
    for (;;) {
      const email = `joiner${this.#next++}@example.com`
      const answer = await registerOnce(this.url, email)
      if (!answer) {
        this.counts.unanswered += 1
        this.#unanswered = email
        return []
      }
      if (answer.status !== 201) return [`a registration was answered ${answer.status}`]
      this.counts.promised += 1
      this.#promised.push(email)
    }
  }

  async check({ db }: Kept) {
    const faults: string[] = []
    const isThere = (email: string) =>
      numberOf(db, 'SELECT count(*) FROM users WHERE email = ?', email) === 1
    const missing = this.#promised.filter((email) => !isThere(email))
    if (missing.length > 0) faults.push(`${missing.length} people who joined are gone`)
    const last = this.#promised.at(-1)
    if (last) faults.push(...(await this.#expectToSignIn(last)))

    const unsure = this.#unanswered
    this.#unanswered = undefined
    if (unsure && isThere(unsure)) faults.push(...(await this.#expectToSignIn(unsure)))
    else if (unsure) {
      const again = await registerOnce(this.url, unsure)
      if (again?.status === 201) this.#promised.push(unsure)
      else faults.push(`a registration that was asked for again was answered ${again?.status}`)
    }
    return faults
  }

  async #expectToSignIn(email: string): Promise<string[]> {
    const answer = await signInOnce(this.url, email)
    return answer?.status === 200 ? [] : [`who has joined is answered ${answer?.status}`]
  }
}
