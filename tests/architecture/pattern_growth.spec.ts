import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { checkSync } from 'recheck'
import ts from 'typescript'

/** Where a stranger's text is read by patterns. */
const folders = ['site-designer/src/reader', 'site-designer/src/sheet']
/** In milliseconds, for one pattern. */
const PATIENCE = 10_000

interface Pattern {
  where: string
  source: string
  flags: string
}

test.group('Patterns that read a stranger’s text', () => {
  test('none takes longer than in proportion to the text', ({ assert }) => {
    const patterns = folders.flatMap(patternsIn)
    assert.isAbove(patterns.length, 20)
    const slow = patterns.flatMap(({ where, source, flags }) => {
      const { status } = checkSync(source, flags, { timeout: PATIENCE })
      return status === 'safe' ? [] : [`${where} /${source}/${flags} is ${status}`]
    })
    assert.deepEqual(slow, [])
  }).timeout(300_000)

  // A pattern that is put together while the product runs is none that a check can read.
  test('none is put together while it runs', ({ assert }) => {
    const files = folders.flatMap(filesIn)
    const made = files.filter((file) => /\bRegExp\(/.test(readFileSync(file, 'utf8')))
    assert.deepEqual(made, [])
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
