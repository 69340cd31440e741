import { makePage } from '../tests/helpers/make_page.ts'
import { measured, reference } from './operations.ts'

/**
 * One operation on one page in a process of its own: warmed up, then measured by turns with the
 * reference, so that both meet the same machine. Prints medians in milliseconds as JSON.
 */
const [name, bytes] = process.argv.slice(2)
const html = makePage(Number(bytes), { seed: 11 })
const SLICES = 5
const SLICE = 70
const WARM_UP = 150

const operation = measured[name].prepare(html)
const other = reference.prepare(html)

async function slice(run: () => unknown, milliseconds: number, times?: number[]): Promise<void> {
  const end = performance.now() + milliseconds
  do {
    // Short operations are timed by the hundred: the clock itself costs as much as they do.
    const batch = times && times.length > 3 && times[times.length - 1] < 0.05 ? 50 : 1
    const start = performance.now()
    for (let i = 0; i < batch; i++) {
      const result = run()
      if (result instanceof Promise) await result
    }
    times?.push((performance.now() - start) / batch)
  } while (performance.now() < end)
}

const times: number[] = []
const otherTimes: number[] = []
await slice(operation, WARM_UP)
await slice(other, WARM_UP)
for (let i = 0; i < SLICES; i++) {
  await slice(operation, SLICE, times)
  await slice(other, SLICE, otherTimes)
}

const median = (list: number[]) => list.sort((a, b) => a - b)[list.length >> 1]
process.stdout.write(JSON.stringify({ time: median(times), reference: median(otherTimes) }))
