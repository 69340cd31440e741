import { test } from '@japa/runner'
import { hosts } from '#config/hosts'
import { currentHtml, Website } from '#websites/main'
import { imagesOf } from '#websites/images/owner'
import { Release } from '#deploy/models/release'
import { draftOf } from '#deploy/services/draft_of'
import { pages } from '#deploy/services/pages'
import { archiveOf, filesOf, packed, sendImport } from '#tests/helpers/archives'
import { live } from '#tests/helpers/live_site'
import { signedInUser } from '#tests/helpers/people'
import { publish } from '#tests/helpers/published'
import { rawRequest } from '#tests/helpers/raw_request'
import { edit, page, readyWebsite } from '#tests/helpers/websites'

const SHOWN =
  '<img class="hero-still" src="stills/door-1600.webp" ' +
  'srcset="stills/door-800.webp 800w, stills/door-1600.webp 1600w" sizes="100vw" alt="" ' +
  'width="1600" height="1067" fetchpriority="high" data-slot="still">'
const PAGE = page('Rye').replace('</h1>', `</h1>${SHOWN}<p>stills/cup-800.webp</p>`)

const RELEASED = /stills\/door-(?:800|1600)-[\da-f]{12}\.webp/g
const namesIn = (html: string) => [...new Set(html.match(RELEASED))]

test.group('A picture of ours on a published site', () => {
  test('is served under a name with the hash of its content, and no other picture is', async ({
    assert,
  }) => {
    const { address } = await live(PAGE)
    const { body } = await rawRequest(address)
    const names = namesIn(body)
    assert.lengthOf(names, 2)
    assert.equal(withoutHashes(/<img[^>]*>/.exec(body)![0]), SHOWN)
    assert.include(body, '<p>stills/cup-800.webp</p>')
    for (const name of names) {
      const picture = await rawRequest(`${address}${name}`)
      assert.equal(picture.status, 200, name)
      assert.equal(picture.bytes.toString('latin1', 8, 12), 'WEBP')
      assert.equal(picture.headers['content-type'], 'image/webp')
      assert.equal(picture.headers['cache-control'], 'public, max-age=31536000, immutable')
    }
    for (const other of ['door-1600.webp', 'cup-800.webp', '../package.json', 'door-1600-0.webp']) {
      const path = `/stills/${other}`
      assert.equal((await rawRequest(address, { path })).status, 404, path)
    }
  })

  test('stays for pages that are still loading, and comes back with its release', async ({
    assert,
    client,
  }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: PAGE })
    const { deployment } = await publish(website)
    const address = `${deployment.deploymentUrl}/`
    const [name] = namesIn((await rawRequest(address)).body)
    await edit(website, page('Without a picture'))
    await publish(website)
    assert.deepEqual(namesIn((await rawRequest(address)).body), [])
    assert.equal((await rawRequest(`${address}${name}`)).status, 200)

    const before = await Release.query().where('website_id', website.id).orderBy('version').first()
    const back = await client
      .post('/api/deployment/deployments/rollback/')
      .json({ website_id: website.id, release_id: before!.id })
      .bearerToken(bearer)
    assert.equal(back.status(), 200, back.text())
    assert.include((await rawRequest(address)).body, name)
    assert.equal((await rawRequest(`${address}${name}`)).status, 200)
  })

  test('is ours: nothing is missing, foreign or without a description', async ({ assert }) => {
    const { user } = await signedInUser()
    const website = await readyWebsite(user, { html: PAGE })
    const { checks } = await pages.readinessOf(await draftOf(website, PAGE))
    const of = ['lost_pictures', 'own_files', 'pictures', 'safe_addresses', 'closed_tags']
    const found = checks.filter(({ id }) => of.includes(id))
    assert.lengthOf(found, of.length)
    assert.deepEqual(
      found.filter(({ ok }) => !ok),
      []
    )
    assert.deepEqual(await pages.visitorDangers(PAGE), [])
  })
})

test.group('A picture of ours in an export', () => {
  test('is embedded in the page as one file', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: PAGE })
    const answer = await client.get(`/api/spa/websites/${website.id}/export/`).bearerToken(bearer)
    const { html_content: html } = answer.body()
    assert.match(html, /src="data:image\/webp;base64,[^" ]+" srcset="data:[^" ]+ 800w, data:/)
    assert.notMatch(html, /stills\/door/)
  })

  test('is a file of the archive, of which an import makes the same website', async ({
    assert,
    client,
  }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: PAGE })
    const archive = await archiveOf(website.id, bearer)
    const files = filesOf(archive)
    const named = namesIn(files['index.html'].toString())
    assert.sameMembers(Object.keys(files), ['index.html', 'sitewright.json', ...named])
    assert.lengthOf(named, 2)
    for (const name of named) assert.equal(files[name].toString('latin1', 8, 12), 'WEBP')

    const answer = await sendImport(client, { bearer, bytes: archive })
    assert.equal(answer.status(), 201, answer.text())
    assert.equal(await currentHtml(await Website.findOrFail(answer.body().id)), PAGE)
  })

  test('is ours again after somebody changed the page by hand', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: PAGE })
    const files = filesOf(await archiveOf(website.id, bearer))
    const changed = files['index.html'].toString().replace('Rye', 'Rye & Co')
    const bytes = await packed(Object.entries({ ...files, 'index.html': Buffer.from(changed) }))
    const answer = await sendImport(client, { bearer, bytes })
    assert.equal(answer.status(), 201, answer.text())
    assert.include(answer.body().html_content, SHOWN)
    assert.lengthOf(await imagesOf({ websiteId: answer.body().id, planId: null }), 0)
  })

  test('a file of the same name from elsewhere is an upload', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: PAGE })
    const files = filesOf(await archiveOf(website.id, bearer))
    const [name] = namesIn(files['index.html'].toString())
    const foreign = 'stills/door-1600.webp'
    const html = `<!doctype html><html><head><title>Door</title></head><body><img src="${foreign}" alt="Our door"></body></html>`
    const bytes = await packed([
      ['index.html', html],
      [foreign, files[name]],
    ])
    const answer = await sendImport(client, { bearer, bytes })
    assert.equal(answer.status(), 201, answer.text())
    assert.match(answer.body().html_content, /<img src="images\/[\da-f]{32}\.webp" alt="Our door">/)
  })
})

test.group('A picture of ours on the host of the app', () => {
  test('is served for frames, and nothing else of its folder is', async ({ assert }) => {
    const picture = await rawRequest(`${hosts.appUrl}/stills/door-800.webp`)
    assert.equal(picture.status, 200)
    assert.equal(picture.bytes.toString('latin1', 8, 12), 'WEBP')
    assert.equal(picture.headers['content-type'], 'image/webp')
    assert.equal(picture.headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(picture.headers['access-control-allow-origin'], '*')
    assert.equal(picture.headers['cross-origin-resource-policy'], 'cross-origin')
    for (const path of [
      '/stills/door-801.webp',
      '/stills/../README.md',
      '/stills/..%2fREADME.md',
      '/stills/__proto__',
      '/stills/',
    ]) {
      const answer = await rawRequest(hosts.appUrl, { path })
      assert.notEqual(answer.headers['content-type'], 'image/webp', path)
      assert.notInclude(answer.body, 'Blender', path)
      assert.equal(answer.status, 404, path)
    }
  })
})

function withoutHashes(html: string): string {
  return html.replace(/-[\da-f]{12}\.webp/g, '.webp')
}
