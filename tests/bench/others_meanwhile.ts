import { setTimeout as pause } from 'node:timers/promises'
import { Account } from '#tests/helpers/account'
import { type Figure, percentile } from '#tests/bench/figure'
import { Crowd } from '#tests/bench/hostile_crowd'
import { fetchHost, startProduct } from '#tests/helpers/product'

const AT_WORK = 30
/** Between two looks, in milliseconds. */
const EVERY = 10

/**
 * How long everybody else waits while texts and pages that were written to take long are at work, 30
 * at once: `/health` and a published page, asked every 10 ms until the last of them is answered. They
 * are sent by a process of its own and of lower priority, since what writes 40 MB on the same machine
 * would otherwise be measured too.
 */
export async function othersMeanwhile(): Promise<Figure[]> {
  const product = await startProduct({ env: { RATE_LIMITS: 'off' } })
  try {
    const baker = await Account.open(product, 'baker@example.com')
    const address = await baker.publish(await baker.build())
    const writer = await Account.open(product, 'writer@example.com')
    const id = await writer.build()
    const crowd = await Crowd.gather({ port: product.port, bearer: writer.tokens.access, id })
    // The threads read their files before the first of their work.
    await crowd.send(3)

    let isOver = false
    const work = crowd.send(AT_WORK).finally(() => (isOver = true))
    const [health, page]: number[][] = [[], []]
    const look = async (url: string, times: number[]) => {
      const began = performance.now()
      const { status } = await fetchHost(product, url)
      if (status !== 200) throw new Error(`${url} answered ${status}.`)
      times.push(performance.now() - began)
    }
    while (!isOver) {
      await look(`${product.url}/health`, health)
      await look(address, page)
      await pause(EVERY)
    }
    await work
    crowd.disperse()
    return [
      figure(`/health while ${AT_WORK} hostile texts and pages are at work: p99`, health),
      figure('a published page meanwhile: p99', page),
    ]
  } finally {
    await product.stop()
  }
}

function figure(name: string, times: number[]): Figure {
  return { name, unit: 'ms', measured: Math.round(percentile(99, times)), bound: 100 }
}
