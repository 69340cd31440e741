import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { checkSync } from 'recheck'
import ts from 'typescript'

/** What runs in the process that serves everybody. */
const SERVER = ['app', 'config', 'contract', 'start']
const folders = [...SERVER, 'providers', 'editor-engine/src', 'site-designer/src', 'resources']
/** All of them take three quarters of a minute. */
const asked = Boolean(process.env.ALL_PATTERNS)
const UNASKED = 'set ALL_PATTERNS=1, as CI does'
/** In milliseconds, for one pattern. */
const PATIENCE = 500

/** These grow with the square of a text that is short by then. */
const SHORT_TEXTS = ['app/deploy/share_card/card_facts.ts', 'app/websites/services/slug.ts']

interface Pattern {
  where: string
  source: string
  flags: string
}

test.group('Patterns that read a stranger’s text', () => {
  const patterns = folders.flatMap(patternsIn)
  const grown = new Map<Pattern, string>()

  // What grows with the square of a text in a thread with a deadline is held by the bench of hostile
  // texts. What cannot be decided in half a second counts as safe here, and is held by it too.
  test('none has a repetition within a repetition, as far as it can be decided in half a second', ({
    assert,
  }) => {
    assert.isAbove(patterns.length, 150)
    for (const pattern of patterns) {
      const found = checkSync(pattern.source, pattern.flags, { timeout: PATIENCE })
      if (found.status === 'vulnerable') grown.set(pattern, found.complexity.type)
    }
    const exponential = [...grown].filter(([, type]) => type === 'exponential')
    assert.deepEqual(
      exponential.map(([{ where, source }]) => `${where} ${source}`),
      []
    )
  })
    .timeout(300_000)
    .skip(!asked, UNASKED)

  test('none in the process that serves everybody grows faster than its text', ({ assert }) => {
    const served = [...grown.keys()].filter(({ where }) =>
      SERVER.some((folder) => where.startsWith(`${folder}/`))
    )
    const long = served.filter(({ where }) => !SHORT_TEXTS.includes(where.split(':')[0]))
    assert.deepEqual(
      long.map(({ where, source }) => `${where} ${source}`),
      []
    )
  }).skip(!asked, UNASKED)

  test('a repetition within a repetition is found', ({ assert }) => {
    const found = checkSync('^(?:[a-z]+ ?)+$', 'u', { timeout: PATIENCE })
    assert.isTrue(found.status === 'vulnerable' && found.complexity.type === 'exponential')
  })
})

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
}

function patternsIn(folder: string): Pattern[] {
  return filesIn(folder).flatMap((file) => {
    const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
    const found: Pattern[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/')
        const { line } = tree.getLineAndCharacterOfPosition(node.pos)
        found.push({
          where: `${file}:${line + 1}`,
          source: node.text.slice(1, end),
          flags: node.text.slice(end + 1),
        })
      }
      ts.forEachChild(node, visit)
    }
    visit(tree)
    return found
  })
}
