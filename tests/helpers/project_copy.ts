import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Not needed to start, or made by starting. */
const LEFT_OUT = /^(?:\.git|\.env|build|compiled|docs|node_modules|storage|tests)$/
const OWN_PACKAGES = ['editor-engine', 'site-designer']

/** The project in a folder of its own, to be changed by a test, with what is installed here. */
export function projectCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'sitewright-copy-'))
  for (const name of readdirSync(root)) {
    if (!LEFT_OUT.test(name)) cpSync(join(root, name), join(copy, name), { recursive: true })
  }
  const installed = join(copy, 'node_modules')
  mkdirSync(installed)
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const target = OWN_PACKAGES.includes(name) ? copy : join(root, 'node_modules')
    symlinkSync(join(target, name), join(installed, name))
  }
  return copy
}
