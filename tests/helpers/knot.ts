import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eventually } from '#tests/helpers/eventually'
import { freePort } from '#tests/helpers/product'

/** Whether this machine has the name server Knot; the product does not need it. */
export const hasKnot = ['knotd', 'knotc'].every((name) => spawnSync(name, ['-V']).status === 0)

export interface Knot {
  /** Its address, such as 127.0.0.1:5353. */
  address: string
  /** Replaces the records of the domain; each is a line of a zone file, such as `www A 192.0.2.1`. */
  publish(records: string[]): Promise<void>
  stop(): Promise<void>
}

/** Runs Knot on a loopback port as the name server of one domain, as a provider does. */
export async function startKnot(domain: string): Promise<Knot> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-knot-'))
  const port = await freePort()
  const config = join(folder, 'knot.conf')
  const zone = join(folder, 'zone')
  let serial = 0
  const write = (records: string[]) => {
    serial += 1
    const head = [
      `$ORIGIN ${domain}.`,
      '$TTL 60',
      `@ SOA ns admin ${serial} 60 60 600 60`,
      '@ NS ns',
      'ns A 127.0.0.1',
    ]
    writeFileSync(zone, `${[...head, ...records].join('\n')}\n`)
  }
  write([])
  writeFileSync(
    config,
    `server:
  rundir: ${folder}
  listen: 127.0.0.1@${port}
control:
  listen: ${folder}/knot.sock
database:
  storage: ${folder}
log:
  - target: stderr
    any: warning
zone:
  - domain: ${domain}
    file: ${zone}
    journal-content: none
`
  )
  const child = spawn('knotd', ['-c', config])
  let output = ''
  child.stderr.on('data', (chunk) => (output += chunk))
  const control = (...words: string[]) =>
    promisify(execFile)('knotc', ['-b', '-s', join(folder, 'knot.sock'), ...words])
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(`Knot did not start:\n${output}`)
      return control('zone-read', domain).then(
        () => true,
        () => false
      )
    })
  } catch (error) {
    await stop()
    throw error
  }
  return {
    address: `127.0.0.1:${port}`,
    async publish(records) {
      write(records)
      await control('zone-reload', domain)
    },
    stop,
  }
}
