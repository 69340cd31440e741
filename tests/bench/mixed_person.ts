import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '#tests/helpers/eventually'
import { fetchHost, type Product } from '#tests/helpers/product'
import { PASSWORD } from '#tests/helpers/baker'

export interface Photo {
  bytes: Buffer
  name: string
  type: string
}

const PROMPT_LENGTHS = [150, 800, 3_000, 8_000, 19_500]

const BUSINESSES = [
  'A bakery called Kora in Oslo. We bake rye bread and cardamom buns. Call 22 11 33 44.',
  'A yoga studio named Lotus in Ghent. Open Monday to Friday 9-21. hello@lotus.example.',
  'Papatya adında bir çiçekçi, İzmir. Buket 450 TL. Pazartesi-cumartesi 09:00-19:00.',
  'Brightside cleaning in Leeds. Offices and homes from £18 an hour. 0113 496 0123.',
  'Ein Fahrradladen namens Speiche in Bonn. Wir reparieren Räder, Inspektion 59 €.',
]

const INSTRUCTIONS = [
  'Add a phone field to the contact form',
  'Make the buttons dark green',
  'Change the title to “Warm bread”',
  'Remove the gallery',
  'Make the background light blue',
]

/** A person who does one thing after the other over HTTP, with short pauses. */
export class MixedPerson {
  /** The number of answers by call and status. */
  readonly answers = new Map<string, number>()
  readonly #product: Product
  readonly #photos: Photo[]
  readonly #email: string
  /** Of the person and the round; so that two runs do the same. */
  #seed: number
  #access = ''

  constructor(product: Product, at: number, photos: Photo[]) {
    this.#product = product
    this.#photos = photos
    this.#seed = at
    this.#email = `person${at}@example.com`
  }

  async worksUntil(end: number): Promise<void> {
    const names = { name: 'Ada', surname: 'Baker' }
    const passwords = { password: PASSWORD, password2: PASSWORD }
    await this.#call('POST', '/users/register/', { email: this.#email, ...names, ...passwords })
    while (Date.now() < end) {
      await this.#round(end).catch((error) => this.#count(String(error)))
      this.#seed += 1
    }
  }

  async #round(end: number): Promise<void> {
    const credentials = { email: this.#email, password: PASSWORD }
    this.#access = (await this.#call('POST', '/users/login/', credentials)).access
    const id = await this.#builds()
    for (const step of [this.#edits, this.#asks, this.#uploads, this.#publishes, this.#lists]) {
      if (Date.now() < end) await step.call(this, id)
    }
    await this.#call('DELETE', `/spa/websites/${id}/`)
  }

  async #builds(): Promise<string> {
    const plan = await this.#call('POST', '/spa/websites/analyze_prompt/', {
      prompt: this.#prompt(),
    })
    const path = `/spa/websites/plan/${plan.plan_id}`
    for (const name of ['Rye & Daughters', 'Crumb & Co']) {
      await this.#call('PATCH', `${path}/sheet/`, { who: { name } })
    }
    await this.#call('GET', `${path}/directions/`)
    const feedback = 'Please add opening hours and a gallery'
    await this.#call('POST', `/spa/websites/update-plan/${plan.plan_id}/`, { feedback })
    const approved = `/spa/websites/approve-plan/${plan.plan_id}/`
    const { task_id: task } = await this.#call('POST', approved, {})
    const { website_id: id } = await eventually(
      async () => {
        const build = await this.#call('GET', `/spa/websites/task-status/${task}/`)
        return build.status !== 'processing' && build
      },
      { within: 120_000, every: 200 }
    )
    return id
  }

  async #edits(id: string): Promise<void> {
    const path = `/spa/websites/${id}`
    const website = await this.#call('GET', `${path}/`)
    await this.#opens(website.preview_url, 'preview')
    const { url } = await this.#call('GET', `${path}/edit_frame/`)
    const frame = await this.#opens(url, 'edit frame')
    const elements = Array.from(frame.matchAll(/<(?:h2|p)\b[^>]*-element-id="([^"]+)"/g))
    for (const [at, [, element]] of elements.slice(0, 6).entries()) {
      await this.#call('POST', `${path}/update_element_content/`, {
        element_id: element,
        content: `Fresh every day, ${this.#seed} and ${at}`,
      })
      await this.#call('POST', `${path}/update_element_style/`, {
        element_id: element,
        property: 'color',
        value: `#${(0x111111 * (1 + (at % 8))).toString(16)}`,
      })
    }
    for (const way of ['undo', 'undo', 'redo']) await this.#call('POST', `${path}/${way}/`, {})
    await this.#call('PATCH', `${path}/sheet/`, { contact: { telephones: ['0113 496 0001'] } })
  }

  async #asks(id: string): Promise<void> {
    const path = `/spa/websites/${id}`
    await this.#call('GET', `${path}/commands/`)
    for (const instruction of INSTRUCTIONS) {
      const body = { user_request: instruction }
      await this.#call('POST', `${path}/ai_line_edit/`, body)
    }
  }

  async #uploads(id: string): Promise<void> {
    const path = `/spa/websites/${id}`
    for (const at of [0, 1, 2]) {
      const { bytes, name, type } = this.#photos[(this.#seed + at) % this.#photos.length]
      const form = new FormData()
      form.append('image', new Blob([new Uint8Array(bytes)], { type }), name)
      await this.#call('POST', `${path}/upload_image/`, form)
    }
    await this.#call('GET', `${path}/images/`)
  }

  async #publishes(id: string): Promise<void> {
    const deployments = '/deployment/deployments'
    await this.#call('GET', `${deployments}/readiness/?website_id=${id}`)
    const published = await this.#call('POST', `${deployments}/deploy_website/`, {
      website_id: id,
    })
    const address = published.deployment?.deployment_url
    for (let visit = 0; address && visit < 5; visit++) await this.#opens(address, 'site')
  }

  async #lists(id: string): Promise<void> {
    const path = `/spa/websites/${id}`
    await this.#call('GET', '/spa/websites/')
    await this.#call('GET', `${path}/revisions/`)
    await this.#call('GET', `${path}/export/`)
    await this.#call('GET', `${path}/export_archive/`)
    await this.#call('GET', '/deployment/deployments/list_deployments/')
  }

  /** Opens a page as a browser does, with the files that it needs. */
  async #opens(address: string, name: string): Promise<string> {
    const page = await this.#fetch(address, name)
    const files = Array.from(page.matchAll(/(?:src|href)="((?:fonts|images)\/[^"]+)"/g))
    await Promise.all(
      files.map(([, file]) => this.#fetch(new URL(file, address).href, `${name}'s files`))
    )
    await pause(this.#wait())
    return page
  }

  async #fetch(address: string, name: string): Promise<string> {
    const { status, body } = await fetchHost(this.#product, address)
    this.#count(`${name} ${status}`)
    return body
  }

  async #call(method: string, path: string, body?: object): Promise<any> {
    const isForm = body instanceof FormData
    const response = await fetch(`http://127.0.0.1:${this.#product.port}/api${path}`, {
      method,
      headers: {
        ...(this.#access !== '' && { authorization: `Bearer ${this.#access}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    })
    const text = await response.text()
    const known = path.replace(/\?.*/, '').replace(/\/[\w-]{16,}/g, '/:id')
    this.#count(`${method} ${known} ${response.status}`)
    if (response.status >= 500) throw new Error(`${method} ${known} failed`)
    await pause(this.#wait())
    return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {}
  }

  /** A business, and products with prices until the prompt has its length. */
  #prompt(): string {
    const length = PROMPT_LENGTHS[this.#seed % PROMPT_LENGTHS.length]
    let text = BUSINESSES[this.#seed % BUSINESSES.length]
    for (let at = 1; text.length < length; at++) {
      text += ` Our product number ${at * 7 + this.#seed} is made by hand and costs ${at}.50 €.`
    }
    return text
  }

  #wait(): number {
    return 50 + Math.random() * 200
  }

  #count(name: string): void {
    this.answers.set(name, (this.answers.get(name) ?? 0) + 1)
  }
}
