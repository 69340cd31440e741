import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The product as a user runs it: in a separate process, with its own data folder and port. */
export interface Product {
  /** The app's address, such as http://localhost:4123, or its APP_URL. */
  url: string
  port: number
  dataDir: string
  pid: number
  /** Its output so far. */
  output(): string
  /** Asks it to stop, as Ctrl+C does, and waits. */
  stop(): Promise<number | null>
  /** Kills it without warning, like a power failure. */
  kill(): Promise<void>
}

export interface ProductOptions {
  /** The command; by default that of `npm start`. */
  command?: string[]
  env?: Record<string, string>
  /** The folder of the project; by default the current one. */
  root?: string
  /** The data folder and port of an earlier product, to start it again. */
  like?: Pick<Product, 'dataDir' | 'port'>
}

/** Resolves when `/health` answers 200. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const port = options.like?.port ?? (await freePort())
  const dataDir = options.like?.dataDir ?? mkdtempSync(join(tmpdir(), 'sitewright-product-'))
  const [program, ...rest] = options.command ?? [process.execPath, 'bin/start.mjs']
  const inherited = { ...process.env }
  delete inherited.APP_URL
  const child = spawn(program, rest, {
    cwd: options.root ?? root,
    env: {
      ...inherited,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      // Tests must not call a paid model.
      OPENAI_API_KEY: '',
      OPENAI_BASE_URL: '',
      // Nor search outside: nothing listens there.
      OPENVERSE_URL: 'http://127.0.0.1:1',
      PEXELS_API_KEY: '',
      ...options.env,
    },
    // A separate process group, so that a kill also reaches its child processes.
    detached: true,
  })
  let output = ''
  child.stdout!.on('data', (chunk) => (output += chunk))
  child.stderr!.on('data', (chunk) => (output += chunk))

  const product: Product = {
    url: options.env?.APP_URL ?? `http://localhost:${port}`,
    port,
    dataDir,
    pid: child.pid!,
    output: () => output,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => void (await end(child, 'SIGKILL')),
  }
  await untilHealthy(product, child)
  return product
}

/** Runs the product in a situation in which it must not start. */
export async function failToStart(env: Record<string, string>) {
  const child = spawn(process.execPath, ['bin/start.mjs'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    detached: true,
  })
  let output = ''
  child.stdout!.on('data', (chunk) => (output += chunk))
  child.stderr!.on('data', (chunk) => (output += chunk))
  const giveUp = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), 60_000)
  const [code] = await once(child, 'exit')
  clearTimeout(giveUp)
  return { code: code as number | null, output }
}

/** Fetches from a host of the product, as curl would: Node does not resolve *.localhost. */
export function fetchHost(
  product: Pick<Product, 'port'>,
  address: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {}
): Promise<{ status: number; headers: Record<string, any>; body: string }> {
  const url = new URL(address)
  return new Promise((resolve, reject) => {
    const req = request(
      {
        host: '127.0.0.1',
        port: product.port,
        path: url.pathname + url.search,
        method: options.method ?? 'GET',
        headers: { ...options.headers, host: url.host },
        timeout: 10_000,
      },
      (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk) => chunks.push(chunk))
        res.on('end', () =>
          resolve({
            status: res.statusCode!,
            headers: res.headers,
            body: Buffer.concat(chunks).toString(),
          })
        )
      }
    )
    req.on('error', reject)
    req.end(options.body)
  })
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function untilHealthy(product: Product, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await pause(50)) {
    if (child.exitCode !== null) break
    const health = await fetchHost(product, `${product.url}/health`).catch(() => null)
    if (health?.status === 200) return
  }
  await product.kill()
  throw new Error(`The product did not start:\n${product.output()}`)
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exited = once(child, 'exit')
  process.kill(-child.pid!, signal)
  await exited
  await untilGone(child.pid!)
  return child.exitCode
}

/** npm exits before its server, which completes the requests in progress. */
async function untilGone(group: number): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(20)) {
    try {
      process.kill(-group, 0)
    } catch {
      return
    }
  }
}
