import { test } from '@japa/runner'
import {
  changeSection,
  compose,
  defaultForm,
  directions,
  edit,
  followPage,
  read,
  renderPage,
  restyled,
  sectionsOn,
  withDesigns,
  withoutFieldMarks,
  withoutTodos,
} from '#designer/main'
import { hours, plumber, prices } from '#designer_tests/helpers/designed'

const sheet = read(plumber, defaultForm)
const outline = compose(sheet, defaultForm, { seed: '1' })
const html = renderPage(withDesigns(sheet, outline, plumber, { prices: { design: prices } }), 1)
const own = /<section[^>]*section own[^]*?<\/section>/
const designed = own.exec(html)![0]
const idOf = (name: string) => sectionsOn(html).sections.find((one) => one.name === name)!.id
const changed = (change: Parameters<typeof changeSection>[1]) => {
  const made = changeSection(html, change, { now: 2, sheet })
  if (!made.ok) throw new Error(made.error.why)
  return made.value.html
}

test.group('A designed section later', () => {
  test('is moved as it is', ({ assert }) => {
    const after = changed({ do: 'move', section: idOf('What it costs'), to: 'down' })
    assert.include(after, designed)
    assert.notEqual(after.indexOf('section own'), html.indexOf('section own'))
    assert.include(after, prices.css)
  })

  test('is copied and taken off, and its neighbours stay', ({ assert }) => {
    const copied = changed({ do: 'duplicate', section: idOf('What it costs') })
    assert.lengthOf(copied.match(/section own/g)!, 2)
    assert.lengthOf([...copied.matchAll(/ id="x-prices-title/g)], 1)
    assert.include(copied, designed)
    const gone = changed({ do: 'remove', section: idOf('What it costs') })
    assert.notInclude(gone, 'section own')
    assert.equal(gone.match(/<section/g)!.length, html.match(/<section/g)!.length - 1)
  })

  test('stays as it is when a section of ours beside it is set in another way', ({ assert }) => {
    const { sections } = sectionsOn(html)
    const [other] = sections.filter(({ layouts }) => layouts.length > 1)
    const layout = other.layouts.find((one) => one !== other.layout)!
    assert.include(changed({ do: 'layout', section: other.id, layout }), designed)
    assert.isEmpty(sections.find(({ id }) => id === idOf('What it costs'))!.layouts)
  })

  test('stays as it is in every direction and theme', ({ assert }) => {
    for (const direction of directions)
      for (const theme of ['light', 'dark'] as const) {
        const other = restyled(html, { direction, look: { theme } })!
        assert.include(other, designed, direction)
        assert.include(other, prices.css, direction)
      }
  })

  test('is changed by instructions without a model', ({ assert }) => {
    const change = (instruction: string) => {
      const made = edit({ html, instruction, now: 2 })
      assert.equal(made.outcome, 'done', instruction)
    }
    change('Change the price of leaking taps to £50')
    change('Remove the prices section')
    change('Make the heading “What it costs” red')
  })

  test('is published without marks', ({ assert }) => {
    const live = withoutFieldMarks(withoutTodos(html))
    assert.include(live, '>from £60</strong>')
    assert.notInclude(live, 'data-field=')
    assert.notInclude(live, 'data-todo=')
  })
})

test.group('Lines of one list in several designed sections', () => {
  test('stay on the sheet when a section is moved', ({ assert }) => {
    const told = read(plumber, defaultForm)
    told.good_to_know.push(
      { value: 'Card and cash', source: 'edited' },
      { value: 'Keys can be left', source: 'edited' }
    )
    const shows = ({ css, html: markup }: typeof prices, name: string) => {
      const line = `<p><span data-field="good_to_know/${name}">x</span></p>`
      return { design: { css, html: markup.replace('<p>I live', `${line}<p>I live`) } }
    }
    const composed = compose(told, defaultForm, { seed: '1' })
    const designs = {
      prices: shows(prices, 'card-and-cash'),
      hours: shows(hours, 'keys-can-be-left'),
    }
    const page = renderPage(withDesigns(told, composed, plumber, designs), 1)
    const [first, second] = page.match(/<section[^>]*section own[^]*?<\/section>\n?/g)!
    const moved = page.replace(first, '').replace(second, () => first + second)
    const { changed: updated, sheet: after } = followPage(told, page, moved)
    assert.deepEqual(after.good_to_know, told.good_to_know)
    assert.deepEqual(updated, [])
    // What is typed over is written on the sheet all the same.
    const typed = followPage(told, page, page.replaceAll('Keys can be left', 'Keys by the door'))
    assert.deepEqual(
      typed.sheet.good_to_know.map(({ value }) => value),
      ['Card and cash', 'Keys by the door']
    )
  })
})
