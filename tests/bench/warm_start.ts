import { type Figure, median } from '#tests/bench/figure'
import { startProduct } from '#tests/helpers/product'

/** `npm start`, everything installed and built, until `/health` answers 200; median of 5. */
export async function warmStart(): Promise<Figure> {
  const first = await startProduct({ command: ['npm', 'start'] })
  await first.stop()
  const seconds: number[] = []
  for (let run = 0; run < 5; run++) {
    const began = performance.now()
    const product = await startProduct({ command: ['npm', 'start'], like: first })
    seconds.push((performance.now() - began) / 1000)
    await product.stop()
  }
  const measured = Number(median(seconds).toFixed(2))
  return { name: 'warm npm start', unit: 's', measured, bound: 3 }
}
