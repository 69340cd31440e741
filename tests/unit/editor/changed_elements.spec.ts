import { test } from '@japa/runner'
import { pageEngine } from '#contract/page_engine'
import { changedElements } from '../../../resources/editor/engine/changed_elements.ts'

const PAGE =
  '<!doctype html><html><head><title>A</title></head><body data-element-id="e1">' +
  '<section data-section="menu" data-element-id="e2"><h2 data-element-id="e3">Bread</h2></section>' +
  '<section data-section="visit" data-element-id="e4"><p data-element-id="e5">Here</p></section>' +
  '</body></html>'

const changed = (html: string) => changedElements(pageEngine.open(PAGE), pageEngine.open(html))

test.group('The elements that are highlighted after a change', () => {
  test('are those with another text or markup, without their parents', ({ assert }) => {
    assert.deepEqual(changed(PAGE), [])
    assert.deepEqual(changed(PAGE.replace('Bread', 'Cakes')), ['e3'])
    assert.deepEqual(changed(PAGE.replace('<p ', '<p class="x" ')), ['e5'])
    assert.deepEqual(changed(PAGE.replace('<title>A', '<title>B')), [])
  })

  test('are the outermost of the new elements', ({ assert }) => {
    const more = '<section data-element-id="e6"><p data-element-id="e7">New</p></section>'
    assert.deepEqual(changed(PAGE.replace('</body>', `${more}</body>`)), ['e6'])
  })

  test('are the sections if only their order changed', ({ assert }) => {
    const [, menu, visit] = /(<section data-section="menu".*?<\/section>)(.*?)<\/body>/.exec(PAGE)!
    assert.deepEqual(changed(PAGE.replace(menu + visit, visit + menu)), ['e4', 'e2'])
  })

  test('are limited in number', ({ assert }) => {
    const many = Array.from({ length: 90 }, (_, at) => `<i data-element-id="n${at}">x</i>`)
    assert.lengthOf(changed(PAGE.replace('</body>', `${many.join('')}</body>`)), 60)
  })
})
