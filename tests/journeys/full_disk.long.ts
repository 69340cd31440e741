import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { PASSWORD } from '#tests/helpers/baker'
import { eventually } from '#tests/helpers/eventually'
import { fetchHost, startProduct, type Product } from '#tests/helpers/product'

const SIZE = '48m'
const mayMount =
  spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0

test.group('A full disk', () => {
  test('gets the answer 503: acknowledged writes are stored, refused writes are not', async ({
    assert,
    cleanup,
  }) => {
    const mounted = mkdtempSync(join(tmpdir(), 'sitewright-small-disk-'))
    const command = `mount -t tmpfs -o size=${SIZE} tmpfs "$DATA_DIR" && exec "$0" bin/start.mjs`
    const product = await startProduct({
      command: ['unshare', '-rm', 'sh', '-c', command, process.execPath],
      env: { DATA_DIR: mounted, LOG_LEVEL: 'silent' },
    })
    cleanup(() => product.kill())
    // Only the product's process has the small disk mounted; others access it through that process.
    const disk = join(`/proc/${product.pid}/root`, mounted)
    const ada = await Person.register(product, 'ada@example.com')
    const website = await ada.build()
    const save = (text: string) => ada.save(website, text)
    assert.equal((await save('before')).status, 200)

    await fill(disk)
    const answers = []
    for (let n = 0; n < 12; n++) answers.push(await save(`while it is full ${n}`))
    const joined = await register(product, 'late@example.com')
    // The result of the last check is kept for a second.
    const health = async () => (await fetchHost(product, `${product.url}/health`)).status
    assert.isTrue(await eventually(async () => (await health()) === 503))
    const stored = await ada.html(website)
    assert.isAbove(answers.filter(({ status }) => status === 503).length, 6)
    assert.sameMembers(
      [...new Set(answers.map(({ status }) => status))].filter((s) => s !== 200),
      [503]
    )
    const refused = JSON.parse(answers.find(({ status }) => status === 503)!.body)
    assert.equal(refused.code, 'storage_failed')
    assert.match(refused.error, /Nothing was changed/)
    const last = answers.findLastIndex(({ status }) => status === 200)
    assert.include(stored, last < 0 ? 'before' : `while it is full ${last}<`)
    assert.equal(joined.status, 503)

    await rm(join(disk, 'filler'))
    assert.equal((await save('room again')).status, 200)
    assert.include(await ada.html(website), 'room again')
    assert.equal((await register(product, 'late@example.com')).status, 201)
    assert.isTrue(await eventually(async () => (await health()) === 200))
  })
    .skip(!mayMount, 'this machine lets nobody mount a small disk')
    .timeout(60_000)
})

/** Fills everything except the rest of the last block. */
async function fill(disk: string): Promise<void> {
  const { bavail, bsize } = await statfs(disk)
  await writeFile(join(disk, 'filler'), Buffer.alloc(bavail * bsize, 1))
}

function register(product: Product, email: string) {
  const names = { email, name: 'Ada', surname: 'Baker' }
  return call(product, 'POST', '/users/register/', {
    ...names,
    password: PASSWORD,
    password2: PASSWORD,
  })
}

class Person {
  private constructor(
    readonly product: Product,
    readonly bearer: string
  ) {}

  static async register(product: Product, email: string): Promise<Person> {
    await register(product, email)
    const { body } = await call(product, 'POST', '/users/login/', { email, password: PASSWORD })
    return new Person(product, JSON.parse(body).access)
  }

  async build(): Promise<string> {
    const prompt = 'A bakery called Rye & Co in Leeds. We bake rye bread and cakes.'
    const plan = await this.#json('POST', '/spa/websites/analyze_prompt/', { prompt })
    const { task_id: task } = await this.#json(
      'POST',
      `/spa/websites/approve-plan/${plan.plan_id}/`
    )
    for (;;) {
      const { status, website_id: website } = await this.#json(
        'GET',
        `/spa/websites/task-status/${task}/`
      )
      if (status === 'completed') return website
      if (status === 'failed') throw new Error('the build failed')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  save(website: string, text: string) {
    // Random text, so that no page fits into the space of the previous one.
    const noise = Array.from({ length: 20_000 }, () => Math.random().toString(36)).join(' ')
    const html = `<!doctype html><html lang="en"><title>Rye</title><p>${text}</p><p>${noise}</p></html>`
    const path = `/spa/websites/${website}/update_html/`
    return call(this.product, 'PUT', path, { html_content: html }, this.bearer)
  }

  async html(website: string): Promise<string> {
    return (await this.#json('GET', `/spa/websites/${website}/`)).html_content
  }

  async #json(method: string, path: string, body?: object) {
    const answer = await call(this.product, method, path, body, this.bearer)
    return JSON.parse(answer.body)
  }
}

function call(product: Product, method: string, path: string, body?: object, bearer?: string) {
  return fetchHost(product, `${product.url}/api${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    body: body && JSON.stringify(body),
  })
}
