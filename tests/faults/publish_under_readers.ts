import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { machine } from '#tests/faults/machine'
import { Person } from '#tests/faults/person'
import { readPage, type NumberedPage } from '#tests/faults/publishing/numbered_page'
import { NumberPublisher } from '#tests/faults/publishing/publisher'
import { Reader } from '#tests/faults/publishing/reader'
import { seededRandom } from '#tests/faults/seeded_random'
import { fetchHost, startProduct, type Product } from '#tests/helpers/product'
import { startSiteHost } from '#tests/helpers/site_process'

/**
 * Publishes one website again and again, each time with another number on its page and its card, while
 * visitors read it: half of them from the app, half from a site host beside it. Every answer must be
 * 200 and of one release, and no visitor may see an older number than before. Then the app is killed
 * during publishes: the site host must serve on, and after each restart the site must show the number
 * that was acknowledged last, or the one that was being published.
 *
 *     node --import=@poppinss/ts-exec tests/faults/publish_under_readers.ts
 *
 * SCALE is the number of publishes under readers (12); half as many follow with kills, and a tenth are
 * rollbacks. SEED makes the moments repeatable. Prints one line of JSON, and writes it to the file that
 * EVIDENCE names; exits with 1 if anything is wrong.
 */
const scale = Number(process.env.SCALE ?? 12)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const READERS = 20
/** A process lives until so many publishes were acknowledged at most, */
const MOST_ANSWERS = 10
/** and then for a random time of up to this many milliseconds. */
const MOST_EXTRA_LIFE = 250

const random = seededRandom(seed)
const started = performance.now()
const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-publishes-'))
// All starts share one key, because they share one database.
process.env.APP_KEY ??= randomBytes(32).toString('hex')
const env = { DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }
const seen = { cards: new Map<number, string>(), pages: new Map<string, NumberedPage | null>() }
const faults: string[] = []
let app: Product | undefined
let siteHost: Product | undefined

try {
  app = await startProduct({ env })
  siteHost = await startSiteHost({ dataDir, port: app.port }, env)
  const person = await Person.register(app.url, 1)
  const publisher = new NumberPublisher(person, await person.build())
  await publisher.publishNext()

  const underReaders = await withReaders(publisher, [app, siteHost], async (readers) => {
    while (publisher.publishes.length < scale) await publisher.publishNext()
    const publishes = [...publisher.publishes]
    for (const reader of readers) reader.expectsRollbacks()
    for (let n = 0; n < Math.ceil(scale / 20) * 2; n++) await publisher.rollBack()
    return { publish_ms: spread(publishes), rollback_ms: spread(publisher.rollbacks) }
  })
  // The newest release is online again, and the site host has seen it.
  await publisher.publishNext()
  await pause(1_500)
  const underKills = await withReaders(publisher, [siteHost], () => publishAndKill(publisher))
  report({ under_readers: underReaders, under_kills: underKills })
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await app?.kill()
  await siteHost?.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()

/** Reads from these processes during the work; returns what was read beside its result. */
async function withReaders<T extends object>(
  { address }: NumberPublisher,
  processes: Product[],
  work: (readers: Reader[]) => Promise<T>
) {
  const readers = Array.from({ length: READERS }, (_, at) => {
    const { port } = processes[at % processes.length]
    return new Reader({ port, address, ...seen })
  })
  const reading = Promise.all(readers.map((reader) => reader.read()))
  const result = await work(readers)
  for (const reader of readers) reader.stop()
  await reading

  const total = (name: keyof Reader['counts']) =>
    readers.reduce((sum, { counts }) => sum + counts[name], 0)
  const read = {
    pages: total('pages'),
    not_200: total('not_200'),
    mixed: total('mixed'),
    older: total('older'),
  }
  for (const name of ['not_200', 'mixed', 'older'] as const) {
    if (read[name] > 0) faults.push(`${read[name]} answers are ${name.replace('_', ' ')}`)
  }
  if (readers.some(({ counts }) => counts.pages === 0)) faults.push('a reader has read nothing')
  return { ...read, ...result }
}

async function publishAndKill(publisher: NumberPublisher) {
  const wanted = publisher.publishes.length + scale / 2
  let kills = 0
  let inFlight = 0
  while (publisher.publishes.length < wanted) {
    const enough = publisher.publishes.length + Math.ceil(random() * MOST_ANSWERS)
    const publishing = untilKilled(publisher)
    while (publisher.publishes.length < enough) await pause(2)
    await pause(random() * MOST_EXTRA_LIFE)
    await app!.kill()
    await publishing
    kills += 1
    app = await startProduct({ env, like: { dataDir, port: app!.port } })
    const number = await numberOnline(app, publisher)
    if (number !== null && number > publisher.acknowledged) inFlight += 1
    if (number === null || number < publisher.acknowledged || number > publisher.tried) {
      const { acknowledged, tried } = publisher
      faults.push(`after kill ${kills}: ${number} is online, not ${acknowledged} or ${tried}`)
    }
  }
  return { publishes: Math.round(scale / 2), kills, online_without_answer: inFlight }
}

async function untilKilled(publisher: NumberPublisher): Promise<void> {
  while (await publisher.publishNext());
}

/** Null if the page is not whole, or its card is missing. */
async function numberOnline(from: Product, { address }: NumberPublisher): Promise<number | null> {
  const { status, body } = await fetchHost(from, `${address}/`)
  const page = status === 200 ? readPage(body) : null
  const card = page && (await fetchHost(from, address + page.card))
  return card?.status === 200 ? page!.number : null
}

function spread(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => Math.round(sorted[Math.floor(part * (sorted.length - 1))])
  return { count: times.length, p50: at(0.5), p95: at(0.95) }
}

function report(measured: object): void {
  const line = {
    machine,
    check: 'publish_under_readers',
    readers: READERS,
    ...measured,
    faults,
    seconds: Math.round((performance.now() - started) / 1_000),
    seed,
  }
  console.log(JSON.stringify(line))
  if (process.env.EVIDENCE) {
    writeFileSync(process.env.EVIDENCE, `${JSON.stringify(line, null, 2)}\n`)
  }
}
