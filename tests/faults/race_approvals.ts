import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pLimit from 'p-limit'
import { machine } from '#tests/faults/machine'
import { Person, type Answer } from '#tests/faults/person'
import { startProduct, type Product } from '#tests/helpers/product'

/**
 * Lets many people approve many plans each at the same time and counts the websites: nobody may have
 * more than their subscription plan allows, and every other approval must be refused for that reason.
 *
 *     node --import=@poppinss/ts-exec tests/faults/race_approvals.ts
 *
 * PEOPLE (4) each approve PLANS (20) different plans; AT_ONCE (10) people at the same time. Prints one
 * line of JSON; exits with 1 if a limit was exceeded or an approval got any other answer.
 */
const people = Number(process.env.PEOPLE ?? 4)
const plansEach = Number(process.env.PLANS ?? 20)
const atOnce = Number(process.env.AT_ONCE ?? 10)
/** Of a free account. */
const WEBSITE_LIMIT = 2

const product = await startProduct({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' } })
try {
  const two = pLimit(2)
  const builders = await Promise.all(
    Array.from({ length: people }, (_, number) => two(() => Person.register(product.url, number)))
  )
  const plans: string[][] = []
  for (const builder of builders) plans.push(copiesOf(product, await builder.draft()))

  const started = performance.now()
  const limit = pLimit(atOnce)
  const answers = await Promise.all(
    builders.map((builder, at) =>
      limit(() => Promise.all(plans[at].map((plan) => builder.approveOnce(plan))))
    )
  )
  const seconds = (performance.now() - started) / 1_000
  await product.stop()

  const counted = { ...count(answers), ...stored(product) }
  const faults = faultsOf(counted)
  const asked = { people, approvals_each: plansEach, people_at_once: atOnce }
  const line = { machine, check: 'race_approvals', ...asked, ...counted, faults }
  console.log(JSON.stringify({ ...line, seconds: Math.round(seconds * 10) / 10 }))
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await product.kill()
  rmSync(product.dataDir, { recursive: true, force: true })
}

/** Copies of a plan in the database; reading so many prompts would take too long. */
function copiesOf({ dataDir }: Product, plan: string): string[] {
  const db = new DatabaseSync(join(dataDir, 'sitewright.sqlite'))
  db.exec('PRAGMA busy_timeout = 5000')
  const row = db.prepare('SELECT * FROM plans WHERE id = ?').get(plan)!
  const names = Object.keys(row)
  const places = names.map(() => '?').join(', ')
  const insert = db.prepare(`INSERT INTO plans (${names.join(', ')}) VALUES (${places})`)
  const copies = Array.from({ length: plansEach - 1 }, () => randomBytes(12).toString('hex'))
  for (const id of copies) insert.run(...Object.values({ ...row, id }))
  db.close()
  return [plan, ...copies]
}

function count(answers: (Answer | null)[][]) {
  const all = answers.flat()
  const withStatus = (status: number) => all.filter((answer) => answer?.status === status)
  const built = withStatus(200).length
  const refused = withStatus(403).filter((answer) => answer!.body.code === 'website_limit').length
  return { built, refused, other_answers: all.length - built - refused }
}

function stored({ dataDir }: Product) {
  const db = new DatabaseSync(join(dataDir, 'sitewright.sqlite'), { readOnly: true })
  const number = (sql: string) => Number(Object.values(db.prepare(sql).get()!)[0])
  const each = 'SELECT count(*) AS owned FROM websites GROUP BY user_id'
  const counted = {
    websites: number('SELECT count(*) FROM websites'),
    most_of_one: number(`SELECT coalesce(max(owned), 0) FROM (${each})`),
    over_limit: number(`SELECT count(*) FROM (${each}) WHERE owned > ${WEBSITE_LIMIT}`),
    builds: number("SELECT count(*) FROM tasks WHERE kind = 'build_website'"),
    approved_plans: number("SELECT count(*) FROM plans WHERE state = 'approved'"),
  }
  db.close()
  return counted
}

function faultsOf(counted: ReturnType<typeof count> & ReturnType<typeof stored>): string[] {
  const faults: string[] = []
  const wanted = people * Math.min(WEBSITE_LIMIT, plansEach)
  if (counted.over_limit > 0) faults.push(`${counted.over_limit} people are over their limit`)
  for (const name of ['built', 'websites', 'builds', 'approved_plans'] as const) {
    if (counted[name] !== wanted) faults.push(`${name} is ${counted[name]}, not ${wanted}`)
  }
  if (counted.other_answers > 0) faults.push(`${counted.other_answers} answers are neither`)
  return faults
}
