import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { ENGINE, modulesAbove, withTools } from '../helpers/packed.ts'

const WORKSPACE = dirname(modulesAbove)

/**
 * A project that has installed nothing but the tarball, by npm and without a network: what the package
 * depends on is laid out beforehand, copied from where this workspace has it, and npm's cache is empty.
 * A dependency that the manifest does not name is not there.
 */
export function offlineProject(tarball: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'engine-user-')))
  const manifest = { name: 'user', private: true, type: 'module' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const own = join(folder, 'node_modules', 'editor-engine')
  mkdirSync(own, { recursive: true })
  execFileSync('tar', ['xzf', tarball, '-C', own, '--strip-components=1'])
  copyDependencies(own, ENGINE, folder, new Set())
  execFileSync(
    'npm',
    ['install', tarball, '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'],
    {
      cwd: folder,
      stdio: 'pipe',
      env: { ...withTools(), npm_config_cache: join(folder, '.npm') },
    }
  )
  return folder
}

/** Copies what the manifest in `described` names, as found from `from`, and what that names in turn. */
function copyDependencies(described: string, from: string, to: string, copied: Set<string>): void {
  for (const name of Object.keys(readManifest(described).dependencies ?? {})) {
    const source = findPackage(from, name)
    if (!source || copied.has(source)) continue
    copied.add(source)
    const isOwn = !relative(ENGINE, source).startsWith('..')
    const target = isOwn
      ? join(to, 'node_modules', 'editor-engine', relative(ENGINE, source))
      : join(to, relative(WORKSPACE, source))
    cpSync(source, target, {
      recursive: true,
      filter: (path) => !relative(source, path).split('/').includes('node_modules'),
    })
    copyDependencies(source, source, to, copied)
  }
}

function findPackage(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (existsSync(join(place, 'package.json'))) return place
    if (folder === dirname(folder)) return undefined
  }
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
