import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { build, type Metafile, type OutputFile } from 'esbuild'

const ENGINE = new URL('../..', import.meta.url).pathname
const KB = 1000

/** What a browser would load for `contents`, minified; a dynamic import is a chunk of its own. */
async function bundle(contents: string): Promise<{ files: OutputFile[]; meta: Metafile }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: ENGINE, loader: 'ts' },
    absWorkingDir: ENGINE,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    outdir: 'out',
    write: false,
    metafile: true,
  })
  return { files: outputFiles, meta: metafile }
}

const packagesIn = (inputs: object) =>
  Object.keys(inputs).filter((path) => path.includes('node_modules/'))

const weightOf = ({ contents }: OutputFile) => gzipSync(contents, { level: 9 }).length

test.group('What a browser loads', (group) => {
  group.each.timeout(30_000)

  const weightOfBundle = async (names: string) => {
    const { files } = await bundle(`export { ${names} } from './src/index.ts'`)
    return files.length === 1 ? weightOf(files[0]) : Infinity
  }

  test('the core weighs at most 13 KB', async ({ assert }) => {
    assert.isAtMost(await weightOfBundle('createEngine, ChangeSet'), 13 * KB)
  })

  // More than was hoped for; docs/decisions/0007 tells where it goes.
  test('with all that edits a page by hand it weighs at most 23.3 KB', async ({ assert }) => {
    const plugins = 'styles, text, urls, images'
    assert.isAtMost(await weightOfBundle(`createEngine, ChangeSet, ${plugins}`), 23.3 * KB)
  })

  test('with line edits too it weighs at most 29.5 KB', async ({ assert }) => {
    const plugins = 'styles, text, urls, images, lineEdits'
    assert.isAtMost(await weightOfBundle(`createEngine, ChangeSet, ${plugins}`), 29.5 * KB)
  })

  test('nothing of the main entry comes from another package', async ({ assert }) => {
    const { meta } = await bundle(`export * from './src/index.ts'`)
    assert.isAbove(Object.keys(meta.inputs).length, 20)
    assert.isEmpty(packagesIn(meta.inputs))
  })

  test('the names of all character references are a chunk of at most 8 KB, loaded when asked for', async ({
    assert,
  }) => {
    const { files, meta } = await bundle(
      `export * from './src/index.ts'
       export const entities = () => import('./src/entities/index.ts')`
    )
    const [path] = Object.entries(meta.outputs).find(([, output]) =>
      Object.keys(output.inputs).includes('src/entities/names.ts')
    )!
    const file = files.find((one) => one.path.endsWith(path.slice(path.lastIndexOf('/'))))!
    assert.equal(meta.outputs[path].entryPoint, 'src/entities/index.ts')
    assert.isAtMost(weightOf(file), 8 * KB)
  })

  test('the referee is a chunk of its own of at most 48 KB, loaded when it is asked for', async ({
    assert,
  }) => {
    const { files, meta } = await bundle(
      `export * from './src/index.ts'
       export const referee = () => import('./src/referee/index.ts')`
    )
    const outputs = Object.entries(meta.outputs)
    const chunks = outputs.filter(([, { inputs }]) => packagesIn(inputs).length)
    assert.lengthOf(chunks, 1)
    const [path, { entryPoint, inputs }] = chunks[0]
    assert.equal(entryPoint, 'src/referee/index.ts')
    assert.isNotEmpty(packagesIn(inputs).filter((name) => name.includes('node_modules/parse5/')))
    const file = files.find((one) => one.path.endsWith(path.slice(path.lastIndexOf('/'))))!
    assert.isAtMost(weightOf(file), 48 * KB)

    const main = outputs.find(([, output]) => output.entryPoint === '<stdin>')![1]
    const loadedAtOnce = main.imports
      .filter(({ kind }) => kind === 'import-statement')
      .map((one) => one.path)
    assert.notInclude(loadedAtOnce, path)
  })

  test('selectors weigh at most 8 KB, and need no parser', async ({ assert }) => {
    const { files, meta } = await bundle(`export { select } from './src/select/index.ts'`)
    const packages = packagesIn(meta.inputs).map((path) => /.*node_modules\/([^/]+)/.exec(path)![1])
    assert.sameMembers([...new Set(packages)], ['css-what', 'boolbase', 'nth-check'])
    const page = await bundle(`export { Page } from './src/index.ts'`)
    assert.isAtMost(weightOf(files[0]), 8 * KB + weightOf(page.files[0]))
  })

  test('a chain of edits with selectors weighs at most 22 KB', async ({ assert }) => {
    const { files } = await bundle(`export { edit } from './src/edit/index.ts'`)
    assert.isAtMost(weightOf(files[0]), 22 * KB)
  })

  test('with texts, and find and replace, at most 24.5 KB', async ({ assert }) => {
    const names = 'edit, replaceInText, setTexts, textsIn'
    const { files } = await bundle(`export { ${names} } from './src/edit/index.ts'`)
    assert.isAtMost(weightOf(files[0]), 24.5 * KB)
  })
})
