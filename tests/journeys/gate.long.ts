import { test } from '@japa/runner'
import { PageServer } from '#tests/gate/browser/page_server'
import { badPages } from '#tests/gate/bad_pages'
import { allCases, sampleOf } from '#tests/gate/cases'
import { distancesBetween } from '#tests/gate/distance/pairs'
import { pictureDistance } from '#tests/gate/distance/picture'
import { structuralDistance } from '#designer/site/fingerprint'
import { goodPage, goodText, goodWords } from '#tests/gate/good_page'
import { Inspector } from '#tests/gate/inspect'
import { lookAt } from '#tests/gate/craft/look_at'
import { theBrowser } from '#tests/helpers/browser'

test.group('Craft gate', (group) => {
  let server: PageServer
  let inspector: Inspector

  group.setup(async () => {
    server = await PageServer.start()
    inspector = await Inspector.open(await theBrowser(), server)
  })
  group.teardown(async () => {
    await server.stop()
  })

  const asked = { text: goodText, vocabulary: goodWords }
  const inspect = async (html: string, widths?: number[]) =>
    (await inspector.inspect({ html, kind: 'published', asked, widths })).found

  test('a good page passes at every width', async ({ assert }) => {
    assert.deepEqual(await inspect(goodPage), [])
  })

  test('{check}: {name} is found')
    .with(badPages)
    .run(async ({ assert }, { check, html }) => {
      // The slow axe checks run at one width only.
      const found = await inspect(html, [check === 'accessibility' ? 375 : 320])
      assert.include(
        found.map((finding) => finding.check),
        check,
        JSON.stringify(found)
      )
    })

  test('every check has its own bad page', async ({ assert }) => {
    const { readdir } = await import('node:fs/promises')
    const files = await readdir(new URL('../gate/checks/', import.meta.url))
    const checks = files.map((file) => file.replace('.ts', '').replaceAll('_', ' '))
    assert.sameMembers([...new Set(badPages.map(({ check }) => check))], checks)
  })

  test('a page has no distance from itself, and a large one from another', async ({ assert }) => {
    const looks: Awaited<ReturnType<typeof lookAt>>[] = []
    const dark = goodPage.replace(
      '</style>',
      'body{background:#222;color:#eee}h1{font-size:5rem}</style>'
    )
    for (const html of [goodPage, goodPage, dark])
      await inspector.look({ html }, async ({ page }) => void looks.push(await lookAt(page)))
    assert.equal(pictureDistance(looks[0], looks[1]), 0)
    assert.isAbove(pictureDistance(looks[0], looks[2]), 0.4)
  })

  test('two pages differ in what was set differently', ({ assert }) => {
    const hero = { what: 'hero', layout: 'split', alignment: 'start', surface: 'plain' }
    const menu = { what: 'menu', layout: 'rows', alignment: 'start', surface: 'tint' }
    assert.equal(structuralDistance([hero, menu], [hero, menu]), 0)
    assert.equal(structuralDistance([hero, menu], [{ ...hero, layout: 'card' }, menu]), 0.25)
    assert.equal(structuralDistance([hero, menu], [hero]), 0.5)
    assert.equal(structuralDistance([hero], [menu]), 1)
  })

  test('only sites of one family are compared', ({ assert }) => {
    const look = { palette: {}, grid: [], ink: [], accent: 0, hues: 0 }
    const face = (name: string, family: string) => ({ name, family, places: [], look })
    const faces = [face('a', 'bakery'), face('b', 'bakery'), face('c', 'gym')]
    const { pairs, share } = distancesBetween(faces)
    assert.deepEqual(
      pairs.map(({ names }) => names),
      [['a', 'b']]
    )
    assert.equal(share.both, 0)
  })

  test('the sample is always the same, and contains every trade before repeating one', ({
    assert,
  }) => {
    const cases = allCases()
    const trades = new Set(cases.map(({ trade }) => trade.id))
    const sample = sampleOf(cases, trades.size)
    assert.deepEqual(sample, sampleOf(allCases(), trades.size))
    assert.equal(new Set(sample.map(({ trade }) => trade.id)).size, trades.size)
  })
})
