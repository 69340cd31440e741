import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const ENGINE = new URL('../..', import.meta.url).pathname.replace(/\/$/, '')

/** The nearest folder above that holds installed packages. */
export const modulesAbove = (() => {
  let folder = dirname(ENGINE)
  while (!existsSync(join(folder, 'node_modules'))) folder = dirname(folder)
  return join(folder, 'node_modules')
})()

/** The package as it would be published, made by `npm pack` from a copy of the sources. */
export function pack(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'engine-pack-')))
  const copy = join(root, 'editor-engine')
  mkdirSync(copy)
  for (const name of readdirSync(ENGINE)) {
    if (
      [
        'src',
        'bin',
        'package.json',
        'tsconfig.json',
        'tsconfig.build.json',
        'API.md',
        'README.md',
        'CHANGELOG.md',
        'LICENSE',
      ].includes(name)
    ) {
      cpSync(join(ENGINE, name), join(copy, name), { recursive: true })
    }
  }
  symlinkSync(modulesAbove, join(root, 'node_modules'))
  if (existsSync(join(ENGINE, 'node_modules')))
    symlinkSync(join(ENGINE, 'node_modules'), join(copy, 'node_modules'))
  execFileSync('npm', ['pack', '--silent'], { cwd: copy, stdio: 'pipe', env: withTools() })
  return join(
    copy,
    readdirSync(copy).find((name) => name.endsWith('.tgz'))!
  )
}

/** Where npm and its scripts find the tools of this workspace. */
export function withTools(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${join(modulesAbove, '.bin')}:${process.env.PATH}` }
}
