import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

interface Installed {
  /** Its source if it is not the registry; for a link, a folder of this repository. */
  resolved?: string
  link?: boolean
  integrity?: string
  hasInstallScript?: boolean
}

const lock: { packages: Record<string, Installed> } = read('package-lock.json')
const own: { workspaces: string[]; allowScripts: Record<string, boolean> } = read('package.json')

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The packages of others, by folder. */
const installed = Object.entries(lock.packages).filter(([folder]) =>
  /(?:^|\/)node_modules\//.test(folder)
)

test.group('Packages', () => {
  test('are pinned to one exact version each', ({ assert }) => {
    for (const folder of ['.', ...own.workspaces]) {
      const { dependencies, devDependencies } = read(join(folder, 'package.json'))
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        assert.match(String(version), /^\d+\.\d+\.\d+(?:-[\w.]+)?$/, name)
      }
    }
  })

  test('come from the registry and have a hash of their content in the lock file', ({ assert }) => {
    for (const [folder, { link, resolved, integrity }] of installed) {
      if (link) assert.include(own.workspaces, resolved!, folder)
      else {
        assert.match(integrity ?? '', /^sha512-[A-Za-z0-9+/]{86}==$/, folder)
        assert.isUndefined(resolved, `${folder} would be fetched from ${resolved}`)
      }
    }
  })

  test('run no script at installation unless package.json allows it', ({ assert }) => {
    const running = installed
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => folder.split('node_modules/').at(-1)!)
    const allowed = Object.entries(own.allowScripts).filter(([, isAllowed]) => isAllowed)
    assert.includeMembers(
      allowed.map(([name]) => name),
      running
    )
  })
})
