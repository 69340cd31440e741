import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const ENGINE = new URL('../..', import.meta.url).pathname.replace(/\/$/, '')

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

/** A project that has nothing but the package. `isInstalled` is false where npm could not reach its registry. */
export function freshProject(tarball: string): { folder: string; isInstalled: boolean } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'engine-user-')))
  writeFileSync(
    join(folder, 'package.json'),
    '{ "name": "user", "private": true, "type": "module" }'
  )
  try {
    execFileSync(
      'npm',
      ['install', tarball, '--prefer-offline', '--no-audit', '--no-fund', '--silent'],
      {
        cwd: folder,
        stdio: 'pipe',
        timeout: 120_000,
        env: withTools(),
      }
    )
    return { folder, isInstalled: true }
  } catch {
    unpack(tarball, folder)
    return { folder, isInstalled: false }
  }
}

function unpack(tarball: string, folder: string): void {
  const target = join(folder, 'node_modules', 'editor-engine')
  mkdirSync(target, { recursive: true })
  execFileSync('tar', ['xzf', tarball, '-C', target, '--strip-components=1'])
  for (const name of ['parse5', 'entities', 'cheerio', 'parse5-htmlparser2-tree-adapter']) {
    const own = join(ENGINE, 'node_modules', name)
    symlinkSync(
      existsSync(own) ? own : join(modulesAbove, name),
      join(folder, 'node_modules', name)
    )
  }
}

function withTools(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${join(modulesAbove, '.bin')}:${process.env.PATH}` }
}
