import { test } from '@japa/runner'
import { tag } from 'editor-engine'
import { pageDifference } from '#editor/services/page_difference'
import { EditedPage } from '#designer_tests/helpers/editing'

const PAGE = tag(
  `<!doctype html>
<html lang="en"><head><title>Crumb</title><style>:root{--brand:#123456}</style></head><body>
<header><a href="/">Crumb</a></header>
<main>
<section><h2>Bread</h2><p>Baked <b>daily</b>.</p></section>
<section><h2>Cakes</h2><ul><li>Plum</li><li>Poppy</li></ul></section>
<section><h2>Visit</h2><p>Mill Lane 4</p></section>
</main>
<footer><p>Open till five</p></footer>
</body></html>`,
  { now: 1 }
)

function idOf(words: string, html = PAGE): string {
  const [, id] = new RegExp(`data-element-id="([^"]+)"[^>]*>${words}`).exec(html) ?? []
  return id
}

test.group('The difference of two versions', () => {
  test('a changed text is one section, one element and its words', ({ assert }) => {
    const difference = pageDifference(PAGE, PAGE.replace('Plum', 'Apple'))
    assert.deepEqual(difference, {
      total: 5,
      identical: 4,
      sections: [{ heading: 'Cakes', place: 'section', change: 'changed' }],
      look: false,
      about: false,
      elements: [idOf('Plum')],
      texts: [{ before: 'Plum', after: 'Apple' }],
    })
  })

  test('a removed section also changes the menu', ({ assert }) => {
    const start = PAGE.indexOf('<section', PAGE.indexOf('Bread'))
    const end = PAGE.indexOf('</section>', start) + '</section>'.length
    const difference = pageDifference(
      PAGE,
      (PAGE.slice(0, start) + PAGE.slice(end)).replace('>Crumb</a>', '>Crumb & Co</a>')
    )
    assert.equal(difference.total, 5)
    assert.equal(difference.identical, 3)
    assert.deepEqual(
      difference.sections.map(({ heading, place, change }) => [place, heading, change]),
      [
        ['header', '', 'changed'],
        ['section', 'Cakes', 'removed'],
      ]
    )
    assert.deepEqual(difference.texts, [
      { before: 'Crumb', after: 'Crumb & Co' },
      { before: 'Cakes Plum Poppy', after: '' },
    ])
  })

  test('only the outermost new element counts', ({ assert }) => {
    const html = tag(
      PAGE.replace('<footer', '<section><h2>Questions</h2><p>When?</p></section>\n<footer').replace(
        '</main>\n<section',
        '<section'
      ),
      { now: 2 }
    ).replace('</section>\n<footer', '</section></main>\n<footer')
    const difference = pageDifference(PAGE, html)
    const added = difference.sections.filter(({ change }) => change === 'added')
    assert.deepEqual(added, [{ heading: 'Questions', place: 'section', change: 'added' }])
    assert.equal(difference.total, 6)
    assert.lengthOf(difference.elements, 1)
    assert.deepEqual(difference.texts, [{ before: '', after: 'Questions When?' }])
  })

  test('a moved section is reported as moved', ({ assert }) => {
    const [bread, cakes] = PAGE.match(/<section[\s\S]*?<\/section>/g)!
    const html = PAGE.replace(bread, '').replace(cakes, `${cakes}\n${bread}`)
    const difference = pageDifference(PAGE, html)
    assert.deepEqual(
      difference.sections.map(({ change }) => change),
      ['moved']
    )
    assert.equal(difference.identical, 4)
    assert.deepEqual(difference.texts, [])
  })

  test('a theme colour counts for the whole page and no section', ({ assert }) => {
    const difference = pageDifference(PAGE, PAGE.replace('#123456', '#654321'))
    assert.isTrue(difference.look)
    assert.isFalse(difference.about)
    assert.equal(difference.identical, 5)
    assert.deepEqual(difference.elements, [idOf('', PAGE)])
  })

  test('drawings with new colours are not a change of their sections', ({ assert }) => {
    const page = EditedPage.ofOurs('barber')
    const before = page.html
    const difference = pageDifference(before, page.does('Make the page dark').html)
    assert.isTrue(difference.look)
    assert.lengthOf(difference.elements, 1)
    assert.deepEqual(difference.texts, [])
  })

  test('a changed title is reported', ({ assert }) => {
    const difference = pageDifference(PAGE, PAGE.replace('<title>Crumb', '<title>Bakery'))
    assert.isTrue(difference.about)
    assert.isFalse(difference.look)
  })

  test('new ids are no difference', ({ assert }) => {
    const bare = PAGE.replace(/ data-element-id="[^"]*"/g, '')
    for (const [before, after] of [
      [bare, PAGE],
      [PAGE, PAGE],
    ]) {
      const difference = pageDifference(before, after)
      assert.equal(difference.identical, 5)
      assert.deepEqual(difference.sections, [])
      assert.deepEqual(difference.elements, [])
      assert.deepEqual(difference.texts, [])
    }
  })

  test('sections without ids are matched by their kind', ({ assert }) => {
    const bare = PAGE.replace(/ data-element-id="[^"]*"/g, '')
    const difference = pageDifference(bare, bare.replace('Mill Lane 4', 'Mill Lane 5'))
    assert.equal(difference.total, 5)
    assert.equal(difference.identical, 4)
  })

  test('a generated page works too', ({ assert }) => {
    const page = EditedPage.ofOurs('barber')
    const before = page.html
    const after = page.does('Change the price of Skin fade to 35 €').html
    const difference = pageDifference(before, after)
    assert.isAbove(difference.total, 4)
    assert.equal(difference.identical, difference.total - 1)
    assert.match(difference.texts[0].after, /35\s€/)
  })
})
