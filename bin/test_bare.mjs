// Runs the tests as on a machine with nothing installed: a browser without any font shows no text, so it
// has one, and the language and the time zone differ from those of most machines.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install } from './prepare.mjs'

install()
const { resolve } = createRequire(import.meta.url)
const { default: subsetFont } = await import('subset-font')
const folder = mkdtempSync(join(tmpdir(), 'sitewright-bare-'))
const packed = readFileSync(resolve('@fontsource/lato/files/lato-latin-400-normal.woff2'))
const latin = String.fromCharCode(...Array.from({ length: 0x100 - 0x20 }, (_, at) => at + 0x20))
writeFileSync(join(folder, 'only.ttf'), await subsetFont(packed, latin, { targetFormat: 'sfnt' }))
const fonts = join(folder, 'fonts.conf')
writeFileSync(
  fonts,
  `<?xml version="1.0"?>\n<fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>\n`
)
Object.assign(process.env, {
  FONTCONFIG_FILE: fonts,
  // The day begins fourteen hours before that of UTC; dates, numbers and capitals are written otherwise.
  TZ: 'Pacific/Kiritimati',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
})
await import('./run_tests.mjs')
