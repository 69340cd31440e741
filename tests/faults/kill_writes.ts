import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '#tests/faults/seeded_random'
import { ageFiles, leftovers } from '#tests/faults/leftovers'
import { machine } from '#tests/faults/machine'
import { Person } from '#tests/faults/person'
import { unfinishedTasks } from '#tests/faults/unfinished_tasks'
import { Approver } from '#tests/faults/writers/approver'
import { Registrant } from '#tests/faults/writers/registrant'
import { Publisher } from '#tests/faults/writers/publisher'
import { Saver } from '#tests/faults/writers/saver'
import { Uploader } from '#tests/faults/writers/uploader'
import { numberOf, rowsOf, type Writer } from '#tests/faults/writers/writer'
import { picture } from '#tests/helpers/pictures'
import { startProduct, type Product } from '#tests/helpers/product'

/**
 * Kills the product repeatedly while people save, publish, approve, register and upload. After each
 * kill it must start again and have all data that was answered with success; a write without an answer
 * must be stored completely or not at all. In the end there must be no file without a row.
 *
 *     node --import=@poppinss/ts-exec tests/faults/kill_writes.ts
 *
 * KILLS is how often it is killed (10), SEED makes the moments repeatable. Prints one line of JSON;
 * exits with 1 if anything was lost, torn or left behind.
 */
const kills = Number(process.env.KILLS ?? 10)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
/** A process lives until one of the writers (each first, then in turn) has up to this many successful answers, */
const MOST_ANSWERS = 3
/** and then for a random time of up to this many milliseconds. */
const MOST_EXTRA_LIFE = 120
/** Ends the wait for a writer that gets no successful answer. */
const LONGEST_LIFE = 30_000
/** In milliseconds; longer than a lease and the last builds and mails take. */
const DRAIN = 90_000

const random = seededRandom(seed)
const started = performance.now()
const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-kills-'))
// All starts share one key, because they share one database.
process.env.APP_KEY ??= randomBytes(32).toString('hex')
let product: Product | undefined

try {
  product = await start()
  const { url } = product
  const people = await Promise.all([1, 2, 3].map((number) => Person.register(url, number)))
  const [first, second, third] = await Promise.all(people.map((person) => person.build()))
  const writers: Writer[] = [
    new Saver(people[0], first),
    new Publisher(people[1], second),
    new Uploader(people[2], third),
    new Approver(url),
    new Registrant(url),
  ]

  const faults: string[] = []
  for (let kill = 1; kill <= kills; kill++) {
    const work = Promise.all(writers.map((writer) => writer.work()))
    // At first those that have nothing to lose yet: a slow machine may kill a process before its publish.
    const awaited = writers.find(({ counts }) => counts.promised === 0)
    await untilNextKill(awaited ?? writers[kill % writers.length])
    await product.kill()
    const wrong = [...(await work).flat()]
    product = await start({ dataDir, port: product.port })
    wrong.push(...(await check(product, writers)))
    faults.push(...wrong.map((fault) => `after kill ${kill}: ${fault}`))
  }
  faults.push(...(await checkFinalState()))
  await product.stop()
  ageFiles(dataDir)
  product = await start({ dataDir, port: product.port })
  await triggerCleanup({ publishes: people[1], live: second, uploads: people[2], gallery: third })
  await product.stop()
  faults.push(...leftovers(dataDir))

  for (const { kind, counts } of writers) {
    if (counts.promised === 0) faults.push(`no ${kind} went through, so this run shows nothing`)
  }
  report(writers, faults)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await product?.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()

function start(like?: Pick<Product, 'dataDir' | 'port'>): Promise<Product> {
  const env = { DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }
  return startProduct({ env, like })
}

/** Waits until the next kill. It counts answers instead of time, so a slow machine is tested equally. */
async function untilNextKill({ counts }: Writer): Promise<void> {
  const enough = counts.promised + Math.ceil(random() * MOST_ANSWERS)
  const deadline = performance.now() + LONGEST_LIFE
  while (counts.promised < enough && performance.now() < deadline) await pause(2)
  await pause(random() * MOST_EXTRA_LIFE)
}

function openDatabase(): DatabaseSync {
  return new DatabaseSync(join(dataDir, 'sitewright.sqlite'), { readOnly: true })
}

async function check(running: Product, writers: Writer[]): Promise<string[]> {
  const db = openDatabase()
  const faults: string[] = []
  for (const writer of writers) faults.push(...(await writer.check({ product: running, db })))
  const [{ integrity }] = rowsOf<{ integrity: string }>(
    db,
    'SELECT integrity_check AS integrity FROM pragma_integrity_check'
  )
  if (integrity !== 'ok') faults.push(`the database says: ${integrity}`)
  const broken = numberOf(db, 'SELECT count(*) FROM pragma_foreign_key_check')
  if (broken > 0) faults.push(`${broken} rows belong to nothing`)
  db.close()
  return faults
}

/** Waits until no task is running and checks the results. */
async function checkFinalState(): Promise<string[]> {
  const db = openDatabase()
  const waiting = () => unfinishedTasks(db)
  const deadline = performance.now() + DRAIN
  while (waiting() > 0 && performance.now() < deadline) await pause(100)

  const faults: string[] = []
  if (waiting() > 0) faults.push(`${waiting()} tasks do not end`)
  const failed = numberOf(db, "SELECT count(*) FROM tasks WHERE status = 'failed'")
  if (failed > 0) faults.push(`${failed} tasks have failed`)
  const unbuilt = numberOf(
    db,
    "SELECT count(*) FROM websites WHERE state <> 'ready' OR revision_id IS NULL"
  )
  if (unbuilt > 0) faults.push(`${unbuilt} approved websites are not built`)
  const mailed = addressesIn(join(dataDir, 'outbox'))
  const people = rowsOf<{ email: string }>(db, 'SELECT email FROM users')
  const unmailed = people.filter(({ email }) => !mailed.has(email))
  if (unmailed.length > 0) faults.push(`${unmailed.length} people got no mail`)
  db.close()
  return faults
}

/** The recipients of all mails in the outbox. */
function addressesIn(outbox: string): Set<string> {
  const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
  return new Set(mails.flatMap((mail) => /^To: (.*)$/m.exec(mail)?.[1].trim() ?? []))
}

/** Publishes and uploads once more, because the product removes old files then. */
async function triggerCleanup(who: {
  publishes: Person
  live: string
  uploads: Person
  gallery: string
}): Promise<void> {
  const website = { website_id: who.live }
  await who.publishes.ask('POST', '/deployment/deployments/deploy_website/', website)
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(await picture('png', { seed: 0 }))]), 'last.png')
  await who.uploads.ask('POST', `/spa/websites/${who.gallery}/upload_image/`, form)
}

function report(writers: Writer[], faults: string[]): void {
  const promised = writers.map(({ kind, counts }) => [kind, counts.promised])
  const unanswered = writers.reduce((sum, { counts }) => sum + counts.unanswered, 0)
  const line = {
    machine,
    check: 'kill_writes',
    kills,
    promised: Object.fromEntries(promised),
    unanswered,
    faults,
    seconds: Math.round((performance.now() - started) / 1_000),
    seed,
  }
  console.log(JSON.stringify(line))
}
