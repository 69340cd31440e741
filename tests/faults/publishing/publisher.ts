import type { Person } from '#tests/faults/person'
import { numberedPage } from '#tests/faults/publishing/numbered_page'

const DEPLOYMENTS = '/deployment/deployments'

/** Publishes the pages 1, 2, 3 … of one website, and measures how long that takes. */
export class NumberPublisher {
  /** The number that was acknowledged last, and the one that was sent last. */
  acknowledged = 0
  tried = 0
  address = ''
  /** In milliseconds, without the save before. */
  readonly publishes: number[] = []
  readonly rollbacks: number[] = []

  constructor(
    readonly person: Person,
    readonly website: string
  ) {}

  /** Saves and publishes the next page; false if the product was killed meanwhile. */
  async publishNext(): Promise<boolean> {
    const number = this.tried + 1
    const page = { html_content: numberedPage(number) }
    const path = `/spa/websites/${this.website}/update_html/`
    const saved = await this.person.once('PUT', path, page)
    if (!saved) return false
    if (saved.status !== 200) throw new Error(`A save was answered ${saved.status}.`)

    this.tried = number
    const started = performance.now()
    const answer = await this.person.once('POST', `${DEPLOYMENTS}/deploy_website/`, {
      website_id: this.website,
    })
    if (!answer) return false
    if (answer.status !== 200) {
      throw new Error(`A publish was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    }
    this.publishes.push(performance.now() - started)
    this.acknowledged = number
    this.address = answer.body.deployment.deployment_url
    return true
  }

  /** Puts the release before the one that is online back, or the newest again. */
  async rollBack(): Promise<void> {
    const path = `${DEPLOYMENTS}/releases/?website_id=${this.website}`
    const { releases } = (await this.person.ask('GET', path)).body
    const [newest, before] = releases
    const body = { website_id: this.website, release_id: (newest.is_live ? before : newest).id }
    const started = performance.now()
    const { status } = await this.person.ask('POST', `${DEPLOYMENTS}/rollback/`, body)
    if (status !== 200) throw new Error(`A rollback was answered ${status}.`)
    this.rollbacks.push(performance.now() - started)
  }
}
