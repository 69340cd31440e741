import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { load, type Loaded } from '#tests/bench/load'
import {
  type PageServer,
  type PublishedPage,
  startBareNode,
  startCaddy,
  startNginx,
} from '#tests/bench/page_servers'
import { processorTime } from '#tests/bench/processor_time'
import { Account } from '#tests/helpers/account'
import { BROWSERS } from '#tests/helpers/browsers'
import { startProduct } from '#tests/helpers/product'
import { startSiteHost } from '#tests/helpers/site_process'

/**
 * The processor time and the delay of a visit of one published page, served by the process of
 * `node ace sites:serve`, by nginx, by Caddy, and by Node without any code of ours. Each gets the same
 * requests of a browser, at a fixed rate and as fast as it answers. Writes `docs/evidence/site_host.json`
 * if it ran for ten seconds or more.
 *
 *     node --import=@poppinss/ts-exec tests/bench/web_servers.ts
 *
 * `SECONDS` is the duration of each measurement, 10 by default. Exits with 1 if a bound is exceeded.
 */
const SECONDS = Number(process.env.SECONDS ?? 10)
const LONG = 10
const WARM_UP = 4
const RATE = 2_000
const CONNECTIONS = 32
const VISITORS = 1_000
const WRITTEN_BY_NODE = ['date', 'connection', 'keep-alive']
const BOUNDS = { cpu: 25, p99: 10 }

interface Measured extends Loaded {
  /** Microseconds of processor time for a request. */
  cpu: number
}

interface Row {
  name: string
  atRate: Measured
  atMost: Measured
}

/** Other work on the machine makes the delays longer, so it is part of the record. */
const [busy] = loadavg()
const app = await startProduct({ env: { LOG_LEVEL: 'error' } })
const running: (() => Promise<unknown>)[] = [() => app.stop()]
try {
  const account = await Account.open(app, 'visited@example.com')
  const { host } = new URL(await account.publish(await account.build()))
  const sites = await startSiteHost(app, { LOG_LEVEL: 'error' })
  running.unshift(() => sites.stop())
  const page = await publishedPage(sites.port, host)

  const rows = [
    await measure('ours', sites, host, BROWSERS.computer),
    await measure('ours, a robot', sites, host, BROWSERS.robot),
  ]
  const others: [string, () => Promise<PageServer | null>][] = [
    ['bare node', () => startBareNode(page)],
    ['nginx', () => startNginx(page)],
    ['caddy', () => startCaddy(page)],
  ]
  for (const [name, start] of others) {
    const server = await start()
    if (!server) {
      console.log(`${name} is not installed on this machine; it is left out.`)
      continue
    }
    running.unshift(() => server.stop())
    const answer = await ask(server.port, host, 'br')
    if (!answer.bytes.equals(page.br)) throw new Error(`${name} does not send the same page.`)
    rows.push(await measure(name, server, host, BROWSERS.computer))
  }
  report(rows, page)
} finally {
  for (const stop of running) await stop()
}

async function measure(
  name: string,
  server: Pick<PageServer, 'pid' | 'port'>,
  host: string,
  userAgent: string
): Promise<Row> {
  const base = { port: server.port, requests: requests(host, userAgent), connections: CONNECTIONS }
  const timed = async (rate?: number): Promise<Measured> => {
    const before = processorTime(server.pid)
    const loaded = await load({ ...base, seconds: SECONDS, rate })
    const spent = processorTime(server.pid) - before
    return { cpu: Number(((spent * 1_000) / loaded.answered).toFixed(1)), ...loaded }
  }
  console.log(`Measuring ${name}.`)
  await load({ ...base, seconds: WARM_UP })
  return { name, atRate: await timed(RATE), atMost: await timed() }
}

/** The requests of several visitors, with the headers of a browser behind a proxy. */
function requests(host: string, userAgent: string): string[] {
  return Array.from({ length: VISITORS }, (_, at) =>
    [
      'GET / HTTP/1.1',
      `host: ${host}`,
      'connection: keep-alive',
      `user-agent: ${userAgent}`,
      'accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
      'accept-encoding: gzip, deflate, br, zstd',
      'accept-language: en-GB,en;q=0.9,de;q=0.8',
      'referer: https://www.example.com/search?q=bread',
      'sec-fetch-dest: document',
      'sec-fetch-mode: navigate',
      'sec-fetch-site: cross-site',
      'upgrade-insecure-requests: 1',
      `x-forwarded-for: 198.51.${Math.floor(at / 250)}.${at % 250}`,
      '\r\n',
    ].join('\r\n')
  )
}

async function publishedPage(port: number, host: string): Promise<PublishedPage> {
  const [identity, gzip, br] = await Promise.all([
    ask(port, host, 'identity'),
    ask(port, host, 'gzip'),
    ask(port, host, 'br'),
  ])
  const headers = Object.fromEntries(
    Object.entries(br.headers).filter(([name]) => !WRITTEN_BY_NODE.includes(name))
  )
  return { identity: identity.bytes, gzip: gzip.bytes, br: br.bytes, headers }
}

function ask(
  port: number,
  host: string,
  encoding: string
): Promise<{ bytes: Buffer; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': encoding }
    request({ host: '127.0.0.1', port, path: '/', headers, agent: false }, async (res) => {
      const bytes = Buffer.concat(await res.toArray())
      resolve({ bytes, headers: res.headers as Record<string, string> })
    })
      .once('error', reject)
      .end()
  })
}

function report(rows: Row[], page: PublishedPage): void {
  const ours = rows[0]
  console.table(
    Object.fromEntries(
      rows.map(({ name, atRate, atMost }) => [
        name,
        {
          'µs CPU': atRate.cpu,
          'ours / it': ratio(ours.atRate.cpu, atRate.cpu),
          'p50 ms': atRate.p50,
          'p99 ms': atRate.p99,
          'at most, per s': atMost.perSecond,
          'µs CPU at most': atMost.cpu,
          'ours / it at most': ratio(ours.atMost.cpu, atMost.cpu),
          'p99 ms at most': atMost.p99,
        },
      ])
    )
  )
  const bare = rows.find(({ name }) => name === 'bare node')!
  const ownShare = {
    atRate: Number((ours.atRate.cpu - bare.atRate.cpu).toFixed(1)),
    atMost: Number((ours.atMost.cpu - bare.atMost.cpu).toFixed(1)),
  }
  console.log(
    `Ours without Node's own share: ${ownShare.atRate} µs, at most speed ${ownShare.atMost} µs.`
  )
  const { cpu, p99 } = ours.atRate
  console.log(`Bounds: ${cpu} of ${BOUNDS.cpu} µs CPU, p99 ${p99} of ${BOUNDS.p99} ms.`)
  process.exitCode = cpu <= BOUNDS.cpu && p99 <= BOUNDS.p99 ? 0 : 1

  if (SECONDS < LONG) return
  mkdirSync('docs/evidence', { recursive: true })
  const machine = `${cpus().length} × ${cpus()[0].model.trim()}, Node ${process.version}`
  const sizes = { identity: page.identity.length, gzip: page.gzip.length, br: page.br.length }
  const settings = { seconds: SECONDS, rate: RATE, connections: CONNECTIONS, visitors: VISITORS }
  const found = { machine, loadBefore: busy, settings, page: sizes, bounds: BOUNDS, ownShare, rows }
  writeFileSync('docs/evidence/site_host.json', `${JSON.stringify(found, null, 2)}\n`)
}

function ratio(a: number, b: number): string {
  return `${(a / b).toFixed(2)} ×`
}
