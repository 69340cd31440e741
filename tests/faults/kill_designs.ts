import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DesignedPage } from 'site-designer'
import { auditBuilds, auditFaults, type BuildAudit } from '#tests/faults/build_audit'
import { bakeryPrompt, telephoneIn, telephoneOf } from '#tests/faults/designs/bakery'
import { BuildRows } from '#tests/faults/designs/build_rows'
import { DesigningModel, HOSTILE } from '#tests/faults/designs/designing_model'
import { pageFaults, refusedOn } from '#tests/faults/designs/page_faults'
import { watch } from '#tests/faults/designs/watcher'
import { machine } from '#tests/faults/machine'
import { Person } from '#tests/faults/person'
import { seededRandom } from '#tests/faults/seeded_random'
import { freePort, startProduct, type Product } from '#tests/helpers/product'

/**
 * Kills the product while a model reads prompts, thinks of pages, designs their sections, repairs them
 * and reads them again, and starts it again each time. In the end every approved plan must have exactly
 * one complete page; nothing that the model should not have said is on it, and nothing that was stored
 * was asked for again.
 *
 *     node --import=@poppinss/ts-exec tests/faults/kill_designs.ts
 *
 * SCALE is the number of rounds (1): in each, two websites are built and the product is killed once in
 * each stage. SEED makes the moments repeatable. Prints one line
 * of JSON; exits with 1 if anything was lost, doubled, asked for again or let through.
 */
const rounds = Number(process.env.SCALE ?? 1)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
/** Of a free account; all at once. */
const WEBSITES = 2
/**
 * The stages of a round, and the longest time from their first question to the kill, in milliseconds: as
 * long as the answer takes, or the end of a build after the last one.
 */
const LONGEST = {
  reading: 250,
  concept: 600,
  design: 600,
  repair: 600,
  second_reading: 150,
  finishing: 80,
}
type Stage = keyof typeof LONGEST
const STAGES = Object.keys(LONGEST) as Stage[]
/** Of the designs of all its websites that are asked for before the product is killed in that stage. */
const MOST_EARLIER = 7
/** In milliseconds; longer than a lease and the last builds take. */
const DRAIN = 60_000

const random = seededRandom(seed)
const started = performance.now()
const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-kills-'))
const port = await freePort()
// All starts share one key, because they share one database.
process.env.APP_KEY ??= randomBytes(32).toString('hex')

const model = new DesigningModel(random, (telephone) => rows?.of(telephone)?.written ?? {})
const address = await model.start()
const faults: string[] = []
const plans: string[] = []
const killed: Record<string, number> = Object.fromEntries(STAGES.map((stage) => [stage, 0]))
let product: Product | undefined
let rows: BuildRows | undefined

try {
  product = await start()
  rows = new BuildRows(join(dataDir, 'sitewright.sqlite'))
  for (let round = 0; round < rounds; round++) await playRound(round)
  await product.stop()
  await model.stop()

  const audit = auditBuilds(join(dataDir, 'sitewright.sqlite'), plans)
  faults.push(...auditFaults(audit), ...model.faults, ...storedFaults(rows))
  report(audit)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await product?.kill()
  rows?.close()
  rmSync(dataDir, { recursive: true, force: true })
}
// Requests that are still open after the drain are counted as lost above.
process.exit()

function start(): Promise<Product> {
  return startProduct({
    env: {
      OPENAI_BASE_URL: address,
      OPENAI_MODEL: 'fake',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
    },
    like: { dataDir, port },
  })
}

async function playRound(round: number): Promise<void> {
  const person = await Person.register(product!.url, round)
  const over = new AbortController()
  const numbers = Array.from({ length: WEBSITES }, (_, at) => round * WEBSITES + at)
  const watching = numbers.map((number) =>
    watch(person, rows!, { telephone: telephoneOf(number), signal: over.signal })
  )
  const builds = numbers.map(async (number) => {
    const plan = await person.draft(bakeryPrompt(number))
    plans.push(plan)
    const { status, error } = await person.approveAndWait(plan)
    if (status !== 'completed') faults.push(`a build has failed: ${error}`)
  })
  const everything = Promise.all(builds)
  for (const stage of STAGES) {
    // Before the start, because the builds go on as soon as it is up.
    const moment = reached(stage)
    product ??= await start()
    if (!(await Promise.race([moment, everything.then(() => false)]))) break
    await product.kill()
    product = undefined
    killed[stage]++
  }
  product ??= await start()
  const isDone = await Promise.race([everything.then(() => true), pause(DRAIN, false)])
  if (!isDone) faults.push(`round ${round} did not end`)
  over.abort()
  faults.push(...(await Promise.all(watching)).flat())
}

/** Resolves at a random moment of a stage. */
async function reached(stage: Stage): Promise<boolean> {
  if (stage === 'finishing') {
    const { ended } = await model.reached('second_reading')
    await ended
  } else {
    const earlier = stage === 'design' ? Math.floor(random() * MOST_EARLIER) : 0
    await model.reached(stage, earlier)
  }
  await pause(random() * LONGEST[stage])
  return true
}

function storedFaults(stored: BuildRows): string[] {
  const builds = stored.all()
  const repaired = builds.flatMap(({ written }) =>
    Object.values(written).filter(({ design }) => design?.isRepaired)
  )
  const wrong = builds.flatMap((build) => {
    const { attempts, outline, prompt, sheet, written } = build
    const { sections } = new DesignedPage(sheet, outline, prompt)
    const needless = model.needless(telephoneIn(prompt), { sections: sections.length, attempts })
    const hostile = Object.keys(HOSTILE)
      .filter((text) => JSON.stringify(written).includes(text))
      .map((text) => `"${text}" is stored with a build`)
    return [...pageFaults(build), ...needless, ...hostile]
  })
  const uses = stored.usesAnswered()
  return [
    ...wrong,
    ...stored.pages().flatMap(refusedOn),
    ...(uses > model.answered ? [`${uses} uses were counted of ${model.answered} answers`] : []),
    ...(stored.measuredSections() > 0 ? ['what was measured is stored after the builds'] : []),
    ...(repaired.length === 0 ? ['no section was repaired, so this run shows nothing of it'] : []),
    ...Object.keys(killed)
      .filter((stage) => killed[stage] === 0)
      .map((stage) => `no kill hit the stage "${stage}"`),
  ]
}

function report(audit: BuildAudit): void {
  const line = {
    machine,
    check: 'kill_designs',
    builds: plans.length,
    kills: Object.values(killed).reduce((sum, count) => sum + count, 0),
    killed,
    ...audit,
    questions: model.questions,
    faults,
    seconds: Math.round((performance.now() - started) / 1_000),
    seed,
  }
  console.log(JSON.stringify(line))
}
