import { gunzipSync } from 'node:zlib'
import type { Person } from '#tests/faults/person'
import { stampOf, stampedPage } from '#tests/faults/writers/stamped_page'
import { rowsOf, type Kept, type Writer } from '#tests/faults/writers/writer'

/** Saves one page after the other. */
export class Saver implements Writer {
  readonly kind = 'saves'
  readonly counts = { promised: 0, unanswered: 0 }
  readonly #promised: number[] = []
  #next = 1

  constructor(
    readonly person: Person,
    readonly website: string
  ) {}

  async work() {
    for (;;) {
      const stamp = this.#next++
      const path = `/spa/websites/${this.website}/update_html/`
      const answer = await this.person.once('PUT', path, { html_content: stampedPage(stamp) })
      if (!answer) {
        this.counts.unanswered += 1
        return []
      }
      if (answer.status !== 200) return [`a save was answered ${answer.status}`]
      this.counts.promised += 1
      this.#promised.push(stamp)
    }
  }

  async check({ db }: Kept) {
    const revisions = rowsOf<{ gzip: Uint8Array | null }>(
      db,
      `SELECT c.gzip FROM revisions r LEFT JOIN contents c ON c.hash = r.content_hash
       WHERE r.website_id = ? AND r.version > 1 ORDER BY r.version`,
      this.website
    )
    const stamps = revisions.map(({ gzip }) => gzip && stampOf(gunzipSync(gzip).toString()))
    const { body } = await this.person.ask('GET', `/spa/websites/${this.website}/`)
    const shown = stampOf(body.html_content)
    const faults: string[] = []
    if (stamps.includes(null)) faults.push('a revision is not whole')
    if (stamps.some((stamp, at) => at > 0 && stamp! <= stamps[at - 1]!)) {
      faults.push('revisions are doubled or out of order')
    }
    const missing = this.#promised.filter((stamp) => !stamps.includes(stamp))
    if (missing.length > 0) faults.push(`${missing.length} saves are lost`)
    if (stamps.length > 0 && shown !== stamps.at(-1)) {
      faults.push(`page ${shown} is shown, and page ${stamps.at(-1)} is the newest`)
    }
    return faults
  }
}
