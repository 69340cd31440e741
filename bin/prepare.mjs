// Runs on the machine's own Node, before anything is installed: it imports only Node's modules.
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

/** The project's own Node, installed as an npm package. */
export const node = join(root, 'node_modules', '.bin', 'node')

/** Ends the process with one sentence that says what is wrong and what to do. */
export function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Installs the packages if the lock file has changed since the last installation. */
export function install() {
  const stamp = join(root, 'node_modules', '.sitewright-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing what is missing. This takes about a minute the first time.')
  // With NODE_ENV=production npm would omit the packages that build the front end.
  const quiet = ['--include=dev', '--loglevel=error', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', ['ci', ...quiet], { cwd: root, stdio: 'inherit' })
  if (status !== 0) giveUp('"npm ci" did not finish. Check the network, then try again.')
  writeFileSync(stamp, lock)
}

/** Creates `.env` with a secret key; existing keys are kept. */
export function makeSecrets() {
  const env = join(root, '.env')
  if (existsSync(env) || process.env.APP_KEY) return
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  writeFileSync(env, example.replace('APP_KEY=', `APP_KEY=${randomBytes(32).toString('hex')}`), {
    mode: 0o600,
  })
}

/** Builds the front end if its sources have changed since the last build. */
export function buildFrontEnd() {
  const stamp = join(root, 'public', 'assets', '.sources')
  const sources = fingerprint(FRONT_END)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  console.log('Building the front end.')
  // Vite empties the folder first, so the stamp exists only after a complete build.
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const arguments_ = [vite, 'build', '--logLevel', 'warn']
  const { status } = spawnSync(node, arguments_, { cwd: root, stdio: 'inherit' })
  if (status !== 0) giveUp('The front end could not be built. The lines above say why.')
  writeFileSync(stamp, sources)
}

/** The number of compiled servers to keep: a running one may load another module later. */
const KEPT = 3

/**
 * The folder of the server that is compiled from the current sources. It is named after their
 * fingerprint, and gets this name when it is complete. Its existence is the only check, so neither an
 * old nor an incomplete server is ever used.
 */
export function compiledServer() {
  const compiled = join(root, 'compiled')
  const name = fingerprint(SERVER)
  const server = join(compiled, name)
  if (!existsSync(server)) {
    const half = compile(`${server}.${process.pid}`)
    // If a source was changed meanwhile, the result may contain either version.
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

/** Another start may have created the same folder first; then that one is used. */
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
    // The folder belongs to another user or is read-only, so nothing is deleted here.
  }
}

/** The least recently started servers, and incomplete folders. */
function removeOld(compiled) {
  const used = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const servers = readdirSync(compiled).map((name) => join(compiled, name))
  servers.sort((a, b) => used(b) - used(a))
  for (const server of servers.slice(KEPT)) rmSync(server, { recursive: true, force: true })
}

/** Runs a command in this process's environment, with the project's own commands first in the path. */
export function environment(more = {}) {
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`
  return { ...process.env, ...more, PATH: path }
}

/**
 * Replaces this process with the project's Node. If this Node cannot do that (one older than the
 * project's, before the first installation), runs it as a child process and exits with its code.
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
