import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { build } from 'esbuild'
import { modulesAbove, pack, withTools } from '../helpers/packed.ts'
import { TASKS, TASKS_MODULE } from './eight_tasks.ts'
import { offlineProject } from './offline_project.ts'

/** What a project does with the package, in TypeScript: an edit that is made, and one that is refused. */
const USE = `
import { createEngine, elementIds, lineEdits, styles, tag, untag, validation, type Page } from 'editor-engine'
const engine = createEngine({ plugins: [elementIds(), styles(), lineEdits(), validation()] })
const page: Page = engine.open(tag('<p>One</p>', { now: 1 }))
const styled = engine.apply(page, { type: 'set_style', element: 'element-1', property: 'color', value: 'red' })
const edits = [{ search: '<p>One</p>', replace: '<a href="javascript:alert(1)">One</a>' }]
const refused = engine.apply(page, { type: 'edit_lines', edits })
const html: string = styled.ok ? untag(styled.page.text) : styled.error.message
export const answer: string = html + ' ' + (refused.ok ? 'accepted' : refused.error.code)
`
const ANSWER = '<p style="color: red">One</p> breaks_page'

const RESULTS = JSON.stringify(TASKS.map(({ after }) => after))

const RUN_TASKS = `import { results } from './tasks.js'\nprocess.stdout.write(results)`

/** The first Node 20 on the path. */
function oldNode(): string | undefined {
  return (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, 'node'))
    .find((file) => {
      if (!existsSync(file)) return false
      const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
      return stdout.startsWith('v20.')
    })
}

const chromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium'

function missingForBrowser(): string | undefined {
  try {
    createRequire(import.meta.url).resolve('playwright')
  } catch {
    return 'playwright is not installed'
  }
  return existsSync(chromium) ? undefined : `there is no browser at ${chromium}`
}

test.group('The package as it is published', (group) => {
  let tarball = ''
  let project = ''
  group.setup(() => {
    tarball = pack()
    project = offlineProject(tarball)
    return () => {
      rmSync(project, { recursive: true, force: true })
      rmSync(dirname(dirname(tarball)), { recursive: true, force: true })
    }
  })
  group.each.timeout(60_000)

  const runNode = (name: string, code: string, node = process.execPath) => {
    writeFileSync(join(project, name), code)
    return execFileSync(node, [name], { cwd: project, encoding: 'utf8' })
  }

  test('holds JavaScript with types, and nothing of how it is made', ({ assert }) => {
    const files = execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' }).trim().split('\n')
    const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    assert.isEmpty(sources)
    const manifest = JSON.parse(
      readFileSync(join(project, 'node_modules/editor-engine/package.json'), 'utf8')
    )
    assert.isUndefined(manifest.devDependencies)
    const { './package.json': own, ...entries } = manifest.exports
    assert.equal(own, './package.json')
    const names = ['.', './entities', './referee', './select', './edit', './templates']
    assert.sameMembers(Object.keys(entries), names)
    assert.includeMembers(files, ['package/API.md', 'package/README.md', 'package/dist/node.js'])
    for (const { types, default: code } of Object.values(entries) as Record<string, string>[]) {
      assert.include(files, types.replace('./', 'package/'))
      assert.include(files, code.replace('./', 'package/'))
    }
  })

  test('is the same package when it is packed again, as mirrors do', ({ assert }) => {
    const again = mkdtempSync(join(tmpdir(), 'engine-again-'))
    execFileSync('tar', ['xzf', tarball, '-C', again])
    execFileSync('npm', ['pack', '--silent'], { cwd: join(again, 'package'), env: withTools() })
    const packed = readdirSync(join(again, 'package')).find((name) => name.endsWith('.tgz'))!
    const listed = (file: string) =>
      execFileSync('tar', ['tzf', file], { encoding: 'utf8' }).trim().split('\n').sort()
    assert.deepEqual(listed(join(again, 'package', packed)), listed(tarball))
    assert.isTrue(existsSync(join(again, 'package/dist/index.js')))
    rmSync(again, { recursive: true, force: true })
  })

  const compile = (names: string[], flags: string[] = []) => {
    const strict = ['--strict', '--module', 'nodenext', '--target', 'es2023']
    const tsc = join(modulesAbove, '.bin', 'tsc')
    const { stdout, status } = spawnSync(tsc, [...strict, ...flags, ...names], {
      cwd: project,
      encoding: 'utf8',
    })
    return `${stdout}exit code ${status}`
  }

  // In one run of the compiler, because reading the types of the platform takes most of its time.
  test('edits a page in Node from an empty project in TypeScript, without the types of Node', ({
    assert,
  }) => {
    writeFileSync(join(project, 'use.ts'), USE)
    writeFileSync(
      join(project, 'types.ts'),
      `import { createEngine, isRefused, styles, type ChangeSet, type PageElement } from 'editor-engine'
       import { judge } from 'editor-engine/referee'
       const engine = createEngine({ plugins: [styles()] })
       const judged = judge(engine.open('<p>x</p>'))
       const page = isRefused(judged) ? engine.open('') : judged
       export const first: PageElement = page.at(0)
       const result = engine.apply(page, { type: 'set_style', element: 'x', property: 'color', value: 'red' })
       export const changes: ChangeSet | string = result.ok ? result.changes : result.error.code
       // @ts-expect-error no plugin of this engine answers it
       engine.apply(page, { type: 'set_text', element: 'x', text: '' })`
    )
    writeFileSync(join(project, 'tasks.ts'), TASKS_MODULE)
    assert.equal(compile(['use.ts', 'types.ts', 'tasks.ts']), 'exit code 0')
    const run = `import { answer } from './use.js'\nprocess.stdout.write(answer)`
    assert.equal(runNode('run.js', run), ANSWER)
    assert.equal(runNode('run_tasks.js', RUN_TASKS), RESULTS)
  })

  test('does the eight tasks of the README in Node 20', ({ assert }) => {
    writeFileSync(join(project, 'tasks.ts'), TASKS_MODULE)
    assert.equal(compile(['tasks.ts']), 'exit code 0')
    assert.equal(runNode('run_tasks.js', RUN_TASKS, oldNode()), RESULTS)
  }).skip(oldNode() === undefined, 'there is no Node 20 on the path')

  test('gives the referee and the selectors', ({ assert }) => {
    const said = runNode(
      'entries.js',
      `import { Page } from 'editor-engine'
       import { judge } from 'editor-engine/referee'
       import { select } from 'editor-engine/select'
       import { edit } from 'editor-engine/edit'
       import { openTemplate } from 'editor-engine/templates'
       const page = Page.open('<p><b>x</b>')
       const made = edit('<a href="https://a.example">').all('a[href^="http"]').addClass('x').attr('rel', 'y')
       process.stdout.write(judge(page).at(1).readOnly + ' ' + select(page, 'p > b')[0].tag + ' ' + made + ' ' + openTemplate('{{ "<p>" }}').size)`
    )
    assert.equal(said, 'false b <a href="https://a.example" class="x" rel="y"> 0')
  })

  test('puts its command on the path', ({ assert }) => {
    const command = (args: string[], input?: string) =>
      execFileSync(join(project, 'node_modules/.bin/editor-engine'), args, {
        input,
        encoding: 'utf8',
        env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
      })
    assert.match(command(['--help']), /^ {2}editor-engine <command>/m)
    const tagged = command(['tag', '--now', '5', '-'], '<p>x</p>')
    assert.equal(tagged, '<p data-element-id="element-5">x</p>')
  })

  test('tells TypeScript the types of the selectors and of chains', ({ assert }) => {
    writeFileSync(
      join(project, 'select.ts'),
      `import { isRefused, Page, type PageElement } from 'editor-engine'
       import { select } from 'editor-engine/select'
       import { edit, type Selection } from 'editor-engine/edit'
       export const chosen: Selection = edit('<p>x</p>').one('p').attr('title', 'x')
       // @ts-expect-error a place is before, after, first or last
       chosen.moveTo('under', 'x')
       const found = select(Page.open('<p>x</p>'), 'p')
       export const elements: readonly PageElement[] = isRefused(found) ? [] : found
       // @ts-expect-error a refusal is no list
       found.length`
    )
    assert.equal(compile(['select.ts'], ['--noEmit']), 'exit code 0')
  })

  test('edits a page in a browser under a strict policy, bundled from the same TypeScript', async ({
    assert,
  }) => {
    const { default: playwright } = await import('playwright')
    writeFileSync(join(project, 'tasks.ts'), TASKS_MODULE)
    const more = `document.documentElement.dataset.results = results\ndocument.title = answer`
    writeFileSync(join(project, 'page.ts'), `import { results } from './tasks.js'\n${USE}\n${more}`)
    const bundle = await build({
      entryPoints: [join(project, 'page.ts')],
      bundle: true,
      format: 'iife',
      platform: 'browser',
      write: false,
    })
    const browser = await playwright.chromium.launch({
      executablePath: chromium,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    try {
      const page = await browser.newPage()
      // A policy as strict as it gets: the one script that is allowed, and nothing made at run time.
      const headers = { 'content-security-policy': "default-src 'none'; script-src 'self'" }
      await page.route('https://page.invalid/**', (route) =>
        route.request().url().endsWith('.js')
          ? route.fulfill({ contentType: 'text/javascript', body: bundle.outputFiles[0].text })
          : route.fulfill({
              headers: { ...headers, 'content-type': 'text/html' },
              body: '<!doctype html><title></title><body><script src="/use.js"></script>',
            })
      )
      const refused: string[] = []
      page.on('console', (message) => refused.push(message.text()))
      page.on('pageerror', (error) => refused.push(error.message))
      await page.goto('https://page.invalid/')
      await page.waitForFunction(() => document.title !== '')
      assert.equal(await page.title(), ANSWER)
      const results = await page.evaluate(() => document.documentElement.dataset.results)
      assert.equal(results, RESULTS)
      assert.isEmpty(refused)
    } finally {
      await browser.close()
    }
  }).skip(missingForBrowser() !== undefined, missingForBrowser())
})
