import { test } from '@japa/runner'
import { createEngine, images, lineEdits, tag, urls, validation } from '../../src/index.ts'

test.group('urls({ schemes })', () => {
  const link = (url: string, schemes?: string[]) => {
    const engine = createEngine({ plugins: [urls({ schemes })] })
    const page = engine.open(tag('<a href="/">Write</a>', { now: 1 }))
    const result = engine.apply(page, { type: 'set_url', element: 'element-1', url })
    return result.ok ? 'set' : result.error.code
  }

  test('allows what it names, and nothing that runs code', ({ assert }) => {
    assert.equal(link('whatsapp://send?phone=361'), 'unsafe_url')
    assert.equal(link('whatsapp://send?phone=361', ['whatsapp']), 'set')
    assert.equal(link('skype:ada?call', ['whatsapp']), 'unsafe_url')
    for (const url of [
      'javascript:x()',
      'JavaScript:x()',
      'java\nscript:x()',
      'data:text/html,x',
    ]) {
      assert.equal(link(url, ['javascript', 'data', 'vbscript']), 'unsafe_url')
    }
  })
})

test.group('validation({ rules })', () => {
  const PAGE =
    '<!doctype html><html lang=en><head><title>T</title></head><body><h1>T</h1><img src="a.png" alt="A"><p>x</p></body></html>'
  const engineWith = (options: Parameters<typeof validation>[0]) =>
    createEngine({ plugins: [images(), lineEdits(), validation(options)] })

  test('makes a warning an error that refuses edits, or leaves it out', ({ assert }) => {
    const page = engineWith({}).open(tag(PAGE, { now: 1 }))
    const picture = [...page.elements()].find((element) => element.tag === 'img')!.id!
    const undescribed = [
      { type: 'set_image', element: picture, alt: '' } as const,
      {
        type: 'edit_lines',
        edits: [{ search: '<p>x</p>', replace: '<img src="b.png">' }],
      } as const,
    ]
    const strict = engineWith({ rules: { alternative_text: 'error' } })
    const lax = engineWith({ rules: { alternative_text: 'off' } })
    const [emptied, added] = undescribed.map((edit) => strict.apply(page, edit))
    // An empty description is one: the picture is only decoration.
    assert.isTrue(emptied.ok)
    assert.isTrue(!added.ok && added.error.code === 'breaks_page')
    const allowed = lax.apply(page, undescribed[1])
    assert.isTrue(allowed.ok && allowed.diagnostics.length === 0)
    const usual = engineWith({}).apply(page, undescribed[1])
    assert.isTrue(usual.ok && usual.diagnostics[0].severity === 'warning')
  })
})
