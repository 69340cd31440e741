import { createHash } from 'node:crypto'
import { mkdir, readdir, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { dataDir } from '#config/storage'
import { storeContent } from '#deploy/services/release_store'
import { keepImageFiles } from '#websites/images/image_files'
import { startGoogle } from '#tests/fakes/google'
import { apiCalls, saysSuccess, send } from '#tests/helpers/api_calls'
import { databaseDump, differences } from '#tests/helpers/database_dump'
import { eventually } from '#tests/helpers/eventually'
import { useModel } from '#tests/helpers/model_designer'
import { publish } from '#tests/helpers/published'
import { postForm, rawRequest } from '#tests/helpers/raw_request'
import { setScene, type Scene } from '#tests/helpers/scene'
import {
  begun,
  designingModel,
  finding,
  isDesign,
  isRepair,
  onlyStart,
  waitShorter,
  writtenIn,
} from '#tests/helpers/watched_build'

/** Calls that only read, or that are refused before they write. */
const WRITE_NOTHING = [
  'POST /api/users/create-password',
  'POST /api/deployment/deployments/refresh_deployment_list',
  'POST /api/deployment/deployments/check_status',
  // These people have no subscription and no domain.
  'POST /api/payments/refresh',
  'POST /api/payments/upgrade',
  'POST /api/payments/webhook',
  'POST /api/spa/websites/:id/verify_custom_domain',
  // This build is over; a test below has one that is not.
  'POST /api/spa/websites/task-status/:taskId/findings',
  // Here the sources of photos do not answer, and there is no model.
  'POST /api/spa/websites/:id/made_pictures',
  'POST /api/spa/websites/:id/photo_search',
]

const SAVE = 'PUT /api/spa/websites/:id/update_html'
const PUBLISH = 'POST /api/deployment/deployments/deploy_website'
const UPLOAD = 'POST /api/spa/websites/:id/upload_image'
const REGISTER = 'POST /api/users/register'

const calls = Object.keys(apiCalls)
const reads = calls.filter((name) => name.startsWith('GET '))
const writes = calls.filter((name) => !reads.includes(name) && !WRITE_NOTHING.includes(name))

/** The database refuses every change, as on a disk that is full, broken or read-only. */
async function withoutStorage<T>(work: () => Promise<T>): Promise<T> {
  await db.rawQuery('pragma query_only = on')
  try {
    return await work()
  } finally {
    await db.rawQuery('pragma query_only = off')
  }
}

async function kept() {
  const pictures = await readdir(join(dataDir, 'images')).catch(() => [])
  return { ...(await databaseDump()), pictures: pictures.toSorted() }
}

const asOwner = (name: string, scene: Scene) => send(name, scene, { bearer: scene.bearer })

test.group('When nothing can be stored', (group) => {
  group.setup(startGoogle)

  test('each call that writes reports it and changes nothing, and works again afterwards', async ({
    assert,
    client,
  }) => {
    const scene = await setScene(client)
    const before = await kept()
    await withoutStorage(async () => {
      for (const name of writes) {
        const refused = await asOwner(name, scene)
        assert.equal(refused.status, 503, `${name}: ${refused.body}`)
        const said = JSON.parse(refused.body)
        assert.equal(said.code, 'storage_failed', name)
        assert.match(said.error, /cannot store anything right now\. Nothing was changed\./, name)
        assert.equal(said.success, saysSuccess(name) ? false : undefined, name)
      }
    })
    assert.deepEqual(differences(before, await kept()), [])
    for (const name of [SAVE, PUBLISH, UPLOAD, REGISTER]) {
      const answer = await asOwner(name, scene)
      assert.equal(answer.status, apiCalls[name].answers[2], `${name}: ${answer.body}`)
    }
  })

  test('the app and the published sites can still be read', async ({ assert, client }) => {
    const scene = await setScene(client)
    const { deployment } = await publish(scene.website)
    await withoutStorage(async () => {
      for (const name of [...reads, ...WRITE_NOTHING]) {
        const answer = await asOwner(name, scene)
        assert.equal(answer.status, apiCalls[name].answers[2], `${name}: ${answer.body}`)
      }
      assert.equal((await rawRequest(`${deployment.deploymentUrl}/`)).status, 200)
    })
  })

  test('a file that cannot be written completely leaves nothing on the disk', async ({
    assert,
  }) => {
    const folders = ['images', 'releases'].map((name) => join(dataDir, name))
    const names = () => Promise.all(folders.map((folder) => readdir(folder).catch(() => [])))
    const before = await names()
    // Writing to this file fails as on a full disk.
    const unwritable = 7 as unknown as Buffer
    const narrower = new Map([[480, unwritable]])
    const picture = { hash: 'h', width: 1, height: 1, widths: [480], whole: Buffer.from('x') }
    await assert.rejects(() => keepImageFiles('no-room', { ...picture, narrower }))
    const hash = createHash('sha256').update('taken').digest('hex')
    const folderInTheWay = join(folders[1], `${hash}.br`)
    await mkdir(folderInTheWay, { recursive: true })
    await assert.rejects(() => storeContent(Buffer.from('taken'), 'text/html'))
    await rmdir(folderInTheWay)
    assert.deepEqual(await names(), before)
  })

  test('what a browser measures is not stored, and the build ends without what it lost', async ({
    assert,
    client,
    cleanup,
  }) => {
    cleanup(waitShorter())
    const { model, go } = designingModel()
    cleanup(useModel(model, 'auto'))
    const { report, finished, taskId } = await begun(client)
    const designs = () =>
      model.questions.filter((question) => isDesign(question) && !isRepair(question))
    const asked = () => designs().map(({ material }) => material.Prefix)
    // Only the answer for the last section is missing.
    await eventually(async () => {
      const written = Object.keys(await writtenIn(taskId)).length
      return asked().includes('x-contact') && written === asked().length - 1
    })
    const before = await kept()
    await withoutStorage(async () => {
      const refused = await report(onlyStart(finding('start')))
      refused.assertStatus(503)
      assert.equal(refused.body().code, 'storage_failed')
      assert.match(refused.body().error, /cannot store anything right now\. Nothing was changed\./)
      go()
      await pause(1_000)
      assert.deepEqual(differences(before, await kept()), [])
    })
    const accepted = await report(onlyStart(finding('start')))
    accepted.assertStatus(204)
    assert.include(await finished(), 'class="section own x-contact')
    assert.lengthOf(model.questions.filter(isRepair), 1)
    const others = asked().filter((prefix) => prefix !== 'x-contact')
    assert.deepEqual(others, [...new Set(others)])
  })

  test('a visitor whose message could not be stored is not thanked', async ({ assert, client }) => {
    const { website } = await setScene(client)
    const { deployment } = await publish(website)
    const form = `${deployment.deploymentUrl}/_forms/contact`
    const message = { name: 'Eve', email: 'eve@example.com', message: 'Open on Sunday?' }
    const before = await kept()
    const refused = await withoutStorage(() => postForm(form, message))
    assert.equal(refused.status, 503)
    assert.notInclude(refused.body, 'Thank you')
    assert.deepEqual(differences(before, await kept()), [])
    assert.equal((await postForm(form, message)).status, 200)
  })
})
