import { readFileSync } from 'node:fs'
import { makePage } from '../tests/helpers/make_page.ts'
import { Page, tag } from '../src/index.ts'
import { measured } from './operations.ts'

/**
 * One operation and what it is compared to, on one page, in a process of their own: warmed up, then
 * by turns. Prints the medians of the slices, in milliseconds, as JSON. The page is a number of bytes,
 * for one of our making, or the path of a file.
 *
 * What is counted is the processor time of the main thread: by the clock, a busy machine would charge
 * long operations for what others do on it, and spare short ones. No collection is forced in between:
 * it makes V8 forget compiled code, and parse5 has more of that.
 */
const [name, against, page, pace] = process.argv.slice(2)
const { slices, slice, warmUp } =
  pace === 'short' ? { slices: 5, slice: 50, warmUp: 200 } : { slices: 5, slice: 80, warmUp: 250 }

const plain = /^\d+$/.test(page) ? makePage(Number(page), { seed: 11 }) : readFileSync(page, 'utf8')
const html = measured[name].readsTagged ? tag(plain, { now: 1 }) : plain
const operation = measured[name].prepare(html)
const other = measured[against].prepare(html)

const MICROSECONDS = 1000
const WARM_UP_RUNS = 5

function now(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / MICROSECONDS
}

/** Mean time of one run in a slice: the processor clock ticks too slowly to time single runs. */
async function run(work: () => unknown, milliseconds: number, atLeast = 1): Promise<number> {
  const start = now()
  let spent = 0
  let runs = 0
  let batch = 1
  do {
    for (let i = 0; i < batch; i++) {
      const result = work()
      if (result instanceof Promise) await result
    }
    runs += batch
    spent = now() - start
    if (spent < milliseconds / 20) batch *= 2
  } while (spent < milliseconds || runs < atLeast)
  return spent / runs
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1]

await run(operation, warmUp, WARM_UP_RUNS)
await run(other, warmUp, WARM_UP_RUNS)
const times: number[] = []
const otherTimes: number[] = []
for (let i = 0; i < slices; i++) {
  times.push(await run(operation, slice))
  otherTimes.push(await run(other, slice))
}
const ratio = median(times.map((time, i) => time / otherTimes[i]))
process.stdout.write(
  JSON.stringify({
    time: median(times),
    other: median(otherTimes),
    ratio,
    length: html.length,
    elements: Page.open(html).size,
  })
)
