import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { findChromium } from './chromium.mjs'
import { become, buildFrontEnd, environment, install, node } from './prepare.mjs'
import { root } from './sources.mjs'

install()
buildFrontEnd()
const runner = ['--import=@poppinss/ts-exec', 'bin/test.ts']
const browser = { CHROMIUM_PATH: findChromium() ?? '' }
const asked = process.argv.slice(2)
/** Whoever stops the run stops all of it. */
let isCalledOff = false

if (asked.length > 0) become([...runner, ...asked], browser)
else process.exitCode = await everySuite()

/**
 * The journeys wait for a browser most of the time, so they run in two lanes beside the other suites.
 * The ledger comes last: it weighs what all saw.
 */
async function everySuite() {
  const journeys = readdirSync(`${root}/tests/journeys`, { recursive: true }).filter((name) =>
    name.endsWith('.spec.ts')
  )
  const halves = [0, 1].map((half) => journeys.filter((_, at) => at % 2 === half))
  const files = (names) => names.map((name) => `--files=tests/journeys/${name}`)

  const ended = await Promise.all([
    lane(['unit', 'engine', 'designer', 'functional', 'architecture'], {
      isLive: true,
      forgets: true,
    }),
    ...halves.map((half) => lane(['journeys', ...files(half)])),
  ])
  if (!isCalledOff) ended.push(await lane(['ledger']))

  const sum = (of) => ended.reduce((total, result) => total + result[of], 0)
  const tail = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${tail}`)
  return ended.every(({ code }) => code === 0) && sum('failed') === 0 ? 0 : 1
}

/** One process of its own; what it says is shown as it comes, or whole when it has ended. */
function lane(suites, { isLive = false, forgets = false } = {}) {
  const child = spawn(node, [...runner, ...suites], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment({ ...browser, ...(forgets ? {} : { KEEP_EVIDENCE: '1' }) }),
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
      if (isLive) process.stdout.write(text)
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      isCalledOff = true
      child.kill(signal)
    })
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (!isLive) process.stdout.write(said)
      resolve({ code: code ?? 1, ...countIn(said) })
    })
  })
}

/** From the closing line; a lane that ended without one has failed. */
function countIn(said) {
  const line = [...said.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)].at(-1)
  if (!line) return { passed: 0, failed: 1, skipped: 0 }
  const [passed, failed, skipped = 0] = line.slice(1).map((count) => Number(count ?? 0))
  return { passed, failed, skipped }
}
