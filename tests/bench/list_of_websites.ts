import { Agent, request } from 'node:http'
import { Account } from '#tests/helpers/account'
import { type Figure, median } from '#tests/bench/figure'
import { processorTime } from '#tests/bench/processor_time'
import { type Product, startProduct } from '#tests/helpers/product'

const CALLS = 1_000
const AT_ONCE = 8
const RUNS = 3

/**
 * The processor time that the list of three built websites costs the server. Other work on the machine
 * distorts it less than waiting time. The cheapest call of a signed-in person is measured for
 * comparison.
 */
export async function listOfWebsites(): Promise<Figure[]> {
  const product = await startProduct({ env: { RATE_LIMITS: 'off' } })
  try {
    const account = await Account.open(product, 'list@example.com')
    account.subscribe('basic')
    for (let website = 0; website < 3; website++) await account.build()
    const list: number[] = []
    const person: number[] = []
    for (let run = 0; run <= RUNS; run++) {
      const costs = [
        await costOf(product, account, '/api/spa/websites/'),
        await costOf(product, account, '/api/users/me/'),
      ]
      // The first run is for warming up.
      if (run > 0) [list, person].forEach((values, at) => values.push(costs[at]))
    }
    return [
      { name: 'a list of 3 websites', unit: 'ms CPU', measured: rounded(median(list)), bound: 1 },
      {
        name: 'the cheapest call of a person',
        unit: 'ms CPU',
        measured: rounded(median(person)),
        bound: 1,
      },
    ]
  } finally {
    await product.stop()
  }
}

/** Milliseconds of processor time for one call. */
async function costOf(product: Product, account: Account, path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const headers = {
    host: `localhost:${product.port}`,
    authorization: `Bearer ${account.tokens.access}`,
  }
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const options = { agent, host: '127.0.0.1', port: product.port, path, headers }
      request(options, (res) => {
        if (res.statusCode !== 200) reject(new Error(`${path} answered ${res.statusCode}.`))
        res.resume().once('end', resolve)
      })
        .once('error', reject)
        .end()
    })
  const before = processorTime(product.pid)
  const caller = async () => {
    for (let call = 0; call < CALLS / AT_ONCE; call++) await ask()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, caller))
  agent.destroy()
  return (processorTime(product.pid) - before) / CALLS
}

function rounded(value: number): number {
  return Number(value.toFixed(2))
}
