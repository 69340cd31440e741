import { test } from '@japa/runner'
import { todosIn } from 'site-designer'
import { pageEngine } from '#contract/page_engine'
import { EditedPage } from '#designer_tests/helpers/editing'
import { linkPlaces } from '../../../resources/editor/engine/link_places.ts'
import { detailsOf, openPlaces } from '../../../resources/editor/engine/page_details.ts'

const PAGE = EditedPage.ofOurs('barber').html

test.group('Page details for the editor', () => {
  test('the title and the description are unescaped', ({ assert }) => {
    const html =
      '<html><head><title>Rye &amp; Co</title><meta name="description" content="Bread &quot;daily&quot;">' +
      '<link rel="icon" href="/a.png"><meta property="og:image" content="/b.png"></head><body><svg><title>No</title></svg></body></html>'
    assert.deepEqual(detailsOf(pageEngine.open(html)), {
      title: 'Rye & Co',
      description: 'Bread "daily"',
      icon: '/a.png',
      picture: '/b.png',
    })
  })

  test('the places to fill in are those that publishing removes', ({ assert }) => {
    const places = openPlaces(pageEngine.open(PAGE))
    assert.isNotEmpty(places)
    assert.deepEqual(
      places.map(({ note }) => note),
      todosIn(PAGE)
    )
    for (const { id } of places) assert.include(PAGE, `data-element-id="${id}"`)
    const [first] = places.filter(({ isPicture }) => !isPicture)
    const filled = pageEngine.apply(pageEngine.open(PAGE), [
      { type: 'set_text', element: first.id, text: 'Something else' },
    ])
    if (!filled.ok) throw new Error(filled.error.message)
    assert.lengthOf(openPlaces(filled.page), places.length - 1)
  })

  test('the link targets are the sections and the contacts', ({ assert }) => {
    const html =
      '<html><body><section id="menu"><h2>Our <b>bread</b></h2></section><section><h2>No</h2></section>' +
      '<a href="tel:+90232">Call</a><a href="tel:+90232">Call</a><a href="mailto:a@b.co?subject=x">Mail</a></body></html>'
    assert.deepEqual(linkPlaces(pageEngine.open(html)), {
      sections: [{ url: '#menu', name: 'Our bread' }],
      contacts: [
        { url: 'tel:+90232', name: '+90232' },
        { url: 'mailto:a@b.co?subject=x', name: 'a@b.co' },
      ],
    })
  })
})
