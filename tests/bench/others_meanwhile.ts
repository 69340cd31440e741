import { setTimeout as pause } from 'node:timers/promises'
import { Account } from '#tests/helpers/account'
import { type Figure, percentile } from '#tests/bench/figure'
import { HostileClients } from '#tests/bench/hostile_clients'
import { fetchHost, startProduct } from '#tests/helpers/product'

const HOSTILE_REQUESTS = 30
/** Between two requests, in milliseconds. */
const INTERVAL = 10

/**
 * How long other people wait while 30 hostile texts and pages are processed at once: `/health` and a
 * published page are requested every 10 ms until the last one is answered. A separate process of lower
 * priority sends them, so that the work of sending 40 MB is not measured too.
 */
export async function othersMeanwhile(): Promise<Figure[]> {
  const product = await startProduct({ env: { RATE_LIMITS: 'off' } })
  try {
    const baker = await Account.open(product, 'baker@example.com')
    const address = await baker.publish(await baker.build())
    const writer = await Account.open(product, 'writer@example.com')
    const id = await writer.build()
    const clients = await HostileClients.start({
      port: product.port,
      bearer: writer.tokens.access,
      id,
    })
    // Lets the threads load their modules before the measurement.
    await clients.send(3)

    let isOver = false
    const work = clients.send(HOSTILE_REQUESTS).finally(() => (isOver = true))
    const [health, page]: number[][] = [[], []]
    const request = async (url: string, times: number[]) => {
      const began = performance.now()
      const { status } = await fetchHost(product, url)
      if (status !== 200) throw new Error(`${url} answered ${status}.`)
      times.push(performance.now() - began)
    }
    while (!isOver) {
      await request(`${product.url}/health`, health)
      await request(address, page)
      await pause(INTERVAL)
    }
    await work
    clients.stop()
    return [
      figure(`/health while ${HOSTILE_REQUESTS} hostile texts and pages are at work: p99`, health),
      figure('a published page meanwhile: p99', page),
    ]
  } finally {
    await product.stop()
  }
}

function figure(name: string, times: number[]): Figure {
  return { name, unit: 'ms', measured: Math.round(percentile(99, times)), bound: 100 }
}
