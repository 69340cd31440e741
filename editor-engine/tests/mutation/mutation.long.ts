import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { modulesAbove } from '../helpers/packed.ts'

const ENGINE = new URL('../..', import.meta.url).pathname

/** Faults put into the engine, and the tests that must find them. */
const MUTATIONS: [file: string, from: string, to: string, specs: string][] = [
  [
    'src/core/changes/map.ts',
    'from > position || (from === position && before)',
    'from > position || from === position',
    'change_set',
  ],
  ['src/core/changes/map.ts', 'over[i].to < from', 'over[i].to <= from', 'change_set'],
  [
    'src/core/changes/map.ts',
    'moved += next.insert.length - (next.to - next.from)',
    'moved += next.insert.length',
    'change_set',
  ],
  [
    'src/core/changes/compose.ts',
    'if (to > old) out.push',
    'if (to > old + 1) out.push',
    'change_set',
  ],
  [
    'src/core/changes/change_set.ts',
    'shift += insert.length - (to - from)\n    }\n    return new ChangeSet(inverse',
    'shift += insert.length\n    }\n    return new ChangeSet(inverse',
    'change_set',
  ],
  ['src/core/changes/change_set.ts', 'if (to < position) {', 'if (to <= position) {', 'change_set'],
  [
    'src/core/page/shift.ts',
    'rows[row + Field.close] >= edge',
    'rows[row + Field.close] > edge',
    'editing',
  ],
  [
    'src/core/page/shift.ts',
    'rows[row + Field.nameEnd] > to',
    'rows[row + Field.nameEnd] >= to',
    'editing',
  ],
  [
    'src/core/html/formatting.ts',
    'if (again && isMixed) open.doubt()',
    'if (isMixed && !again) open.doubt()',
    'referee',
  ],
  ['src/core/ids/element_ids.ts', 'taken.has(`element-${next}`)', 'false', 'editing'],
  ['src/templates/kept_code.ts', ' || code[next].to > to', '', 'templates'],
  ['src/templates/kept_code.ts', '!known.has(codeAt(after, range))', 'false', 'templates'],
  ['src/templates/blank.ts', 'end === nameTo && quote !== null', 'false', 'templates'],
  ['src/templates/blank.ts', 'ended.has(`/${name}`)', 'false', 'templates'],
]

test.group('A broken engine', () => {
  for (const [file, from, to, specs] of MUTATIONS) {
    test(`is noticed when ${file} says ${to.split('\n')[0].trim()}`, ({ assert }) => {
      const copy = mkdtempSync(join(tmpdir(), 'engine-mutant-'))
      try {
        for (const name of ['src', 'tests/properties', 'tests/helpers', 'bin', 'package.json']) {
          cpSync(join(ENGINE, name), join(copy, name), { recursive: true })
        }
        symlinkSync(modulesAbove, join(copy, 'node_modules'))
        const path = join(copy, file)
        const source = readFileSync(path, 'utf8')
        assert.include(source, from)
        writeFileSync(
          path,
          source.replace(from, () => to)
        )
        const { status } = spawnSync(
          process.execPath,
          ['bin/test.ts', '--files', `properties/${specs}`],
          {
            cwd: copy,
            timeout: 60_000,
          }
        )
        assert.notEqual(status, 0)
      } finally {
        rmSync(copy, { recursive: true, force: true })
      }
    }).timeout(120_000)
  }

  test('and a sound one passes the same tests', ({ assert }) => {
    const { status } = spawnSync(process.execPath, ['bin/test.ts', '--files', 'properties/'], {
      cwd: ENGINE,
    })
    assert.equal(status, 0)
  }).timeout(120_000)
})
