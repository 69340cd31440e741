// Runs on the Node that the machine has, before anything is installed: no imports but Node's own.
import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

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
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund']
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

/** Builds the front end when a source is newer than the last build. */
export function buildFrontEnd() {
  const manifest = join(root, 'public', 'assets', '.vite', 'manifest.json')
  const sources = [
    'resources',
    'contract',
    'editor-engine/src',
    'site-designer/src/fonts',
    'vite.config.ts',
    'package-lock.json',
  ]
  const built = existsSync(manifest) ? statSync(manifest).mtimeMs : 0
  if (sources.every((source) => newest(join(root, source)) <= built)) return
  console.log('Building the front end.')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const arguments_ = [vite, 'build', '--logLevel', 'warn']
  const { status } = spawnSync(node, arguments_, { cwd: root, stdio: 'inherit' })
  if (status !== 0) giveUp('The front end could not be built. The lines above say why.')
}

function newest(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/** Of this process, with the project's own commands first on the path. */
export function environment(more = {}) {
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`
  return { ...process.env, ...more, PATH: path }
}

/** Runs the project's Node in the foreground and ends as it ends. */
export function become(arguments_, env = {}) {
  const child = spawn(node, arguments_, {
    cwd: root,
    stdio: 'inherit',
    env: environment(env),
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
