import { test } from '@japa/runner'
import { todosIn, withoutTodos } from '#planning/renderer/todos'

test.group('Places to fill', () => {
  test('an untouched place is cut out whole', ({ assert }) => {
    assert.equal(withoutTodos('<p>a</p><p data-todo="Add b">Add b</p><p>c</p>'), '<p>a</p><p>c</p>')
  })

  test('a place that was filled only loses its mark', ({ assert }) => {
    const html = '<p class="x" data-todo="Add b">Mon–Fri 9–5</p>'
    assert.equal(withoutTodos(html), '<p class="x">Mon–Fri 9–5</p>')
    assert.isEmpty(todosIn(html))
  })

  test('a container goes when everything in it is open, and stays when one thing is filled', ({
    assert,
  }) => {
    const row = (text: string) => `<li data-todo="Item"><b data-todo="Bread">${text}</b></li>`
    const list = (one: string, two: string) => `<ul data-todo="List">${row(one)}${row(two)}</ul>`
    assert.equal(withoutTodos(list('Bread', 'Bread')), '')
    assert.equal(withoutTodos(list('Bread', 'Rye')), '<ul><li><b>Rye</b></li></ul>')
  })

  test('links to what was cut go with it', ({ assert }) => {
    const html =
      '<ul><li><a href="#gone">G</a></li><li><a href="#here">H</a></li></ul><section id="gone" data-todo="x"><p data-todo="y">y</p></section>'
    assert.equal(withoutTodos(html), '<ul><li><a href="#here">H</a></li></ul>')
  })

  test('a note under a drawn plate is open until a real picture hangs there', ({ assert }) => {
    const figure = (src: string) =>
      `<figure><img src="${src}" alt=""><figcaption data-todo="Photo">Photo</figcaption></figure>`
    assert.deepEqual(todosIn(figure('data:image/svg+xml,x')), ['Photo'])
    assert.isEmpty(todosIn(figure('images/a.webp')))
  })

  test('escapes and nested tags do not hide that a text is untouched', ({ assert }) => {
    assert.equal(withoutTodos('<p data-todo="You &amp; us">You <b>&#38;</b> us</p>'), '')
  })

  test('marks in comments, scripts and styles are not places', ({ assert }) => {
    const html = '<!-- <p data-todo="a">a</p> --><script>"<p data-todo=\\"a\\">"</script>'
    assert.equal(withoutTodos(html), html)
  })

  test('an element that is never closed cannot take the rest of the page with it', ({ assert }) => {
    assert.include(withoutTodos('<p data-todo="a">a<div>rest</div>'), 'rest')
  })

  test('a page without marks comes back byte for byte', ({ assert }) => {
    const html = '<!doctype html><html>\r\n<body><p title="a>b">x</p></body></html>'
    assert.equal(withoutTodos(html), html)
  })
})
