import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { checkSync } from 'recheck'
import ts from 'typescript'

/** Where a stranger's text is read by patterns. */
const folders = ['site-designer/src/reader', 'site-designer/src/sheet']
/** In milliseconds, for one pattern. */
const PATIENCE = 500

interface Pattern {
  where: string
  source: string
  flags: string
}

test.group('Patterns that read a stranger’s text', () => {
  // What grows with the square or the cube of a text is held by the bench of hostile texts.
  test('none has a repetition within a repetition, as far as it can be decided in half a second', ({
    assert,
  }) => {
    const patterns = folders.flatMap(patternsIn)
    assert.isAbove(patterns.length, 100)
    const exponential = patterns.flatMap(({ where, source, flags }) => {
      const found = checkSync(source, flags, { timeout: PATIENCE })
      const grows = found.status === 'vulnerable' && found.complexity.type === 'exponential'
      return grows ? [`${where} /${source}/${flags}`] : []
    })
    assert.deepEqual(exponential, [])
  }).timeout(300_000)

  test('a repetition within a repetition is found', ({ assert }) => {
    const found = checkSync('^(?:[a-z]+ ?)+$', 'u', { timeout: PATIENCE })
    assert.isTrue(found.status === 'vulnerable' && found.complexity.type === 'exponential')
  })
})

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
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
