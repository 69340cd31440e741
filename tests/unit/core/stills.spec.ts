import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { stillNamesIn, withStillsAt } from '#contract/stills'
import { stillFiles, stillPath } from 'site-designer/stills'

const SET =
  '<img class="hero-still" src="stills/door-1600.webp" ' +
  'srcset="stills/door-800.webp 800w, stills/door-1600.webp 1600w" alt="">'

test.group('Our own pictures', () => {
  test('each exists in two widths, as WebP', ({ assert }) => {
    const names = [...stillFiles().keys()]
    const ids = new Set(names.map((name) => name.replace(/-\d+\.webp$/, '')))
    assert.isAtLeast(ids.size, 20)
    assert.lengthOf(names, ids.size * 2)
    for (const id of ids) {
      for (const width of [800, 1600]) {
        const bytes = readFileSync(stillPath(`${id}-${width}.webp`)!)
        assert.equal(bytes.toString('latin1', 8, 12), 'WEBP', id)
      }
    }
  })

  test('any other file name is not found', ({ assert }) => {
    for (const name of [
      '../README.md',
      '../webp/door-800.webp',
      './door-800.webp',
      'door-800.webp/..',
      'door-801.webp',
      'Door-800.webp',
      'door.py',
      'webp',
      '__proto__',
      'constructor',
      '',
    ]) {
      assert.isNull(stillPath(name), name)
    }
  })

  test('are found where a page loads them', ({ assert }) => {
    assert.deepEqual(stillNamesIn(SET), ['door-1600.webp', 'door-800.webp'])
    const style = `<style>a{background:url(stills/cup-800.webp)}</style>`
    assert.deepEqual(stillNamesIn(style), ['cup-800.webp'])
  })

  test('get other addresses, each with its own', ({ assert }) => {
    const moved = withStillsAt(SET, (name) => (name === 'door-800.webp' ? '/x.webp' : undefined))
    assert.equal(moved, SET.replace('stills/door-800.webp', '/x.webp'))
  })

  test('a text, and an address of another site, are not taken for one', ({ assert }) => {
    for (const page of [
      '<p>See stills/door-800.webp, stills/cup-800.webp</p>',
      '<img src="https://site.example/stills/door-800.webp">',
      '<img src="//stills/door-800.webp">',
      '<img src="my-stills/door-800.webp">',
      '<img src="images/stills/door-800.webp">',
    ]) {
      assert.deepEqual(stillNamesIn(page), [], page)
      assert.equal(
        withStillsAt(page, () => 'x'),
        page
      )
    }
  })
})
