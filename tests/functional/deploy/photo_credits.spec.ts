import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { openverseId, startPhotoSources, type PhotoSources } from '#tests/fakes/photo_sources'
import { signedInUser } from '#tests/helpers/people'
import { publish } from '#tests/helpers/published'
import { rawRequest } from '#tests/helpers/raw_request'
import { edit, page, readyWebsite } from '#tests/helpers/websites'

let sources: PhotoSources

async function chosenPhoto(client: ApiClient) {
  const { user, bearer } = await signedInUser()
  const website = await readyWebsite(user)
  const path = `/api/spa/websites/${website.id}`
  const choose = async (at: number) => {
    const body = { source: 'openverse', id: openverseId(at) }
    return (await client.post(`${path}/photo_search/`).bearerToken(bearer).json(body)).body()
  }
  const shows = (...images: { path: string }[]) => {
    const pictures = images.map((image) => `<img src="${image.path}" alt="">`).join('')
    return edit(website, page('Rye').replace('</body>', `${pictures}</body>`))
  }
  const published = async () => {
    const { deployment } = await publish(website)
    return (await rawRequest(`${deployment.deploymentUrl}/`)).body
  }
  const exported = async () => {
    const answer = await client.get(`${path}/export/`).bearerToken(bearer)
    return answer.body().html_content as string
  }
  return { website, choose, shows, published, exported, bearer, path }
}

const LINE = /<p style="[^"]+">Photos: (.*)<\/p>/

test.group('The credit of a photo', (group) => {
  group.each.setup(async () => {
    const started = await startPhotoSources()
    sources = started.sources
    return started.end
  })

  test('stands at the end of the published page and of an export, with its links', async ({
    assert,
    client,
  }) => {
    const { choose, shows, published, exported } = await chosenPhoto(client)
    await shows(await choose(4))
    for (const html of [await published(), await exported()]) {
      const [all, line] = LINE.exec(html) ?? []
      assert.equal(
        line?.replace(/ style="color:inherit"/g, ''),
        '<a href="https://example.org/photos/4" rel="noopener">' +
          '‘A loaf of bread 4’ – Ana &lt;Ruiz&gt;</a>, ' +
          '<a href="https://creativecommons.org/licenses/by/4.0/" rel="noopener">CC BY 4.0</a>'
      )
      assert.match(html.slice(html.indexOf(all!)), /^<p [^>]*>.*<\/p>\s*<\/body>/)
    }
  })

  test('stands only for photos that the page shows, once each, and only if it is asked for', async ({
    assert,
    client,
  }) => {
    const { choose, shows, published } = await chosenPhoto(client)
    const [one, other] = [await choose(1), await choose(2)]
    sources.changes = { license: 'cc0' }
    const free = await choose(3)
    await shows(one, one, free)
    const html = await published()
    assert.equal(html.match(/A loaf of bread 1/g)?.length, 1)
    assert.notInclude(html, other.title)
    assert.notInclude(html, free.title)
    await shows(free)
    assert.notMatch(await published(), LINE)
  })

  test('is in the language of the page', async ({ assert, client }) => {
    const { website, choose, published } = await chosenPhoto(client)
    const { path } = await choose(6)
    const german = page('Roggen').replace(/<html[^>]*>/, '<html lang="de">')
    await edit(website, german.replace('</body>', `<img src="${path}" alt=""></body>`))
    assert.include(await published(), '>Fotos: ')
  })

  test('is kept by a copy of the website', async ({ assert, client }) => {
    const { choose, bearer, path } = await chosenPhoto(client)
    const { credit } = await choose(5)
    const copy = (await client.post(`${path}/duplicate/`).bearerToken(bearer)).body()
    const images = await client.get(`/api/spa/websites/${copy.id}/images/`).bearerToken(bearer)
    assert.deepEqual(images.body()[0].credit, credit)
  })
})
