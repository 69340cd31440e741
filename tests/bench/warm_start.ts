import { setTimeout as pause } from 'node:timers/promises'
import { type Figure, median } from '#tests/bench/figure'
import { memoryOf } from '#tests/helpers/memory'
import { startProduct } from '#tests/helpers/product'

/** In milliseconds; for the work that the server does after its first answer. */
const SETTLED = 1_000

/**
 * `npm start` with everything installed and built: time until `/health` answers 200, and the resident
 * memory at that time, of npm, its shell and the server, and of the server alone. Medians of 5.
 */
export async function warmStart(): Promise<Figure[]> {
  const first = await startProduct({ command: ['npm', 'start'] })
  await first.stop()
  const seconds: number[] = []
  const all: number[] = []
  const server: number[] = []
  for (let run = 0; run < 5; run++) {
    const began = performance.now()
    const product = await startProduct({ command: ['npm', 'start'], like: first })
    seconds.push((performance.now() - began) / 1000)
    await pause(SETTLED)
    const memory = memoryOf(product.pid)
    all.push(memory.reduce((sum, megabytes) => sum + megabytes, 0))
    server.push(memory[0])
    await product.stop()
  }
  return [
    { name: 'warm npm start', unit: 's', measured: Number(median(seconds).toFixed(2)), bound: 3 },
    { name: 'memory of npm start', unit: 'MB', measured: Math.round(median(all)), bound: 250 },
    { name: 'memory of the server', unit: 'MB', measured: Math.round(median(server)), bound: 200 },
  ]
}
