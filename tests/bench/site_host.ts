import { Agent, request } from 'node:http'
import { type Figure, median } from '#tests/bench/figure'
import { processorTime } from '#tests/bench/processor_time'
import { Account } from '#tests/helpers/account'
import { BROWSERS } from '#tests/helpers/browsers'
import { type Product, startProduct } from '#tests/helpers/product'

const VISITS = 16_000
const AT_ONCE = 8
const RUNS = 5

/**
 * The processor time that a visit of a published page costs the server, HTTP included; and that of a
 * robot, whose visits are not counted.
 */
export async function siteHostFigures(): Promise<Figure[]> {
  const product = await startProduct()
  try {
    const account = await Account.open(product, 'visited@example.com')
    const { host } = new URL(await account.publish(await account.build()))
    const counted: number[] = []
    const uncounted: number[] = []
    for (let run = 0; run <= RUNS; run++) {
      const costs = [
        await costOf(product, host, BROWSERS.computer),
        await costOf(product, host, BROWSERS.robot),
      ]
      // The first run is for warming up.
      if (run > 0) [counted, uncounted].forEach((values, at) => values.push(costs[at]))
    }
    return [
      figure('a visit of a published site', median(counted), 250),
      figure('the same by a robot, not counted', median(uncounted), 250),
    ]
  } finally {
    await product.stop()
  }
}

/** Microseconds of processor time for one request, the writing of the counts included. */
async function costOf(product: Product, host: string, userAgent: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const visit = (from: string) =>
    new Promise<void>((resolve, reject) => {
      const headers = {
        host,
        'user-agent': userAgent,
        'referer': 'https://www.example.com/search?q=bread',
        'x-forwarded-for': from,
      }
      request({ agent, host: '127.0.0.1', port: product.port, path: '/', headers }, (res) => {
        if (res.statusCode !== 200) reject(new Error(`The site answered ${res.statusCode}.`))
        res.resume().once('end', resolve)
      })
        .once('error', reject)
        .end()
    })
  const before = processorTime(product.pid)
  const visitor = async (_: unknown, lane: number) => {
    for (let at = 0; at < VISITS / AT_ONCE; at++) await visit(`198.51.${lane}.${at % 250}`)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
  agent.destroy()
  return ((processorTime(product.pid) - before) * 1_000) / VISITS
}

function figure(name: string, measured: number, bound: number): Figure {
  return { name, unit: 'µs CPU', measured: Number(measured.toFixed(1)), bound }
}
