import { mkdir, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Settings } from 'luxon'
import { signedInUser } from '#tests/helpers/people'
import { rawRequest } from '#tests/helpers/raw_request'
import { edit, page, readyWebsite } from '#tests/helpers/websites'
import { bundleFrameRuntime } from '../../../resources/build/frame_runtime.ts'

async function frame(client: ApiClient, html = page('Draft')) {
  const { user, bearer } = await signedInUser()
  const website = await readyWebsite(user, { html })
  const ask = () => client.get(`/api/spa/websites/${website.id}/edit_frame/`).bearerToken(bearer)
  const answer = await ask()
  return { website, bearer, ask, answer, url: answer.body().url as string }
}

test.group('The edit frame', (group) => {
  group.setup(async () => {
    const file = app.publicPath('assets/frame_runtime.js')
    if (existsSync(file)) return
    await mkdir(app.publicPath('assets'), { recursive: true })
    await writeFile(file, await bundleFrameRuntime())
  })
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })

  test('has its own host, and its answer contains the undo state', async ({ assert, client }) => {
    const { website, ask, answer, url } = await frame(client)
    answer.assertStatus(200)
    answer.assertBodyContains({ version: 1, can_undo: false, can_redo: false })
    const { host, pathname } = new URL(url)
    assert.equal(host, `p-${website.previewKey}.localhost:${process.env.PORT}`)
    assert.match(pathname, /^\/e\/1\/\d+\.[\w-]+\/$/)
    await edit(website, page('Newer'))
    ;(await ask()).assertBodyContains({ version: 2, can_undo: true, can_redo: false })
  })

  test('contains the stored page after one script of ours', async ({ assert, client }) => {
    const { url } = await frame(client)
    const { status, body, headers } = await rawRequest(url)
    assert.equal(status, 200)
    const [, nonce] = /script-src 'nonce-([\w-]{22})'/.exec(csp(headers)) ?? []
    const script = /^<!doctype html>(<script nonce="([^"]+)" data-app="([^"]+)">[^]*?<\/script>)/
    const [, whole, used, appUrl] = script.exec(body) ?? []
    assert.equal(used, nonce)
    assert.equal(appUrl, `http://localhost:${process.env.PORT}`)
    assert.equal(body.replace(whole, ''), page('Draft'))
  })

  test('runs no other script, and only the app can frame it', async ({ assert, client }) => {
    const { url } = await frame(client)
    const { headers } = await rawRequest(url)
    const policy = Object.fromEntries(
      csp(headers)
        .split('; ')
        .map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')])
    )
    assert.match(policy['script-src'], /^'nonce-[\w-]{22}'$/)
    const closed = ['default-src', 'object-src', 'base-uri', 'form-action', 'frame-src']
    for (const name of closed) assert.equal(policy[name], `'none'`, name)
    assert.equal(policy['frame-ancestors'], `http://localhost:${process.env.PORT}`)
    assert.equal(headers['referrer-policy'], 'no-referrer')
    assert.equal(headers['cache-control'], 'private, no-store')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.isUndefined(headers['set-cookie'])
  })

  test('has a new nonce each time', async ({ assert, client }) => {
    const { url } = await frame(client)
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => csp((await rawRequest(url)).headers))
    )
    assert.lengthOf(new Set(nonces), 3)
  })

  test('no content of the page can come before our script or swallow it', async ({
    assert,
    client,
  }) => {
    const pages = [
      '\uFEFF<!-- <!doctype html> --><!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">\n<html></html>',
      '<html><head></head><body>no doctype</body></html>',
      '<!-- never closed <html></html>',
      '<plaintext><html></html>',
      '<!--><textarea>--><!doctype html><html></html>',
      '<!---><textarea>--><!doctype html><html></html>',
      '<!--a--!><textarea>--><!doctype html><html></html>',
      '<!doctype html',
    ]
    for (const html of pages) {
      const { url } = await frame(client, html)
      const { body } = await rawRequest(url)
      const before = body.slice(0, body.indexOf('<script nonce='))
      assert.match(before, /^$|<!doctype[^>]*>$/i)
      assert.notInclude(before, '<textarea>')
      assert.equal(body.replace(/<script nonce="[^]*?<\/script>/, ''), html)
    }
  })

  test('expires after ten minutes, and does not accept the address of a preview', async ({
    assert,
    client,
  }) => {
    const { url } = await frame(client)
    const swapped = await rawRequest(url.replace('/e/', '/v/'))
    assert.equal(swapped.status, 403)
    const start = Date.now()
    Settings.now = () => start + 10 * 60_000 + 1
    const late = await rawRequest(url)
    assert.equal(late.status, 410)
    assert.notInclude(late.body, 'Draft')
  })

  test('its runtime is at most 10 KB on the wire', async ({ assert }) => {
    const { gzipSync } = await import('node:zlib')
    assert.isBelow(gzipSync(await bundleFrameRuntime()).length, 10_000)
  })
})

function csp(headers: IncomingHttpHeaders): string {
  return String(headers['content-security-policy'])
}
