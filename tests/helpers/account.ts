import { createHash, randomBytes } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import { DateTime } from 'luxon'
import type { BrowserContext } from 'playwright'
import { scryptSettings } from '#config/scrypt'
import type { User } from '#contract/api/account'
import type { Subscription } from '#contract/api/payments'
import { newId } from '#core/ids'
import { storedMoment } from '#core/moment_column'
import { PASSWORD, PROMPT } from '#tests/helpers/baker'
import { eventually } from '#tests/helpers/eventually'
import { type Product, fetchHost } from '#tests/helpers/product'
import { storePage } from '#tests/helpers/stored_page'

const MINUTE = 60_000

let hashed: Promise<string> | undefined

/** Test data that is inserted directly, because other tests cover the clicks that create it. */
export class Account {
  private constructor(
    readonly product: Product,
    readonly email: string,
    readonly tokens: { access: string; refresh: string }
  ) {}

  /**
   * A registered person who is signed in on one device. Inserted as rows, because over HTTP a password
   * is hashed twice, which takes longer than most of the tests. Works without an application, so that
   * benches can use it.
   */
  static async open(product: Product, email: string): Promise<Account> {
    hashed ??= new Scrypt(scryptSettings).make(PASSWORD)
    const [user, session, password] = [newId(), newId(), await hashed]
    const tokens = { access: newToken('at_'), refresh: newToken('rt_') }
    const now = Date.now()
    const today = storedMoment(DateTime.fromMillis(now))
    inDatabase(product, (db) => {
      insert(db, 'users', {
        id: user,
        email,
        name: 'Ada',
        surname: 'Baker',
        password,
        created_at: today,
        updated_at: today,
      })
      insert(db, 'sessions', {
        id: session,
        user_id: user,
        current_hash: hashOf(tokens.refresh),
        confirmed: 0,
        rotated_at: now,
        expires_at: now + 30 * 24 * 60 * MINUTE,
        device: '',
        ip: '',
        created_at: today,
      })
      insert(db, 'access_tokens', {
        hash: hashOf(tokens.access),
        session_id: session,
        expires_at: now + 15 * MINUTE,
      })
    })
    return new Account(product, email, tokens)
  }

  /** Signs in again, as on another device. */
  static async enter(product: Product, email: string): Promise<Account> {
    const credentials = { email, password: PASSWORD }
    const { access, refresh } = await post(product, '/users/login/', credentials)
    return new Account(product, email, { access, refresh })
  }

  /** Stores the session in a browser's profile. */
  async isIn(context: BrowserContext): Promise<void> {
    const localStorage = Object.entries(this.tokens).map(([name, value]) => ({ name, value }))
    await context.setStorageState({
      cookies: [],
      origins: [{ origin: this.product.url, localStorage }],
    })
  }

  /** The person, as the server returns them. */
  person(): Promise<User> {
    return this.#get('/users/me/')
  }

  /** What the person pays for, as the server returns it. */
  subscription(): Promise<Subscription> {
    return this.#get('/payments/subscription/')
  }

  /** Marks the address as verified, as its mailed link does. */
  verify(): void {
    inDatabase(this.product, (db) => {
      db.prepare('UPDATE users SET email_verified = 1 WHERE email = ?').run(this.email)
    })
  }

  /** Requests the verification mail that a registration sends. */
  async asksToBeVerified(): Promise<void> {
    await this.#post('/users/send-verification-email/')
  }

  /** Sets a larger subscription plan, which only the operator can do. */
  subscribe(plan: 'basic' | 'premium'): void {
    inDatabase(this.product, (db) => {
      db.prepare('UPDATE users SET subscription_type = ? WHERE email = ?').run(plan, this.email)
    })
  }

  /** The stored password hash. */
  storedPassword(): string {
    return inDatabase(this.product, (db) => {
      const row = db.prepare('SELECT password FROM users WHERE email = ?').get(this.email)
      return String(row!.password)
    })
  }

  /** Plans, approves and waits for the website; returns its id. */
  async build(prompt = PROMPT, form: { contact_email?: string } = {}): Promise<string> {
    const plan = await this.#post('/spa/websites/analyze_prompt/', { prompt, ...form })
    const { task_id: task } = await this.#post(`/spa/websites/approve-plan/${plan.plan_id}/`)
    const { website_id: id } = await eventually(
      async () => {
        const build = await this.#get(`/spa/websites/task-status/${task}/`)
        return build.status !== 'processing' && build
      },
      { within: 30_000, every: 50 }
    )
    return id
  }

  /** Plans and approves without waiting for the build; returns its task. */
  async beginBuild(prompt = PROMPT): Promise<string> {
    const plan = await this.#post('/spa/websites/analyze_prompt/', { prompt })
    const { task_id: id } = await this.#post(`/spa/websites/approve-plan/${plan.plan_id}/`)
    return id
  }

  /** The first website that is ready, if its build takes some time. */
  async newestWebsite(): Promise<string> {
    const first = async () => {
      const { results } = await this.#get('/spa/websites/')
      return results[0]
    }
    const { id } = await eventually(first, { within: 30_000, every: 200 })
    return id
  }

  /** The page of a website, as it is stored. */
  async html(id: string): Promise<string> {
    return (await this.#get(`/spa/websites/${id}/`)).html_content
  }

  /** Publishes a website; returns its address. */
  async publish(id: string): Promise<string> {
    const path = '/deployment/deployments/deploy_website'
    const { deployment } = await this.#post(path, { website_id: id })
    return deployment.deployment_url
  }

  /** Stores visits of past days; the first number is that of yesterday. */
  wasVisited(id: string, views: number[], sources: Record<'referrer' | 'device', Counts>): void {
    const day = (ago: number) => new Date(Date.now() - ago * 24 * 60 * MINUTE).toISOString()
    inDatabase(this.product, (db) => {
      const row = (ago: number) => ({ website_id: id, day: day(ago).slice(0, 10) })
      views.forEach((count, at) => {
        const visitors = Math.ceil(count * 0.6)
        insert(db, 'visit_days', { ...row(at + 1), views: count, visitors })
      })
      for (const [kind, counts] of Object.entries(sources)) {
        for (const [name, count] of Object.entries(counts)) {
          insert(db, 'visit_sources', { ...row(1), kind, name, views: count })
        }
      }
    })
  }

  /** All views of a website that are in the database. */
  storedViews(id: string): number {
    return inDatabase(this.product, (db) => {
      const all = 'SELECT coalesce(sum(views), 0) AS views FROM visit_days WHERE website_id = ?'
      return Number(db.prepare(all).get(id)!.views)
    })
  }

  /** Stores a website's page after `change`, even with errors. */
  async rewrite(id: string, change: (html: string) => string): Promise<void> {
    const { html_content: html } = await this.#get(`/spa/websites/${id}/`)
    const changed = change(html)
    if (changed === html) throw new Error('The change found nothing to change.')
    storePage(this.product, id, changed)
  }

  #get(path: string) {
    return call('GET', this.product, path, {}, this.tokens.access)
  }

  #post(path: string, body: object = {}) {
    return post(this.product, path, body, this.tokens.access)
  }
}

type Counts = Record<string, number>

/** One transaction in the database of a running product. */
function inDatabase<T>({ dataDir }: Product, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(join(dataDir, 'sitewright.sqlite'))
  try {
    db.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE')
    const result = work(db)
    db.exec('COMMIT')
    return result
  } finally {
    db.close()
  }
}

function newToken(prefix: string): string {
  return prefix + randomBytes(32).toString('base64url')
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function insert(db: DatabaseSync, table: string, row: Record<string, string | number>): void {
  const columns = Object.keys(row)
  const places = columns.map(() => '?').join(', ')
  db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`).run(
    ...Object.values(row)
  )
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
