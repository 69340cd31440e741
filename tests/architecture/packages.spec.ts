import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

interface Installed {
  /** Where it comes from, when that is not the registry; a folder of this repository for a link. */
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

/** What somebody else has made, by its folder. */
const installed = Object.entries(lock.packages).filter(([folder]) =>
  /(?:^|\/)node_modules\//.test(folder)
)

test.group('Packages', () => {
  test('are asked for by one version each', ({ assert }) => {
    for (const folder of ['.', ...own.workspaces]) {
      const { dependencies, devDependencies } = read(join(folder, 'package.json'))
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        assert.match(String(version), /^\d+\.\d+\.\d+(?:-[\w.]+)?$/, name)
      }
    }
  })

  test('come from the registry, and are refused when their content has another hash', ({
    assert,
  }) => {
    for (const [folder, { link, resolved, integrity }] of installed) {
      if (link) assert.include(own.workspaces, resolved!, folder)
      else {
        assert.match(integrity ?? '', /^sha512-[A-Za-z0-9+/]{86}==$/, folder)
        assert.isUndefined(resolved, `${folder} would be fetched from ${resolved}`)
      }
    }
  })

  test('run nothing when they are installed, unless they are named', ({ assert }) => {
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
