import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { User } from '#contract/api/account'
import { PASSWORD, PROMPT } from '#tests/helpers/baker'
import { eventually } from '#tests/helpers/eventually'
import { type Product, fetchHost } from '#tests/helpers/product'
import { storePage } from '#tests/helpers/stored_page'

/** What must be there before a test begins, made over HTTP: the clicks for it are shown elsewhere. */
export class Account {
  private constructor(
    readonly product: Product,
    readonly email: string,
    readonly tokens: { access: string; refresh: string }
  ) {}

  static async open(product: Product, email: string): Promise<Account> {
    const person = { email, name: 'Ada', surname: 'Baker' }
    const passwords = { password: PASSWORD, password2: PASSWORD }
    await post(product, '/users/register/', { ...person, ...passwords })
    return Account.enter(product, email)
  }

  /** Signs in once more, as on another device. */
  static async enter(product: Product, email: string): Promise<Account> {
    const credentials = { email, password: PASSWORD }
    const { access, refresh } = await post(product, '/users/login/', credentials)
    return new Account(product, email, { access, refresh })
  }

  /** Who this is, as the server says. */
  person(): Promise<User> {
    return call('GET', this.product, '/users/me/', {}, this.tokens.access)
  }

  /** Takes a larger plan, as only whoever runs the product can give one. */
  subscribe(plan: 'basic' | 'premium'): void {
    const db = new DatabaseSync(join(this.product.dataDir, 'sitewright.sqlite'))
    db.exec('PRAGMA busy_timeout = 5000')
    db.prepare('UPDATE users SET subscription_type = ? WHERE email = ?').run(plan, this.email)
    db.close()
  }

  /** Plans, approves and waits for the website; answers with its id. */
  async build(prompt = PROMPT, form: { contact_email?: string } = {}): Promise<string> {
    const plan = await this.#post('/spa/websites/analyze_prompt/', { prompt, ...form })
    const { website_id: id } = await this.#post(`/spa/websites/approve-plan/${plan.plan_id}/`)
    return id
  }

  /** Plans and approves, where the build then takes its time; answers with its task. */
  async beginBuild(prompt = PROMPT): Promise<string> {
    const plan = await this.#post('/spa/websites/analyze_prompt/', { prompt })
    const { task_id: id } = await this.#post(`/spa/websites/approve-plan/${plan.plan_id}/`)
    return id
  }

  /** The first one that is ready, where a build takes its time. */
  async newestWebsite(): Promise<string> {
    const first = async () => {
      const { results } = await call('GET', this.product, '/spa/websites/', {}, this.tokens.access)
      return results[0]
    }
    const { id } = await eventually(first, { within: 30_000, every: 200 })
    return id
  }

  /** Publishes a website; answers with its address. */
  async publish(id: string): Promise<string> {
    const path = '/deployment/deployments/deploy_website'
    const { deployment } = await this.#post(path, { website_id: id })
    return deployment.deployment_url
  }

  /** Stores a website's page as it is after `change`, whatever is wrong with it then. */
  async rewrite(id: string, change: (html: string) => string): Promise<void> {
    const path = `/spa/websites/${id}/`
    const { html_content: html } = await call('GET', this.product, path, {}, this.tokens.access)
    const changed = change(html)
    if (changed === html) throw new Error('The change found nothing to change.')
    storePage(this.product, id, changed)
  }

  #post(path: string, body: object = {}) {
    return post(this.product, path, body, this.tokens.access)
  }
}

function post(product: Product, path: string, body: object, access?: string): Promise<any> {
  return call('POST', product, path, body, access)
}

async function call(
  method: 'GET' | 'POST',
  product: Product,
  path: string,
  body: object,
  access?: string
): Promise<any> {
  const response = await fetchHost(product, `${product.url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(access ? { authorization: `Bearer ${access}` } : {}),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  if (response.status >= 300) throw new Error(`${path}: ${response.status} ${response.body}`)
  return JSON.parse(response.body || '{}')
}
