import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { test } from '@japa/runner'
import { theBrowser, visitor } from '#tests/helpers/browser'
import { type Product, failToStart, fetchHost, startProduct } from '#tests/helpers/product'
import { projectCopy } from '#tests/helpers/project_copy'

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'sitewright-start-'))

test.group('Starting the product', () => {
  test('a stopped product starts again with its data', async ({ assert, cleanup }) => {
    const first = await startProduct()
    assert.equal(await first.stop(), 0, first.output())

    const second = await startProduct({ like: first })
    cleanup(() => second.kill())
    const health = await fetchHost(second, `${second.url}/health`)
    assert.deepEqual(JSON.parse(health.body), { status: 'ok' })
  })

  test('a product on https makes browsers use https only', async ({ assert, cleanup }) => {
    const product = await startProduct({
      env: {
        APP_URL: 'https://app.example.com',
        SITES_DOMAIN: 'example.net',
        SMTP_URL: 'smtp://127.0.0.1:25',
        BILLING_DRIVER: 'sandbox',
      },
    })
    cleanup(() => product.kill())
    for (const path of ['/', '/login', '/favicon.svg', '/health', '/api/users/me/', '/nowhere']) {
      const { headers } = await fetchHost(product, product.url + path)
      assert.equal(headers['strict-transport-security'], 'max-age=31536000', path)
    }
  })

  test('a port in use ends the process with one sentence that says what to do', async ({
    assert,
    cleanup,
  }) => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    cleanup(() => void other.close())
    const port = String((other.address() as AddressInfo).port)

    const { code, output } = await failToStart({ PORT: port, DATA_DIR: emptyFolder() })
    assert.equal(code, 1)
    const sentence = `Port ${port} is taken by another program. Stop it, or set PORT to a free one.`
    assert.equal(lastLine(output), sentence)
  })

  test('a data folder that is a file ends the process with one sentence that says what to do', async ({
    assert,
  }) => {
    const file = join(emptyFolder(), 'notes.txt')
    writeFileSync(file, '')
    const { code, output } = await failToStart({ DATA_DIR: file })
    assert.equal(code, 1)
    assert.equal(lastLine(output), `"${file}" is not a folder. Set DATA_DIR to a folder.`)
  })

  test('an invalid variable is named in one sentence: {name}')
    .with([
      { name: 'PORT', value: 'eighty', says: 'PORT is "eighty". Set it to a whole number' },
      { name: 'APP_URL', value: 'app', says: 'APP_URL is "app". Set it to an address' },
      { name: 'SITES_DOMAIN', value: 'A b', says: 'SITES_DOMAIN is "A b". Set it to a domain' },
      {
        name: 'SMTP_URL',
        value: 'mail.example.com',
        says: 'SMTP_URL is not a mail server. Set it',
      },
      { name: 'PASSWORD_SIGNUP', value: 'maybe', says: 'PASSWORD_SIGNUP is "maybe". Set it to' },
      { name: 'OPENAI_API_KEY', value: 'sk-secret', says: 'OPENAI_MODEL is not set. Set it to' },
      { name: 'OPENAI_BASE_URL', value: 'ollama', says: 'OPENAI_BASE_URL is "ollama". Set it to' },
      { name: 'OPENAI_DAILY_TOKENS', value: '-1', says: 'OPENAI_DAILY_TOKENS is "-1". Set it to' },
      { name: 'BILLING_DRIVER', value: 'cash', says: 'BILLING_DRIVER is "cash". Set it to' },
      {
        name: 'BILLING_DRIVER',
        value: 'lemonsqueezy',
        says: 'LEMONSQUEEZY_API_KEY is not set. It must be, because BILLING_DRIVER is lemonsqueezy.',
      },
      { name: 'APP_KEY', value: 'short', says: 'APP_KEY is missing or shorter than' },
      {
        name: 'APP_URL',
        value: 'https://app.example.com',
        says: 'SMTP_URL is not set. It must be, because APP_URL is a public address.',
      },
    ])
    .run(async ({ assert }, { name, value, says }) => {
      const { code, output } = await failToStart({ DATA_DIR: emptyFolder(), [name]: value })
      assert.equal(code, 1)
      assert.isTrue(lastLine(output).startsWith(says), output)
    })
})

test.group('Compiling the server', (group) => {
  let root: string
  group.each.setup(() => {
    root = projectCopy()
    return () => rmSync(root, { recursive: true })
  })

  const COMPILING = 'Compiling the server.'
  const start = (like?: Product) => startProduct({ root, like })

  test('happens once for the same sources, and again after a change', async ({
    assert,
    cleanup,
  }) => {
    const first = await start()
    assert.include(first.output(), COMPILING)
    assert.deepEqual(readdirSync(join(root, 'compiled')), [serverOf(root)])
    await first.stop()
    const second = await start(first)
    assert.notInclude(second.output(), COMPILING)
    await second.stop()

    // As after a checkout or a copy: of the same length and not newer.
    const source = join(root, 'app/core/health/health_controller.ts')
    const { atime, mtime } = statSync(source)
    writeFileSync(source, readFileSync(source, 'utf8').replace("'ok'", "'OK'"))
    utimesSync(source, atime, mtime)

    const third = await start(first)
    cleanup(() => third.kill())
    assert.include(third.output(), COMPILING)
    const health = await fetchHost(third, `${third.url}/health`)
    assert.deepEqual(JSON.parse(health.body), { status: 'OK' })
  })

  test('happens again after a change of these files', async ({ assert }) => {
    let before = serverOf(root)
    for (const source of [
      'app/deploy/share_card/draw_worker.ts',
      'bin/compile.mjs',
      'database/migrations/0001_create_users.ts',
      'editor-engine/src/index.ts',
      'package.json',
      'site-designer/src/main.ts',
    ]) {
      appendFileSync(join(root, source), '\n')
      const after = serverOf(root)
      assert.notEqual(after, before, source)
      before = after
    }
  })

  test('happens again after it was killed', async ({ assert, cleanup }) => {
    const compiled = join(root, 'compiled')
    const child = spawn(process.execPath, ['bin/start.mjs'], {
      cwd: root,
      stdio: 'ignore',
      detached: true,
    })
    // The outer folder is created shortly before the folder of this compilation.
    while (!existsSync(compiled) || readdirSync(compiled).length === 0) await turn()
    process.kill(-child.pid!, 'SIGKILL')
    await once(child, 'exit')
    const [half, ...others] = readdirSync(compiled)
    assert.match(half, /\.\d+$/)
    assert.isEmpty(others)

    const product = await start()
    cleanup(() => product.kill())
    assert.include(product.output(), COMPILING)
  })

  test('keeps no separate process beside the server', async ({ assert, cleanup }) => {
    const product = await start()
    cleanup(() => product.kill())
    const line = /"pid":(\d+).*started HTTP server/.exec(product.output())
    assert.equal(Number(line?.[1]), product.pid)
  })
})

test.group('Development mode', () => {
  test('the front end is built from its sources on request', async ({ assert, cleanup }) => {
    const product = await startProduct({ command: [process.execPath, 'bin/start.mjs', '--dev'] })
    cleanup(() => product.kill())
    const browser = await theBrowser()

    const { page, errors } = await visitor(browser)
    await page.goto(`${product.url}/login`)
    await page.getByLabel('Email').waitFor({ timeout: 60_000 })
    assert.deepEqual(errors, [])
  })
})

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1)!
}

/**
 * The name of the compiled server that `npm start` would run in a copy of the project. It is not
 * compiled, because a start compiles exactly the names that it does not find.
 */
function serverOf(root: string): string {
  const script = `
    const { SERVER, fingerprint } = await import('./bin/sources.mjs')
    console.log(fingerprint(SERVER))`
  return lastLine(execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' }))
}
