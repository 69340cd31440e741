import { test } from '@japa/runner'
import { todosIn, withoutTodos } from '#designer/live_page/todos'

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

  test('a navigation that led only to what was cut goes too', ({ assert }) => {
    const gone = '<section id="gone" data-todo="x"><p data-todo="y">y</p></section>'
    const items = '<li><a href="#gone">G</a></li> <li><a href="#gone">H</a></li>'
    const fold = `<details><summary>Menu</summary> <nav><ul>${items}</ul></nav></details>`
    assert.equal(
      withoutTodos(`<header><nav><ul>${items}</ul></nav>${fold}</header>${gone}`),
      '<header></header>'
    )
    const kept = `<details><summary>Menu</summary><ul>${items}</ul><p>Words</p></details>`
    assert.equal(
      withoutTodos(kept + gone),
      '<details><summary>Menu</summary><p>Words</p></details>'
    )
    // What was empty before is the person's own.
    assert.equal(withoutTodos(`<ul></ul><ul>${items}</ul>${gone}`), '<ul></ul>')
  })

  test('a note under a drawn plate is open until a real picture hangs there', ({ assert }) => {
    const figure = (src: string) =>
      `<figure><img src="${src}" alt=""><figcaption data-todo="Photo">Photo</figcaption></figure>`
    assert.deepEqual(todosIn(figure('data:image/svg+xml,x')), ['Photo'])
    assert.isEmpty(todosIn(figure('images/a.webp')))
  })

  test('a place is cut out however its mark is written', ({ assert }) => {
    assert.equal(withoutTodos(`<p DATA-TODO='Add b' class=x>Add b</p>`), '')
    assert.equal(withoutTodos('<div><p data-todo="Add b">Add b</div>'), '<div></div>')
    assert.equal(withoutTodos('<p data-todo="Foto : hier">Foto\u00a0: hier</p>'), '')
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

  test('a place inside a place of the same kind does not hide where either ends', ({ assert }) => {
    const nested = (text: string) =>
      `<div data-todo="A"><div data-todo="B">${text}</div><div>rest</div></div><p>after</p>`
    assert.equal(withoutTodos(nested('B')), '<p>after</p>')
    assert.equal(
      withoutTodos(nested('Bread')),
      '<div><div>Bread</div><div>rest</div></div><p>after</p>'
    )
  })

  test('a list’s item goes with its link only when it holds nothing else', ({ assert }) => {
    const gone = '<p id="gone" data-todo="y">y</p>'
    const link = '<a class="x" href="#gone">Gone <b>for good</b></a>'
    assert.equal(
      withoutTodos(`<li>\n${link} </li><li>${link}, too</li>${link}${gone}`),
      '<li>, too</li>'
    )
    assert.equal(withoutTodos(`<li>Also ${link}</li>${gone}`), '<li>Also </li>')
    assert.equal(
      withoutTodos(`${gone}<a href="#gone">never closed`),
      '<a href="#gone">never closed'
    )
  })

  test('places that stand in each other many thousand times are cut, or kept', ({ assert }) => {
    const DEEP = 20_000
    const nested = (text: string) =>
      `${'<div data-todo="a">'.repeat(DEEP)}${text}${'</div>'.repeat(DEEP)}`
    assert.isTrue(withoutTodos(nested('a')) === '')
    const kept = `${'<div>'.repeat(DEEP)}b${'</div>'.repeat(DEEP)}`
    assert.isTrue(withoutTodos(nested('b')) === kept)
    assert.deepEqual(todosIn(nested('a')), ['a'])
    // A paragraph ends where the next one begins.
    assert.lengthOf(todosIn('<p data-todo="a">a'.repeat(DEEP)), DEEP)
  })

  test('many places with many links to them are cut with all of these', ({ assert }) => {
    const MANY = 10_000
    const all = (part: (i: number) => string) => Array.from({ length: MANY }, (_, i) => part(i))
    const links = all((i) => `<li><a href="#s${i}">${i}</a></li>`).join('')
    const places = all((i) => `<p id="s${i}" data-todo="a">a</p>`).join('')
    assert.equal(withoutTodos(`<ul>${links}</ul>${places}`), '')
  })

  test('lists that stand in each other many thousand times go with their link, or stay', ({
    assert,
  }) => {
    const gone = '<p id="gone" data-todo="y">y</p>'
    const nested = (text: string) =>
      `${'<ul><li>'.repeat(20_000)}<a href="#gone">G</a>${text}${'</li></ul>'.repeat(20_000)}`
    assert.include(withoutTodos(nested('x') + gone), 'x')
    const lists = `${'<ul>'.repeat(20_000)}<li><a href="#gone">G</a></li>${'</ul>'.repeat(20_000)}`
    assert.equal(withoutTodos(lists + gone), '')
    const beside = '<ul><li><a href="#gone">G</a></li>x'.repeat(20_000) + '</ul>'.repeat(20_000)
    assert.include(withoutTodos(beside + gone), 'x')
  })

  test('what only looks like links and places is left as it is', ({ assert }) => {
    const gone = '<p id="gone" data-todo="y">y</p>'
    for (const piece of [
      '<a ',
      '<a href="#gone"',
      '<a href="#gone">',
      '<li>',
      '<li ',
      '<b "',
      '<',
    ]) {
      const text = piece.repeat(400_000 / piece.length)
      assert.equal(withoutTodos(`${gone}${text}`), text, piece)
      const open = withoutTodos(`<p data-todo="y">${text}</p>`)
      assert.include(open, piece)
    }
  })
})
