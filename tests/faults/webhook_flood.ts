import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import { machine } from '#tests/faults/machine'
import { Person } from '#tests/faults/person'
import { seededRandom } from '#tests/faults/seeded_random'
import { audit } from '#tests/faults/webhooks/audit'
import { copiesOf } from '#tests/faults/webhooks/crowd'
import { Lives, type Buyer } from '#tests/faults/webhooks/lives'
import { Postman } from '#tests/faults/webhooks/postman'
import { KEYS, Shop } from '#tests/faults/webhooks/shop'
import { unfinishedTasks } from '#tests/faults/unfinished_tasks'
import { freePort, startProduct, type Product } from '#tests/helpers/product'

/**
 * Lets subscriptions live at a provider in this process and sends its webhooks to the product in a random
 * order, several times, some forged and some cut, while the product is killed. In the end the product
 * must say what the provider says, about every subscription and every invoice.
 *
 *     node --import=@poppinss/ts-exec tests/faults/webhook_flood.ts
 *
 * SCALE is the number of people who pay (12), DELIVERIES how many webhooks are sent (50 for each of
 * them), KILLS how often the product is killed (2), SEED makes the choices repeatable. Prints one line
 * of JSON, and writes it to the file that EVIDENCE names; exits with 1 if anything is wrong.
 */
const people = Number(process.env.SCALE ?? 12)
const wanted = Number(process.env.DELIVERIES ?? people * 50)
const kills = Number(process.env.KILLS ?? 2)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
/** The provider waits while so many deliveries do; it makes the order random over a wide range. */
const MOST_WAITING = people * 6
/** How often everything is renewed in the course of a run. */
const MONTHS = 4
/** A process lives this many milliseconds at most after its share of the deliveries. */
const MOST_EXTRA_LIFE = 120
/** In milliseconds; longer than a lease and a few repetitions of a task take. */
const DRAIN = 120_000
const QUIET = 1_500
const MOST_ON_PAGES = 10

const random = seededRandom(seed)
const started = performance.now()
const folder = mkdtempSync(join(tmpdir(), 'sitewright-webhooks-'))
const dataDir = join(folder, 'product')
const port = await freePort()
const url = `http://localhost:${port}`
// All starts share one key, because they share one database.
process.env.APP_KEY ??= randomBytes(32).toString('hex')
const shop = new Shop()
const postman = new Postman({ port, url }, random)
let product: Product | undefined

try {
  await shop.open({ folder, appUrl: url, webhookPort: await postman.open() })
  product = await start()
  const buyers = await sell()
  const killing = killRepeatedly()
  await live(buyers)
  await killing
  postman.sendLateOnes()
  const isQuiet = await untilQuiet()

  const db = openDatabase()
  const { counts, faults } = await audit(db, shop, postman)
  if (!isQuiet) faults.unshift('the product does not come to rest')
  if (postman.counts.accepted_forged > 0) faults.push('messages without a signature are accepted')
  if (Object.keys(postman.otherAnswers).length > 0)
    faults.push('some answers are neither 200 nor 401')
  report({ ...counts, outcomes: outcomesIn(db) }, faults)
  db.close()
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await product?.kill()
  postman.close()
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()

function start(): Promise<Product> {
  const env = {
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    BILLING_DRIVER: 'lemonsqueezy',
    LEMONSQUEEZY_API_URL: shop.url,
    LEMONSQUEEZY_API_KEY: KEYS.apiKey,
    LEMONSQUEEZY_STORE_ID: KEYS.storeId,
    LEMONSQUEEZY_WEBHOOK_SECRET: KEYS.webhookSecret,
    LEMONSQUEEZY_VARIANT_BASIC: KEYS.variants.basic,
    LEMONSQUEEZY_VARIANT_PREMIUM: KEYS.variants.premium,
    LEMONSQUEEZY_TEST_MODE: 'on',
  }
  return startProduct({ env, like: { dataDir, port } })
}

/** Some pay on the page that the product has sent them to, the others without a page. */
async function sell(): Promise<Buyer[]> {
  // Hashing a password takes a core for a while.
  const few = pLimit(2)
  const onPages = Math.min(people, MOST_ON_PAGES)
  await Promise.all(Array.from({ length: onPages }, (_, number) => few(() => sellTo(number))))
  const copies = copiesOf(dataDir, 'builder0@example.com', people - onPages)
  for (const { email, custom } of copies) {
    const variant = random() < 0.5 ? KEYS.variants.basic : KEYS.variants.premium
    await shop.control('subscriptions', { email, name: 'Ada', custom, variant })
  }
  while ((await shop.waiting()) > 0) await pause(20)
  const messages = [...postman.signed].map((raw) => JSON.parse(raw))
  const bought = messages.filter(({ meta }) => meta.event_name === 'subscription_created')
  return bought.map(({ meta, data }) => ({
    email: data.attributes.user_email,
    custom: meta.custom_data,
  }))
}

async function sellTo(number: number): Promise<void> {
  const person = await Person.register(url, number)
  const { body } = await person.ask('GET', '/payments/subscription/')
  const { basic, premium } = body.checkout_urls
  await shop.pay(random() < 0.5 ? basic : premium, person.email)
}

/** Changes subscriptions until enough webhooks were answered. */
async function live(buyers: Buyer[]): Promise<void> {
  const lives = new Lives(shop, random)
  let months = 0
  while (postman.answered < wanted) {
    if (postman.waiting > MOST_WAITING) {
      await pause(5)
      continue
    }
    if (postman.answered > ((months + 1) * wanted) / (MONTHS + 1)) {
      months += 1
      await lives.passMonth()
    }
    const ids = (await shop.all('subscriptions')).map(({ id }) => id)
    for (let change = 0; change < people; change++) await lives.change(ids, buyers)
  }
}

async function killRepeatedly(): Promise<void> {
  for (let kill = 1; kill <= kills; kill++) {
    while (postman.answered < (kill * wanted) / (kills + 1)) await pause(5)
    await pause(random() * MOST_EXTRA_LIFE)
    await product!.kill()
    product = await start()
  }
}

/** Until nothing is sent and no task is due, for a while; false if that does not happen. */
async function untilQuiet(): Promise<boolean> {
  const db = openDatabase()
  const isBusy = async () => postman.waiting + unfinishedTasks(db) + (await shop.waiting()) > 0
  const deadline = performance.now() + DRAIN
  let quietSince = performance.now()
  while (performance.now() - quietSince < QUIET) {
    if (performance.now() > deadline) break
    if (await isBusy()) quietSince = performance.now()
    await pause(100)
  }
  db.close()
  return performance.now() - quietSince >= QUIET
}

function openDatabase(): DatabaseSync {
  return new DatabaseSync(join(dataDir, 'sitewright.sqlite'), { readOnly: true })
}

function outcomesIn(db: DatabaseSync): Record<string, number> {
  const rows = db.prepare(
    'SELECT outcome, count(*) AS total FROM webhook_deliveries GROUP BY outcome ORDER BY outcome'
  )
  return Object.fromEntries(rows.all().map(({ outcome, total }) => [outcome, total]))
}

function report(counts: object, faults: string[]): void {
  const line = {
    machine,
    check: 'webhook_flood',
    people,
    kills,
    deliveries: postman.answered,
    messages: postman.signed.size,
    ...postman.counts,
    other_answers: postman.otherAnswers,
    ...counts,
    faults,
    seconds: Math.round((performance.now() - started) / 1_000),
    seed,
  }
  console.log(JSON.stringify(line))
  if (process.env.EVIDENCE) {
    writeFileSync(process.env.EVIDENCE, `${JSON.stringify(line, null, 2)}\n`)
  }
}
