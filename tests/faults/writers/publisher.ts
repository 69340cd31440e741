import { createHash } from 'node:crypto'
import type { Person } from '#tests/faults/person'
import { stampOf, stampedPage } from '#tests/faults/writers/stamped_page'
import { rowsOf, type Kept, type Writer } from '#tests/faults/writers/writer'
import { fetchHost } from '#tests/helpers/product'

/** Saves and publishes one page after the other. */
export class Publisher implements Writer {
  readonly kind = 'publishes'
  readonly counts = { promised: 0, unanswered: 0 }
  /** The newest page that was published with success, and the newest that was sent. */
  #live = 0
  #tried = 0
  #address: string | undefined

  constructor(
    readonly person: Person,
    readonly website: string
  ) {}

  async work() {
    for (;;) {
      const stamp = this.#tried + 1
      const page = { html_content: stampedPage(stamp) }
      const saved = await this.person.once(
        'PUT',
        `/spa/websites/${this.website}/update_html/`,
        page
      )
      if (!saved) return []
      if (saved.status !== 200) return [`a save before a publish was answered ${saved.status}`]

      this.#tried = stamp
      const path = '/deployment/deployments/deploy_website/'
      const answer = await this.person.once('POST', path, { website_id: this.website })
      if (!answer) {
        this.counts.unanswered += 1
        return []
      }
      if (answer.status !== 200) {
        return [`a publish was answered ${answer.status}: ${JSON.stringify(answer.body)}`]
      }
      this.counts.promised += 1
      this.#live = stamp
      this.#address = `${answer.body.deployment.deployment_url}/`
    }
  }

  async check({ product, db }: Kept) {
    const standing = rowsOf<{ status: string }>(
      db,
      'SELECT status FROM deployments WHERE website_id = ?',
      this.website
    )
    const faults = standing
      .filter(({ status }) => status !== 'ready')
      .map(({ status }) => `a deployment is still ${status}`)
    if (!this.#address) return faults

    const { status, body, headers } = await fetchHost(product, this.#address)
    const stamp = stampOf(body)
    const hash = createHash('sha256').update(body).digest('hex')
    if (status !== 200) faults.push(`a live site was answered ${status}`)
    else if (stamp === null) faults.push('a live page is not whole')
    else if (stamp < this.#live || stamp > this.#tried) {
      faults.push(`page ${stamp} is live, and page ${this.#live} was published`)
    } else if (headers.etag !== `"${hash}"`) faults.push('a live page has the tag of another')
    return faults
  }
}
