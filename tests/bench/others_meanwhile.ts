import { setTimeout as pause } from 'node:timers/promises'
import { Account } from '#tests/helpers/account'
import { type Figure, percentile } from '#tests/bench/figure'
import { hostileTextList } from '#tests/bench/hostile_texts'
import { type Product, fetchHost, startProduct } from '#tests/helpers/product'

const AT_WORK = 30
const MEGABYTES_2 = 2 * 1024 * 1024 - 4_096
/** Between two looks, in milliseconds. */
const EVERY = 10

/** Pages of nearly 2 MB on which looking over, saving or editing takes long. */
const pieces = [
  '<p class="a b">Some words of a long page.</p>\n',
  '<p style="color:red;background:blue">Red</p>\n',
  '<a href="#a" id=x>x</a>',
  '<img src="a.png" alt="">\n',
  `<p>${'long words '.repeat(400)}</p>\n`,
  '&eacute;&amp;&#x41;',
  '<!-- a -->',
  '<style>.a{color:red}</style>',
]

/**
 * How long everybody else waits while texts and pages that were written to take long are at work, 30
 * at once: `/health` and a published page, asked every 10 ms until the last of them is answered.
 */
export async function othersMeanwhile(): Promise<Figure[]> {
  const product = await startProduct({ env: { RATE_LIMITS: 'off' } })
  try {
    const baker = await Account.open(product, 'baker@example.com')
    const address = await baker.publish(await baker.build())
    const writer = await Account.open(product, 'writer@example.com')
    const id = await writer.build()
    // The threads read their files before the first of their work.
    await atWork(product, writer, id, 2)

    let isOver = false
    const work = atWork(product, writer, id, AT_WORK).finally(() => (isOver = true))
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

/** Written out beforehand: whoever measures must not be at work on them meanwhile. */
const saves = pieces.map((piece) => JSON.stringify({ html_content: hostilePage(piece) }))
const prompts = Object.values(hostileTextList).map((prompt) => JSON.stringify({ prompt }))

/** What is answered does not matter here: a refusal is an answer too. */
async function atWork(product: Product, { tokens }: Account, id: string, count: number) {
  const headers = {
    'authorization': `Bearer ${tokens.access}`,
    'content-type': 'application/json',
  }
  const send = (method: string, path: string, body?: string) =>
    fetch(`http://127.0.0.1:${product.port}/api${path}`, { method, headers, body }).then((answer) =>
      answer.arrayBuffer()
    )
  const jobs = Array.from({ length: count }, async (_, at) => {
    const save = () => send('PUT', `/spa/websites/${id}/update_html/`, saves[at % saves.length])
    switch (at % 3) {
      case 0:
        return save()
      case 1:
        await save()
        return send('GET', `/deployment/deployments/readiness/?website_id=${id}`)
      default:
        return send('POST', '/spa/websites/analyze_prompt/', prompts[at % prompts.length])
    }
  })
  await Promise.all(jobs)
}

function hostilePage(piece: string): string {
  const body = piece.repeat(Math.floor(MEGABYTES_2 / piece.length))
  return `<!doctype html><html lang="en"><head><title>Hostile</title></head><body><h1>H</h1>${body}</body></html>`
}
