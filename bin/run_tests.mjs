import { spawn } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { become, buildFrontEnd, environment, install, node } from './prepare.mjs'
import { root } from './sources.mjs'
import { STEADY } from './start_compiled.mjs'

install()
buildFrontEnd()
const runner = [...STEADY, '--import=@poppinss/ts-exec', 'bin/test.ts']
// The suites keep all processors busy, and nobody should wait for threads that step back.
const setting = { CHROMIUM_PATH: findChromium() ?? '', LOW_PRIORITY_WORK: 'off' }
const asked = process.argv.slice(2)
const BESIDE_JOURNEYS = [['unit', 'engine', 'designer', 'architecture'], ['functional']]
/** The share of their full number that random tests run here; CI runs them in full. */
const PROPERTY_RUNS = process.env.PROPERTY_RUNS ?? '0.2'
/** The number of files; if more have failed, it is not by chance. */
const MOST_UNSTEADY = 4
// Of a lane's output this many characters are kept: its end, where the summary is.
const KEPT = 8_000_000
/** Stopping the run stops all its processes. */
let isCalledOff = false

if (asked.length > 0) become([...runner, ...asked], setting)
else process.exitCode = await everySuite()

/**
 * The journeys mostly wait for a browser, so they run in two parallel lanes beside two of the other suites. A
 * file with a failed test is run once more when nothing else runs: a test that passes then is listed as
 * unsteady, and counts as passed. The ledger runs last, because it evaluates the evidence of all
 * suites.
 */
async function everySuite() {
  const ended = await Promise.all([
    ...BESIDE_JOURNEYS.map((suites, at) => lane(suites, { isLive: at === 0, forgets: at === 0 })),
    ...halvesOfJourneys().map((files) => lane(['journeys', ...files])),
  ])
  const results = isCalledOff ? ended : await settled(await wholeAgain(ended))
  if (!isCalledOff) results.push(await lane(['ledger']))

  const sum = (of) => results.reduce((total, result) => total + result[of], 0)
  const tail = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${tail}`)
  return results.every(({ code }) => code === 0) && sum('failed') === 0 ? 0 : 1
}

/**
 * The results, after a second run of a lane whose process was ended by a signal, as Node's own faults do.
 * More than one such lane is not by chance.
 */
async function wholeAgain(ended) {
  const [cut, ...others] = ended.filter(({ isCut, signal }) => isCut && signal)
  if (!cut || others.length > 0) return ended
  console.log(`\nEnded by ${cut.signal}, and once more: ${cut.suites.join(' ')}`)
  const again = await lane(cut.suites)
  return ended.map((result) => (result === cut ? again : result))
}

/** The results, after the second run of the files with failed tests. */
async function settled(ended) {
  const files = ended.flatMap(({ failing }) => failing)
  if (files.length === 0 || files.length > MOST_UNSTEADY) return ended
  console.log(`\nOnce more, alone: ${files.join(', ')}`)
  const suites = [...BESIDE_JOURNEYS.flat(), 'journeys']
  const { code } = await lane([...suites, ...files.map((file) => `--files=${file}`)])
  if (code !== 0) return ended
  console.log(
    `\nUnsteady, since they failed beside the others and passed alone: ${files.join(', ')}`
  )
  return ended.map((result) =>
    // A lane that failed without naming a file has failed for another reason.
    result.failing.length === 0
      ? result
      : { ...result, code: 0, passed: result.passed + result.failed, failed: 0 }
  )
}

/** The files of the journeys in two parts with about the same duration, longest first. */
function halvesOfJourneys() {
  const halves = [0, 1].map(() => ({ files: [], bytes: 0 }))
  const folder = join('tests', 'journeys')
  const journeys = readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => join(folder, name))
    .map((file) => ({ file, bytes: statSync(join(root, file)).size }))
    .sort((one, other) => other.bytes - one.bytes)
  for (const { file, bytes } of journeys) {
    const [shorter] = halves.toSorted((one, other) => one.bytes - other.bytes)
    shorter.files.push(`--files=${file}`)
    shorter.bytes += bytes
  }
  return halves.map(({ files }) => files)
}

/** Runs one process; its output is shown at once, or as a whole when it has ended. */
function lane(suites, { isLive = false, forgets = false } = {}) {
  const child = spawn(node, [...runner, ...suites], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment({ ...setting, PROPERTY_RUNS, ...(forgets ? {} : { KEEP_EVIDENCE: '1' }) }),
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-KEPT)
      if (isLive) process.stdout.write(text)
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      isCalledOff = true
      child.kill(signal)
    })
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      if (!isLive) process.stdout.write(said)
      resolve({ suites, signal, code: code ?? 1, ...countIn(said) })
    })
  })
}

/** Reads the summary lines; a lane without a summary has failed. */
function countIn(said) {
  const line = [...said.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)].at(-1)
  if (!line) return { passed: 0, failed: 1, skipped: 0, failing: [], isCut: true }
  const [passed, failed, skipped = 0] = line.slice(1).map((count) => Number(count ?? 0))
  const failing = [...said.matchAll(/^failed in (\S+)$/gm)].map(([, file]) => file)
  return { passed, failed, skipped, failing }
}
