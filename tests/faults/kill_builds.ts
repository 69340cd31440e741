import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import { Person } from '#tests/faults/person'
import { accountFor, type Account } from '#tests/faults/account'
import { machine } from '#tests/faults/machine'
import { chance } from '#tests/faults/chance'
import { freePort, startProduct, type Product } from '#tests/helpers/product'

/**
 * Kills the product at random moments while websites are built, starts it again each time, and
 * looks at what is left: every approved plan must have become exactly one whole website.
 *
 *     node --import=@poppinss/ts-exec tests/faults/kill_builds.ts
 *
 * SCALE is the number of builds (12), KILLS how often it is killed (half as often), SEED makes the
 * moments repeatable. Prints one line of JSON; ends with 1 when anything was lost or doubled.
 */
const builds = Number(process.env.SCALE ?? 12)
const kills = Number(process.env.KILLS ?? Math.ceil(builds / 2))
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
/** What a free account may have. */
const PLACES = 2
/** Of a process, in milliseconds: some builds get through in one, some need several. */
const SHORTEST_LIFE = 200
const LONGER = 2_500
/** Longer than a lease and the last builds take. */
const DRAIN = 60_000 + builds * 1_000

const random = chance(seed)
const started = performance.now()
const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-kills-'))
const port = await freePort()
// Every start is the same product, so it keeps its key.
process.env.APP_KEY ??= randomBytes(32).toString('hex')
let product: Product | undefined

try {
  product = await start()
  // Hashing a password takes a core for a while: all at once would take longer than they wait.
  const few = pLimit(2)
  const people = await Promise.all(
    Array.from({ length: Math.ceil(builds / PLACES) }, (_, i) =>
      few(() => Person.register(product!.url, i))
    )
  )
  const plans = await Promise.all(
    Array.from({ length: builds }, (_, i) => few(() => people[Math.floor(i / PLACES)].draft()))
  )

  const approvals = plans.map(async (plan, i) => {
    await pause((random() * (SHORTEST_LIFE + LONGER) * kills) / 2)
    return people[Math.floor(i / PLACES)].approveAndWait(plan)
  })
  const everything = Promise.allSettled(approvals)
  for (let i = 0; i < kills; i++) {
    await pause(SHORTEST_LIFE + random() * LONGER)
    await product.kill()
    product = await start()
  }
  const outcomes = (await Promise.race([everything, pause(DRAIN)])) ?? []
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  await product.stop()

  const account = accountFor(join(dataDir, 'sitewright.sqlite'), plans)
  const faults = [...refused, ...faultsOf(account)]
  report(account, faults)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await product?.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
// What is still being waited for after the drain is told as lost above.
process.exit()

function start(): Promise<Product> {
  const server = 'tests/helpers/server_with_sleeping_designer.ts'
  return startProduct({
    command: [process.execPath, '--import=@poppinss/ts-exec', server],
    env: { SLEEP_MS: '250', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' },
    like: { dataDir, port },
  })
}

function report(account: Account, faults: string[]): void {
  const line = {
    machine,
    check: 'kill_builds',
    builds,
    kills,
    ...account,
    faults,
    seconds: Math.round((performance.now() - started) / 1_000),
    seed,
  }
  console.log(JSON.stringify(line))
}

function faultsOf(account: Account): string[] {
  const faults: string[] = []
  if (account.lost > 0) faults.push(`${account.lost} approved plans have no whole website`)
  if (account.doubled > 0) faults.push(`${account.doubled} plans were built more than once`)
  if (account.strays > 0) faults.push(`${account.strays} rows belong to no plan`)
  if (account.over_limit > 0) faults.push(`${account.over_limit} people are over their limit`)
  if (account.integrity !== 'ok') faults.push(`the database says: ${account.integrity}`)
  if (account.redone === 0) faults.push('no kill hit a build, so this run shows nothing')
  return faults
}
