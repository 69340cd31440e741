import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '#tests/helpers/eventually'

/** Whether this machine has Caddy; the product does not need it. */
export const hasCaddy = spawnSync('caddy', ['version']).status === 0

export interface Caddy {
  /** Fetches over TLS from any host name, as if DNS led to this Caddy; only its own root is trusted. */
  fetch(address: string, options?: { host?: string }): Promise<{ status: number; body: string }>
  output(): string
  stop(): Promise<void>
}

interface Ports {
  http: number
  https: number
  /** Of the process behind it. */
  product: number
}

/** Runs Caddy with the file of the README, on loopback ports and with certificates of its own. */
export async function startCaddy(ports: Ports): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-caddy-'))
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, onLoopback(caddyfileOfReadme(), ports))
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  let output = ''
  child.stderr.on('data', (chunk) => (output += chunk))
  const root = join(folder, 'caddy/pki/authorities/local/root.crt')
  await eventually(() => {
    if (child.exitCode !== null) throw new Error(`Caddy did not start:\n${output}`)
    return existsSync(root) && output.includes('serving initial configuration')
  })
  const ca = readFileSync(root)

  return {
    output: () => output,
    fetch(address, { host } = {}) {
      const url = new URL(address)
      return new Promise((resolve, reject) => {
        const options = {
          host: '127.0.0.1',
          port: ports.https,
          path: url.pathname,
          servername: url.hostname,
          headers: { host: host ?? url.host },
          ca,
          agent: false as const,
          timeout: 10_000,
        }
        request(options, (res) => {
          let body = ''
          res.on('data', (chunk) => (body += chunk))
          res.on('end', () => resolve({ status: res.statusCode!, body }))
        })
          .on('error', reject)
          .end()
      })
    },
    async stop() {
      if (child.exitCode === null) {
        child.kill()
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function caddyfileOfReadme(): string {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  return /```\n(\{\n\ton_demand_tls [^`]*)```/.exec(readme)![1]
}

function onLoopback(caddyfile: string, { http, https, product }: Ports): string {
  const globals = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    'default_bind 127.0.0.1',
    `http_port ${http}`,
    `https_port ${https}`,
  ]
  return caddyfile
    .replace('{\n', `{\n${globals.map((line) => `\t${line}\n`).join('')}`)
    .replaceAll('127.0.0.1:3333', `127.0.0.1:${product}`)
}
