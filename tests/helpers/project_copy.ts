import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Not needed for a start, or created by it. */
const LEFT_OUT =
  /^(?:\.git|\.env|build|compiled|docs|node_modules|site-designer-lab|storage|tests)$/
const OWN_PACKAGES = ['editor-engine', 'site-designer']

/** A copy of the project in a separate folder, which a test can change, with the installed packages. */
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
