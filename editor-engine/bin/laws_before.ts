import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepEvidence } from '../bench/readme.ts'
import { ENGINE, modulesAbove } from '../tests/helpers/packed.ts'

/**
 * `npm run laws -- --commit COMMIT`: runs the laws of today on the engine as it was at a commit of this
 * repository, and tells which of them that engine breaks. A law that no engine has broken shows nothing.
 * `--write` keeps the titles of the tests that failed as evidence.
 */
const at = process.argv.indexOf('--commit')
const commit = at < 0 ? undefined : process.argv[at + 1]
if (!commit) {
  console.error('Usage: npm run laws -- --commit COMMIT [--write]')
  process.exit(2)
}

/** The laws of each repair, and the specs that hold them. */
const LAWS = {
  'no accepted edit adds an error': 'properties/validation',
  'every element that parse5 sees is listed or flagged': 'properties/referee',
  'time is linear in the length of the text': 'core/linear_time',
  'names of attributes are checked and matched': 'core/attributes',
  'text and values read as in a browser': 'core/references',
  'every file has a result of its own on the command line': 'cli/cli',
  'addresses, texts and styles in cases': 'plugins/cases',
}

/** Entries that a former version did not have: empty ones let its tests run, and fail by what they find. */
const MISSING = {
  'src/node.ts': `export * from './index.ts'\n`,
  'src/entities/index.ts': 'export const references = new Map()\n',
}

const folder = mkdtempSync(join(tmpdir(), 'engine-before-'))
const engine = join(folder, 'editor-engine')
try {
  cpSync(ENGINE, engine, { recursive: true, filter: (path) => !/\/(src|node_modules)$/.test(path) })
  const archive = join(folder, 'src.tar')
  const git = ['archive', '-o', archive, commit, 'src']
  execFileSync('git', git, { cwd: ENGINE })
  execFileSync('tar', ['xf', archive, '-C', engine])
  for (const [file, text] of Object.entries(MISSING)) {
    if (existsSync(join(engine, file))) continue
    mkdirSync(join(engine, file, '..'), { recursive: true })
    writeFileSync(join(engine, file), text)
  }
  symlinkSync(modulesAbove, join(folder, 'node_modules'))

  const laws = Object.entries(LAWS).map(([law, spec]) => ({ law, spec, ...resultOf(spec) }))
  console.log(JSON.stringify(laws, null, 2))
  if (process.argv.includes('--write')) keepEvidence({ laws_before: { commit, laws } })
  if (laws.some(({ failed }) => failed.length === 0)) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** The titles of the tests that failed, and how many passed. */
function resultOf(spec: string): { failed: string[]; passed: number } {
  const args = ['bin/test.ts', '--reporters', 'ndjson', '--files', spec]
  const { stdout } = spawnSync(process.execPath, args, { cwd: engine, encoding: 'utf8' })
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'))
  const tests = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'test:end')
  const failed = tests.filter(({ errors }) => errors.length > 0)
  return {
    failed: failed.map(({ title }) => title.expanded),
    passed: tests.length - failed.length,
  }
}
