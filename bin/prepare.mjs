// Runs on the Node that the machine has, before anything is installed: no imports but Node's own.
import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { FRONT_END, SERVER, fingerprint, root } from './sources.mjs'

/** The Node that the project brings with it, as an npm package. */
export const node = join(root, 'node_modules', '.bin', 'node')

/** Ends the process with one sentence that says what is wrong and what to do. */
export function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Installs when the lock file is not the one that was installed last. */
export function install() {
  const stamp = join(root, 'node_modules', '.sitewright-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing what is missing. This takes about a minute the first time.')
  // With NODE_ENV=production npm would leave out what the front end is built with.
  const quiet = ['--include=dev', '--loglevel=error', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', ['ci', ...quiet], { cwd: root, stdio: 'inherit' })
  if (status !== 0) giveUp('"npm ci" did not finish. Check the network, then try again.')
  writeFileSync(stamp, lock)
}

/** Makes `.env` with a key of its own; keys that were there stay. */
export function makeSecrets() {
  const env = join(root, '.env')
  if (existsSync(env) || process.env.APP_KEY) return
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  writeFileSync(env, example.replace('APP_KEY=', `APP_KEY=${randomBytes(32).toString('hex')}`), {
    mode: 0o600,
  })
}

/** Builds the front end when its sources are not those of the last build. */
export function buildFrontEnd() {
  const stamp = join(root, 'public', 'assets', '.sources')
  const sources = fingerprint(FRONT_END)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  console.log('Building the front end.')
  // Vite empties the folder first, so the stamp is there only after a build that came to its end.
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const arguments_ = [vite, 'build', '--logLevel', 'warn']
  const { status } = spawnSync(node, arguments_, { cwd: root, stdio: 'inherit' })
  if (status !== 0) giveUp('The front end could not be built. The lines above say why.')
  writeFileSync(stamp, sources)
}

/** How many compiled servers are kept: one that still runs may load another part of itself later. */
const KEPT = 3

/**
 * The folder of the server that is compiled from the sources as they are now. It is named after their
 * fingerprint, and gets this name when it is complete. There is no other sign to go by, so neither an
 * old server nor half a one is ever taken for it.
 */
export function compiledServer() {
  const compiled = join(root, 'compiled')
  const name = fingerprint(SERVER)
  const server = join(compiled, name)
  if (!existsSync(server)) {
    const half = compile(`${server}.${process.pid}`)
    // A source that was changed meanwhile may be in there as it was or as it is.
    if (fingerprint(SERVER) !== name) return compiledServer()
    moveTo(server, half)
    removeOld(compiled)
  }
  noteUse(server)
  return server
}

function compile(folder) {
  console.log('Compiling the server.')
  const script = join(root, 'bin', 'compile.mjs')
  const { status } = spawnSync(node, [script, folder], { cwd: root, stdio: 'inherit' })
  if (status !== 0) giveUp('The server could not be compiled. The lines above say why.')
  return folder
}

/** Another start may have come first with the same; then its folder stays. */
function moveTo(server, half) {
  try {
    renameSync(half, server)
  } catch (error) {
    if (!existsSync(server)) throw error
  }
}

function noteUse(server) {
  const now = new Date()
  try {
    utimesSync(server, now, now)
  } catch {
    // It belongs to another user, or to an image that is read only: then nobody clears up here either.
  }
}

/** Those that were started longest ago, and what was left half done. */
function removeOld(compiled) {
  const used = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const servers = readdirSync(compiled).map((name) => join(compiled, name))
  servers.sort((a, b) => used(b) - used(a))
  for (const server of servers.slice(KEPT)) rmSync(server, { recursive: true, force: true })
}

/** Of this process, with the project's own commands first on the path. */
export function environment(more = {}) {
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`
  return { ...process.env, ...more, PATH: path }
}

/**
 * The project's Node in place of this process, or where this Node cannot do that (one older than the
 * project's, before the first install) in the foreground, to end as it ends.
 */
export function become(arguments_, env = {}) {
  if (process.execve) {
    process.chdir(root)
    process.execve(node, [node, ...arguments_], environment(env))
  }
  const child = spawn(node, arguments_, {
    cwd: root,
    stdio: 'inherit',
    env: environment(env),
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
