import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { checkSync } from 'recheck'
import ts from 'typescript'

/** Folders whose code runs in the serving process. */
const SERVER = ['app', 'config', 'contract', 'start']
const folders = [...SERVER, 'providers', 'editor-engine/src', 'site-designer/src', 'resources']
/** Checking all patterns takes 45 seconds. */
const isRequested = Boolean(process.env.ALL_PATTERNS)
const NOT_REQUESTED = 'set ALL_PATTERNS=1, as CI does'
/** In milliseconds, for one pattern. */
const TIME_LIMIT = 500

/** Their time grows with the square of the text, but their texts are short. */
const SHORT_TEXTS = ['app/deploy/share_card/card_facts.ts', 'app/websites/services/slug.ts']

interface Pattern {
  where: string
  source: string
  flags: string
}

test.group('Regular expressions that read text from outside', () => {
  const patterns = folders.flatMap(patternsIn)
  const grown = new Map<Pattern, string>()

  // Quadratic patterns that run in a thread with a deadline, and patterns that cannot be decided within
  // the time limit, are covered by the benchmark of hostile texts.
  test('none is exponential, as far as a check of half a second can tell', ({ assert }) => {
    assert.isAbove(patterns.length, 150)
    for (const pattern of patterns) {
      const found = checkSync(pattern.source, pattern.flags, { timeout: TIME_LIMIT })
      if (found.status === 'vulnerable') grown.set(pattern, found.complexity.type)
    }
    const exponential = [...grown].filter(([, type]) => type === 'exponential')
    assert.deepEqual(
      exponential.map(([{ where, source }]) => `${where} ${source}`),
      []
    )
  })
    .timeout(300_000)
    .skip(!isRequested, NOT_REQUESTED)

  test('none in the serving process is slower than linear', ({ assert }) => {
    const served = [...grown.keys()].filter(({ where }) =>
      SERVER.some((folder) => where.startsWith(`${folder}/`))
    )
    const long = served.filter(({ where }) => !SHORT_TEXTS.includes(where.split(':')[0]))
    assert.deepEqual(
      long.map(({ where, source }) => `${where} ${source}`),
      []
    )
  }).skip(!isRequested, NOT_REQUESTED)

  test('the check finds an exponential pattern', ({ assert }) => {
    const found = checkSync('^(?:[a-z]+ ?)+$', 'u', { timeout: TIME_LIMIT })
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
