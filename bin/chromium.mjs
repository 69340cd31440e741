import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { root } from './sources.mjs'

/**
 * Renders the same pages as the full browser, but without a window: the journeys take half the time.
 */
const SHELL = '/usr/bin/chromium-headless-shell'
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** A machine without access to Debian's packages uses an installed browser. */
const INSTALLING = 120_000

/**
 * The browser for the journeys: CHROMIUM_PATH, Debian's headless shell (installed if permitted),
 * another installed browser, or playwright's own. Undefined if there is none; the journeys then fail
 * with that reason.
 */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (!existsSync(SHELL)) installShell()
  return [SHELL, ...BROWSERS].find(existsSync) ?? fromPlaywright()
}

function installShell() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log("Installing Debian's Chromium for the browser journeys.")
  const quietly = {
    stdio: 'ignore',
    timeout: INSTALLING,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  const patience = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  spawnSync('apt-get', [...patience, 'update'], quietly)
  const packages = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']
  spawnSync('apt-get', [...patience, ...packages], quietly)
}

function fromPlaywright() {
  const playwright = join(root, 'node_modules', '.bin', 'playwright')
  if (spawnSync(playwright, ['install', 'chromium'], { stdio: 'inherit' }).status !== 0)
    return undefined
  const cache = join(homedir(), '.cache', 'ms-playwright')
  const folder = existsSync(cache) && readdirSync(cache).find((name) => /^chromium-\d/.test(name))
  const browser = folder && join(cache, folder, 'chrome-linux', 'chrome')
  return browser && existsSync(browser) ? browser : undefined
}
