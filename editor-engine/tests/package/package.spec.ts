import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { build } from 'esbuild'
import { freshProject, modulesAbove, pack } from '../helpers/packed.ts'

const ENGINE = new URL('../..', import.meta.url).pathname

const USE = `
import { createEngine, elementIds, styles, tag, untag } from 'editor-engine'
const engine = createEngine({ plugins: [elementIds(), styles()] })
const page = engine.open(tag('<p>One</p>', { now: 1 }))
const result = engine.apply(page, { type: 'set_style', element: 'element-1', property: 'color', value: 'red' })
export const answer = result.ok ? untag(result.page.text) : result.error.message
`
const ANSWER = '<p style="color: red">One</p>'

test.group('The package as it is published', (group) => {
  let tarball = ''
  let project = { folder: '', isInstalled: false }
  group.setup(() => {
    tarball = pack()
    project = freshProject(tarball)
    return () => {
      rmSync(project.folder, { recursive: true, force: true })
      rmSync(dirname(dirname(tarball)), { recursive: true, force: true })
    }
  })
  group.each.timeout(240_000)

  test('runs in Node from a fresh project', ({ assert }) => {
    writeFileSync(join(project.folder, 'use.js'), `${USE}\nprocess.stdout.write(answer)`)
    const said = execFileSync(process.execPath, ['use.js'], {
      cwd: project.folder,
      encoding: 'utf8',
    })
    assert.equal(said, ANSWER)
  })

  test('gives the referee, the selectors and the command line', ({ assert }) => {
    writeFileSync(
      join(project.folder, 'entries.js'),
      `import { Page } from 'editor-engine'
       import { judge } from 'editor-engine/referee'
       import { select } from 'editor-engine/select'
       const page = Page.open('<p><b>x</b>')
       process.stdout.write(judge(page).at(1).readOnly + ' ' + select(page, 'p > b')[0].tag)`
    )
    const said = execFileSync(process.execPath, ['entries.js'], {
      cwd: project.folder,
      encoding: 'utf8',
    })
    assert.equal(said, 'false b')
    const bin = join(project.folder, 'node_modules/editor-engine/dist/cli/bin.js')
    const tagged = execFileSync(process.execPath, [bin, 'tag', '--now', '5', '-'], {
      input: '<p>x</p>',
      encoding: 'utf8',
    })
    assert.equal(tagged, '<p data-element-id="element-5">x</p>')
  })

  test('tells TypeScript its types', ({ assert }) => {
    writeFileSync(
      join(project.folder, 'types.ts'),
      `import { createEngine, styles, type ChangeSet } from 'editor-engine'
       const engine = createEngine({ plugins: [styles()] })
       const result = engine.apply(engine.open(''), { type: 'set_style', element: 'x', property: 'color', value: 'red' })
       export const changes: ChangeSet | string = result.ok ? result.changes : result.error.code
       // @ts-expect-error no plugin of this engine answers it
       engine.apply(engine.open(''), { type: 'set_text', element: 'x', text: '' })`
    )
    const tsc = join(modulesAbove, '.bin', 'tsc')
    const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', 'types.ts']
    const { stdout } = spawnSync(tsc, flags, { cwd: project.folder, encoding: 'utf8' })
    assert.equal(stdout, '')
  })

  test('runs in a browser when bundled', async ({ assert }) => {
    const { default: playwright } = await import('playwright').catch(() => ({ default: undefined }))
    const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
    writeFileSync(join(project.folder, 'page.js'), `${USE}\nglobalThis.answer = answer`)
    const bundle = await build({
      entryPoints: [join(project.folder, 'page.js')],
      bundle: true,
      format: 'iife',
      platform: 'browser',
      write: false,
    })
    const browser = await playwright!.chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    try {
      const page = await browser.newPage()
      await page.addScriptTag({ content: bundle.outputFiles[0].text })
      assert.equal(await page.evaluate('answer'), ANSWER)
    } finally {
      await browser.close()
    }
  }).skip(
    !existsSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'),
    'no browser: CHROMIUM_PATH names none'
  )

  test('was installed by npm', ({ assert }) => {
    assert.isTrue(existsSync(join(project.folder, 'node_modules/editor-engine/dist/index.js')))
    const manifest = JSON.parse(
      readFileSync(join(project.folder, 'node_modules/editor-engine/package.json'), 'utf8')
    )
    assert.isUndefined(manifest.devDependencies)
  })
})

test.group('The size of the package', () => {
  const bundle = async (contents: string) => {
    const result = await build({
      stdin: { contents, resolveDir: ENGINE, loader: 'ts' },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      write: false,
      metafile: true,
    })
    const inputs = Object.keys(result.metafile.inputs)
    return { size: gzipSync(result.outputFiles[0].contents, { level: 9 }).length, inputs }
  }

  test('the core and the plugins that edit weigh at most 12 KB, with no package besides', async ({
    assert,
  }) => {
    const { size, inputs } = await bundle(
      `export { createEngine, ChangeSet } from './src/index.ts'
       export { elementIds, styles, tokens, text, urls, images, tag, untag } from './src/index.ts'`
    )
    assert.isAtMost(size, 12_000)
    assert.isEmpty(inputs.filter((path) => path.includes('node_modules')))
  })

  test('the referee is a chunk of at most 48 KB', async ({ assert }) => {
    const { size } = await bundle(`export * from './src/referee/index.ts'`)
    assert.isAtMost(size, 48_000)
  })

  test('no browser loads cheerio, or parse5 before it asks for the referee', async ({ assert }) => {
    const { inputs } = await bundle(`export * from './src/index.ts'`)
    assert.isEmpty(inputs.filter((path) => /cheerio|parse5|node_modules/.test(path)))
  })
})
