import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import { Person } from '#tests/faults/person'
import { auditBuilds, auditFaults, type BuildAudit } from '#tests/faults/build_audit'
import { machine } from '#tests/faults/machine'
import { seededRandom } from '#tests/faults/seeded_random'
import { freePort, startProduct, type Product } from '#tests/helpers/product'

/**
 * Kills the product at random moments while websites are built and starts it again each time. In the
 * end every approved plan must have exactly one complete website.
 *
 *     node --import=@poppinss/ts-exec tests/faults/kill_builds.ts
 *
 * SCALE is the number of builds (12), KILLS how often it is killed (half as often), SEED makes the
 * moments repeatable. Prints one line of JSON; exits with 1 if anything was lost or doubled.
 */
const builds = Number(process.env.SCALE ?? 12)
const kills = Number(process.env.KILLS ?? Math.ceil(builds / 2))
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
/** Of a free account. */
const WEBSITE_LIMIT = 2
/** A process lives this many milliseconds, plus a random time: some builds need several processes. */
const SHORTEST_LIFE = 200
const MOST_EXTRA_LIFE = 2_500
/** In milliseconds; longer than a lease and the last builds take. */
const DRAIN = 60_000 + builds * 1_000

const random = seededRandom(seed)
const started = performance.now()
const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-kills-'))
const port = await freePort()
// All starts share one key, because they share one database.
process.env.APP_KEY ??= randomBytes(32).toString('hex')
let product: Product | undefined

try {
  product = await start()
  // Hashing a password takes a core for a while: all at once would take longer than they wait.
  const few = pLimit(2)
  const people = await Promise.all(
    Array.from({ length: Math.ceil(builds / WEBSITE_LIMIT) }, (_, i) =>
      few(() => Person.register(product!.url, i))
    )
  )
  const plans = await Promise.all(
    Array.from({ length: builds }, (_, i) =>
      few(() => people[Math.floor(i / WEBSITE_LIMIT)].draft())
    )
  )

  const approvals = plans.map(async (plan, i) => {
    await pause((random() * (SHORTEST_LIFE + MOST_EXTRA_LIFE) * kills) / 2)
    return people[Math.floor(i / WEBSITE_LIMIT)].approveAndWait(plan)
  })
  const everything = Promise.allSettled(approvals)
  for (let i = 0; i < kills; i++) {
    await pause(SHORTEST_LIFE + random() * MOST_EXTRA_LIFE)
    await product.kill()
    product = await start()
  }
  const outcomes = (await Promise.race([everything, pause(DRAIN)])) ?? []
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  await product.stop()

  const audit = auditBuilds(join(dataDir, 'sitewright.sqlite'), plans)
  const faults = [...refused, ...auditFaults(audit)]
  report(audit, faults)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await product?.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
// Requests that are still open after the drain are counted as lost above.
process.exit()

function start(): Promise<Product> {
  const server = 'tests/helpers/server_with_sleeping_designer.ts'
  return startProduct({
    command: [process.execPath, '--import=@poppinss/ts-exec', server],
    env: { SLEEP_MS: '250', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' },
    like: { dataDir, port },
  })
}

function report(audit: BuildAudit, faults: string[]): void {
  const line = {
    machine,
    check: 'kill_builds',
    builds,
    kills,
    ...audit,
    faults,
    seconds: Math.round((performance.now() - started) / 1_000),
    seed,
  }
  console.log(JSON.stringify(line))
}
