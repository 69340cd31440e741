import logger from '@adonisjs/core/services/logger'
import { test } from '@japa/runner'
import { visitorDangers } from '#deploy/services/visitor_dangers'
import { live } from '#tests/helpers/live_site'
import { page } from '#tests/helpers/websites'

const withinPage = (html: string) => page('Rye').replace('</body>', `${html}</body>`)

test.group('Dangers for the visitors of a site', () => {
  for (const [html, danger] of [
    ['<script src="https://miner.example/m.js"></script>', 'a script of miner.example'],
    ['<script src="//cdn.example:8443/x.js"></script>', 'a script of cdn.example:8443'],
    ['<iframe src="https://bank.example/"></iframe>', 'a frame of bank.example'],
    ['<object data="https://o.example/x"></object>', 'a frame of o.example'],
    ['<form><input type="Password" name="pin"></form>', 'a field for a password'],
    ['<form action="https://steal.example/"></form>', 'a form that is sent to steal.example'],
    ['<button formaction="//steal.example">Go</button>', 'a form that is sent to steal.example'],
    ['<base href="https://b.example/">', 'addresses that lead to b.example'],
    [
      `<meta http-equiv="Refresh" content="0; URL='https://away.example/x'">`,
      'visitors are sent on to away.example',
    ],
  ]) {
    test(`are found: ${danger}`, ({ assert }) => {
      assert.deepEqual(visitorDangers(withinPage(html)), [danger])
    })
  }

  test('do not include the site’s own scripts, forms and links', ({ assert }) => {
    const own =
      '<script>1</script><script src="/a.js"></script><form action="/_forms/contact"><input type="text"></form>' +
      '<a href="https://example.com/">A link</a><meta http-equiv="refresh" content="5">'
    assert.deepEqual(visitorDangers(withinPage(own)), [])
  })

  test('T3: are logged when the site is published, and do not prevent it', async ({
    assert,
    cleanup,
  }) => {
    const lines: unknown[][] = []
    const { warn } = logger
    cleanup(() => void (logger.warn = warn))
    logger.warn = (...line: unknown[]) => void lines.push(line)
    const { website } = await live(withinPage('<form><input name="pin" type="password"></form>'))
    await live(page('Harmless'))
    assert.deepEqual(lines, [
      [
        { website: website.id, slug: website.slug, dangers: ['a field for a password'] },
        'a published page could harm its visitors',
      ],
    ])
  })
})
