import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pLimit from 'p-limit'
import { seededRandom } from '#tests/faults/seeded_random'
import { Person } from '#tests/faults/person'
import type { FaultName } from '#tests/fakes/model_server/faults'
import { ModelServer } from '#tests/fakes/model_server/model_server'
import { startProduct, type Product } from '#tests/helpers/product'

/**
 * Builds websites with a model whose server fails at random, one request in five.
 *
 *     node --import=@poppinss/ts-exec tests/faults/model_builds.ts
 *
 * SCALE is the number of builds (12), SEED makes the faults repeatable. Prints one line of JSON; exits
 * with 1 if fewer than 99 % of the builds are complete, or the model designed fewer than 90 % of their
 * sections.
 */
const builds = Number(process.env.SCALE ?? 12)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const RATE = 0.2
/** Of a free account. */
const WEBSITE_LIMIT = 2
/** In every section that the fake model designs. */
const MARK = 'class="section own '
/** Faults that pass; after the others the product stops asking the server on purpose. */
const PASSING: FaultName[] = [
  'rate_limited',
  'server_error',
  'bad_gateway',
  'overloaded',
  'connection_reset',
  'broken_json',
  'html_with_200',
  'no_choices',
  'cut_at_length',
  'prose_around_json',
  'prose_for_json',
  'split_in_bytes',
  'comments',
  'stream_cut',
  'no_finish_reason',
  'stall',
  'error_event',
  'bad_line',
]

/** The product refuses to hash more passwords at once. */
const two = pLimit(2)

const random = seededRandom(seed)
const started = performance.now()
const server = new ModelServer({ wait: 20 })
const address = await server.start()
let faults = 0
let product: Product | undefined

try {
  product = await startProduct({
    env: { OPENAI_BASE_URL: address, OPENAI_MODEL: 'fake', LOG_LEVEL: 'silent' },
  })
  const well = await build(await Person.register(product.url, 0))
  const whole = marksIn(product.dataDir, well)

  server.chance = () => {
    if (random() >= RATE) return undefined
    faults += 1
    return PASSING[Math.floor(random() * PASSING.length)]
  }
  const people = Array.from({ length: Math.ceil(builds / WEBSITE_LIMIT) }, (_, at) => at + 1)
  const outcomes = await Promise.all(people.map((number) => buildAll(product!.url, number)))
  report(outcomes.flat().slice(0, builds), whole)
} finally {
  await product?.stop()
  if (product) rmSync(product.dataDir, { recursive: true, force: true })
  await server.stop()
}

/** Builds one website after the other; null for a failed one. */
async function buildAll(url: string, number: number): Promise<(string | null)[]> {
  const person = await two(() => Person.register(url, number))
  const websites: (string | null)[] = []
  while (websites.length < WEBSITE_LIMIT) websites.push(await build(person).catch(logError))
  return websites
}

function logError(error: Error): null {
  console.error(error.message)
  return null
}

async function build(person: Person): Promise<string> {
  const task = await person.approveAndWait(await person.draft())
  if (task.status !== 'completed') throw new Error(task.error)
  return task.website_id
}

/** The number of sections that the model has written. */
function marksIn(dataDir: string, website: string): number {
  const db = new DatabaseSync(join(dataDir, 'sitewright.sqlite'), { readOnly: true })
  const row = db
    .prepare(
      `SELECT c.gzip FROM websites w
       JOIN revisions r ON r.id = w.revision_id
       JOIN contents c ON c.hash = r.content_hash
       WHERE w.id = ?`
    )
    .get(website) as { gzip: Uint8Array }
  db.close()
  return gunzipSync(row.gzip).toString().split(MARK).length - 1
}

function report(websites: (string | null)[], whole: number): void {
  const complete = websites.filter((website) => website !== null)
  const marks = complete.map((website) => marksIn(product!.dataDir, website))
  const written = marks.reduce((sum, count) => sum + count, 0) / (whole * complete.length)
  const line = {
    check: 'model_builds',
    builds: websites.length,
    complete: complete.length,
    requests: server.asked.length,
    faults,
    sections_of_the_model: Number(written.toFixed(3)),
    seconds: Math.round((performance.now() - started) / 1_000),
    seed,
  }
  console.log(JSON.stringify(line))
  const isGood = complete.length >= 0.99 * websites.length && whole > 0 && written >= 0.9
  process.exitCode = isGood ? 0 : 1
}
