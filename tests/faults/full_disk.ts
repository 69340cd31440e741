import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { WaitingBuild } from '#tests/faults/designs/waiting_build'
import { Person, registerOnce, type Answer } from '#tests/faults/person'
import { unfinishedTasks } from '#tests/faults/unfinished_tasks'
import { stampOf, stampedPage } from '#tests/faults/writers/stamped_page'
import { rowsOf } from '#tests/faults/writers/writer'
import { picture } from '#tests/helpers/pictures'
import { fetchHost, startProduct, type Product } from '#tests/helpers/product'

/**
 * Fills the disk under the running product, sends requests that write, and frees the disk again. While
 * it is full, each request must be answered with an error that says so, nothing may change, and pages
 * must still be served; afterwards everything must work as before.
 *
 *     node --import=@poppinss/ts-exec tests/faults/full_disk.ts
 *
 * A full disk is simulated with the limit of Linux for the file size of a process (`prlimit
 * --fsize=0`), which needs no separate disk and no root. Prints one line of JSON; exits with 1 if an
 * answer or the stored data is wrong.
 */
const faults: string[] = []
const started = performance.now()
const build = new WaitingBuild()
const product = await startProduct({
  env: { ...(await build.startModel()), RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
})

try {
  const ada = await Person.register(product.url, 'ada')
  const bob = await Person.register(product.url, 'bob')
  const website = await ada.build()
  const plan = await ada.draft()
  const save = (stamp: number) =>
    ada.once('PUT', `/spa/websites/${website}/update_html/`, { html_content: stampedPage(stamp) })
  const publish = () =>
    ada.once('POST', '/deployment/deployments/deploy_website/', { website_id: website })
  await expectAll({ save: () => save(1), publish }, 200)
  const { body } = await ada.ask('GET', '/deployment/deployments/list_deployments/')
  const address = `${body[0].deployment_url}/`
  // Saved but not published.
  await expectAll({ save: () => save(2) }, 200)
  await noTaskRunning()
  await build.begin(bob, product.dataDir)

  // First, because the build in progress writes from time to time.
  limitFileSize('0')
  const before = storedContents()
  const writes = {
    'a save': () => save(3),
    'an edit': () => ada.once('POST', `/spa/websites/${website}/undo/`),
    'a publish': publish,
    'an upload': () => upload(4),
    'a plan': () => ada.draftOnce(),
    'an approval': () => ada.approveOnce(plan),
    'a registration': () => registerOnce(product.url, 'late@example.com'),
    'a profile': () => ada.once('PATCH', '/users/profile/', { name: 'Grace' }),
    'what a browser measures': () => build.report(),
    'a deletion': () => ada.once('DELETE', `/spa/websites/${website}/`),
  }
  await expectAll(writes, 503)
  await expectForm(address, 503)
  await expectShown(address, 1)
  await expectHealth(503)
  expectSame(before, storedContents())

  limitFileSize('unlimited')
  await expectHealth(200)
  await expectAll({ 'a save': () => save(5), 'a publish': publish }, 200)
  await expectAll({ 'an upload': () => upload(6) }, 201)
  await expectAll({ 'an approval': () => ada.approveOnce(plan) }, 200)
  await expectAll({ 'a registration': () => registerOnce(product.url, 'late@example.com') }, 201)
  await expectForm(address, 200)
  await expectShown(address, 5)
  await expectAll({ 'what a browser measures': () => build.report() }, 204)
  faults.push(...(await build.end()))
  report(Object.keys(writes).length + 1)

  function upload(seed: number): Promise<Answer | null> {
    return picture('png', { seed }).then((bytes) => {
      const form = new FormData()
      form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'bread.png')
      return ada.once('POST', `/spa/websites/${website}/upload_image/`, form)
    })
  }
} finally {
  await product.kill()
  await build.stopModel()
  rmSync(product.dataDir, { recursive: true, force: true })
}

/** Sets the largest file that the product can write from now on. */
function limitFileSize(fsize: string): void {
  execFileSync('prlimit', ['--pid', String(product.pid), `--fsize=${fsize}:unlimited`])
}

async function expectAll(
  calls: Record<string, () => Promise<Answer | null>>,
  status: number
): Promise<void> {
  for (const [name, call] of Object.entries(calls)) {
    const answer = await call()
    if (answer?.status !== status) {
      faults.push(`${name} was answered ${answer?.status}: ${JSON.stringify(answer?.body)}`)
    } else if (status === 503 && answer.body.code !== 'storage_failed') {
      faults.push(`${name} does not say that nothing can be stored`)
    }
  }
}

async function expectForm(address: string, status: number): Promise<void> {
  const message = { name: 'Eve', email: 'eve@example.com', message: 'Open on Sunday?' }
  const answer = await fetchHost(product, `${address}_forms/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(message).toString(),
  })
  if (answer.status !== status) faults.push(`a contact form was answered ${answer.status}`)
}

async function expectShown(address: string, stamp: number): Promise<void> {
  const { status, body } = await fetchHost(product, address)
  if (status !== 200 || stampOf(body) !== stamp) {
    faults.push(`the site was answered ${status} with page ${stampOf(body)}, not ${stamp}`)
  }
}

/** The result of a check is kept for a second, so this repeats the request. */
async function expectHealth(status: number): Promise<void> {
  const health = () => fetchHost(product, `${product.url}/health`)
  for (const deadline = performance.now() + 15_000; performance.now() < deadline;) {
    if ((await health()).status === status) return
    await pause(100)
  }
  faults.push(`/health does not become ${status}`)
}

interface Contents {
  rows: Record<string, unknown[]>
  files: string[]
}

function storedContents(): Contents {
  const db = new DatabaseSync(join(product.dataDir, 'sitewright.sqlite'), { readOnly: true })
  const tables = rowsOf<{ name: string }>(
    db,
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
  )
  const rows = tables.map(({ name }) => [name, rowsOf(db, `SELECT * FROM "${name}"`)])
  const [{ integrity }] = rowsOf<{ integrity: string }>(
    db,
    'SELECT integrity_check AS integrity FROM pragma_integrity_check'
  )
  db.close()
  if (integrity !== 'ok') faults.push(`the database says: ${integrity}`)
  // Files of an unfinished publish are not compared: they are removed later and not served.
  const files = ['images', 'outbox'].flatMap((folder) => namesIn(product, folder))
  return { rows: Object.fromEntries(rows), files: files.toSorted() }
}

function namesIn({ dataDir }: Product, folder: string): string[] {
  try {
    return readdirSync(join(dataDir, folder)).map((name) => `${folder}/${name}`)
  } catch {
    return []
  }
}

function expectSame(before: Contents, after: Contents): void {
  for (const [table, rows] of Object.entries(before.rows)) {
    const same = JSON.stringify(rows) === JSON.stringify(after.rows[table])
    if (!same) faults.push(`the table ${table} was changed`)
  }
  const more = after.files.filter((name) => !before.files.includes(name))
  if (more.length > 0) faults.push(`left over: ${more.join(', ')}`)
}

/** Waits for the mails of the registration, because sending them changes rows. */
async function noTaskRunning(): Promise<void> {
  const db = new DatabaseSync(join(product.dataDir, 'sitewright.sqlite'), { readOnly: true })
  for (const deadline = performance.now() + 30_000; performance.now() < deadline;) {
    if (unfinishedTasks(db) === 0) break
    await pause(50)
  }
  db.close()
}

function report(writes: number): void {
  const seconds = Math.round((performance.now() - started) / 1_000)
  console.log(JSON.stringify({ check: 'full_disk', writes, faults, seconds }))
  process.exitCode = faults.length > 0 ? 1 : 0
}
