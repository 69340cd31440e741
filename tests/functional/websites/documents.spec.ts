import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { siteOrigin } from '#config/hosts'
import { DeleteWebsite } from '#websites/actions/delete_website'
import { readDocumentFile } from '#websites/images/image_files'
import { Website } from '#websites/main'
import { PDF } from '#tests/helpers/documents'
import { signedInUser } from '#tests/helpers/people'
import { publish } from '#tests/helpers/published'
import { rawRequest } from '#tests/helpers/raw_request'
import { edit, page, readyWebsite } from '#tests/helpers/websites'

async function office(client: ApiClient) {
  const { user, bearer } = await signedInUser()
  const website = await readyWebsite(user)
  const path = `/api/spa/websites/${website.id}/`
  const upload = (bytes: Buffer, filename = 'Öffnungs-Zeiten & Preise.pdf') =>
    client.post(`${path}upload_file/`).bearerToken(bearer).file('file', bytes, { filename })
  const list = async () => (await client.get(`${path}files/`).bearerToken(bearer)).body()
  return { user, bearer, website, path, upload, list }
}

test.group('Documents of a website', () => {
  test('are uploaded, listed, linked, published as downloads and deleted', async ({
    assert,
    client,
  }) => {
    const { website, upload, list, path, bearer } = await office(client)
    const answer = await upload(PDF)
    answer.assertStatus(201)
    const file = answer.body()
    assert.match(file.path, /^files\/[0-9a-f]{32}\/offnungs-zeiten-preise\.pdf$/)
    assert.deepInclude(file, {
      name: 'Öffnungs-Zeiten & Preise.pdf',
      size: PDF.length,
      used: false,
    })
    // As after a lost answer, the upload is sent again.
    assert.equal((await upload(PDF)).body().id, file.id)
    assert.deepEqual(await list(), [file])

    await edit(website, page('First').replace('</h1>', `</h1><a href="${file.path}">Prices</a>`))
    assert.isTrue((await list())[0].used)
    const { deployment } = await publish(await Website.findOrFail(website.id))
    const preview = siteOrigin(`p-${website.previewKey}`)
    for (const origin of [deployment.deploymentUrl, preview]) {
      const served = await rawRequest(`${origin}/${file.path}`)
      assert.equal(served.status, 200)
      assert.deepEqual(served.bytes, PDF)
      assert.containsSubset(served.headers, {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment',
        'x-content-type-options': 'nosniff',
      })
    }

    const gone = await client.delete(`${path}files/${file.id}/`).bearerToken(bearer)
    gone.assertStatus(204)
    assert.deepEqual(await list(), [])
    assert.equal((await rawRequest(`${preview}/${file.path}`)).status, 404)
    assert.equal((await rawRequest(`${deployment.deploymentUrl}/${file.path}`)).status, 200)
  })

  test('files that are too large or no PDF are refused and not stored', async ({
    assert,
    client,
  }) => {
    const { upload, list, path, bearer } = await office(client)
    const html = Buffer.from('<html><script>alert(1)</script>')
    const cut = PDF.subarray(0, 60)
    for (const bytes of [html, cut, Buffer.concat([html, PDF]), Buffer.alloc(0)]) {
      const answer = await upload(bytes, 'prices.pdf')
      answer.assertStatus(400)
      assert.equal(answer.body().error, 'Please select a PDF file')
    }
    const large = await upload(Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]))
    large.assertStatus(413)
    const nothing = await client.post(`${path}upload_file/`).bearerToken(bearer).json({})
    nothing.assertStatus(400)
    assert.deepEqual(await list(), [])
  })

  test('are deleted with their website', async ({ assert, client }) => {
    const { website, upload } = await office(client)
    const { id } = (await upload(PDF)).body()
    assert.isNotNull(await readDocumentFile(id))
    await new DeleteWebsite().handle(await Website.findOrFail(website.id))
    assert.isNull(await readDocumentFile(id))
  })
})
