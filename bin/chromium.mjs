import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { root } from './sources.mjs'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The browser that the journeys drive: CHROMIUM_PATH, an installed one, Debian's package where we
 * may install it, playwright's own. Undefined when none is to be had; the journeys then fail and
 * say so.
 */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return installed() ?? fromDebian() ?? fromPlaywright()
}

function installed() {
  return INSTALLED.find(existsSync)
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log("Installing Debian's Chromium for the browser journeys.")
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
  return installed()
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
