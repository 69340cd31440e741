import { test } from '@japa/runner'
import {
  createEngine,
  elementIds,
  isRefused,
  styles,
  targetOf,
  text,
  validation,
  type Plugin,
} from '../../src/index.ts'

const page =
  '<p data-element-id="a">One</p><p data-element-id="b">Two</p><p data-element-id="b">Three</p>'

test.group('An engine and faults that are not its own', () => {
  const failing = {
    name: 'failing',
    operation: 'fail',
    plan(): never {
      throw new Error('no plan')
    },
  }

  test('a plugin that throws is a refusal, which names it', ({ assert }) => {
    const engine = createEngine({ plugins: [failing] })
    const result = engine.apply(engine.open('<p>x</p>'), { type: 'fail' } as never)
    assert.isTrue(!result.ok && result.error.code === 'plugin_failed')
    assert.isTrue(!result.ok && result.error.message.includes('"failing"'))
  })

  test('a check that throws is a refusal, and so are changes that overlap', ({ assert }) => {
    const check = (): never => {
      throw new Error('no check')
    }
    const plan = (_page: unknown, { twice }: { type: 'grow'; twice?: boolean }) => {
      const change = { from: 0, to: 1, insert: 'x' }
      return twice ? [change, change] : [change]
    }
    const growing = { name: 'growing', operation: 'grow', plan } as const
    const engine = createEngine({ plugins: [growing, { name: 'checking', check }] })
    for (const twice of [true, false]) {
      const result = engine.apply(engine.open('<p>x</p>'), { type: 'grow', twice } as never)
      assert.isTrue(!result.ok && result.error.code === 'plugin_failed')
    }
  })

  test('two plugins of one name are refused', ({ assert }) => {
    const other = { ...failing, operation: 'other' }
    assert.throws(() => createEngine({ plugins: [failing, other] }), /two plugins "failing"/)
  })

  test('a page is opened from a string and nothing else', ({ assert }) => {
    const bytes = new TextEncoder().encode('<p>') as unknown as string
    assert.throws(() => createEngine({ plugins: [] }).open(bytes), 'A page is a string.')
  })
})

test.group('The engine', () => {
  test('two plugins that claim one operation cannot be listed together', ({ assert }) => {
    const other = { name: 'other-styles', operation: 'set_style', plan: () => [] }
    assert.throws(
      () => createEngine({ plugins: [styles(), other] }),
      /"styles" and "other-styles" both claim/
    )
  })

  test('a plugin that claims an operation and has no plan for it cannot be listed', ({
    assert,
  }) => {
    assert.throws(
      () => createEngine({ plugins: [{ name: 'idle', operation: 'rest' }] }),
      /without a plan/
    )
  })

  test('all operations are applied, or none, and the one that was refused is named', ({
    assert,
  }) => {
    const engine = createEngine({ plugins: [styles(), text()] })
    const before = engine.open(page)
    const result = engine.apply(before, [
      { type: 'set_style', element: 'a', property: 'color', value: 'red' },
      { type: 'set_text', element: 'nobody', text: 'x' },
    ])
    assert.isFalse(result.ok)
    if (result.ok) return
    assert.equal(result.error.code, 'unknown_element')
    assert.equal(result.error.operation, 1)
    assert.equal(before.text, page)
  })

  test('what is not an operation is refused in words', ({ assert }) => {
    const engine = createEngine({ plugins: [elementIds(), styles()] })
    for (const wrong of [
      null,
      undefined,
      7,
      'tag',
      {},
      { type: 9 },
      { type: 'toString' },
      [null],
      { type: 'set_style' },
    ]) {
      const result = engine.apply(engine.open(page), wrong as never)
      assert.isFalse(result.ok, JSON.stringify(wrong))
      if (!result.ok) assert.match(result.error.message, /\.$/)
    }
  })

  test('an id that two elements share names neither of them', ({ assert }) => {
    const engine = createEngine({ plugins: [styles()] })
    const result = engine.apply(engine.open(page), {
      type: 'set_style',
      element: 'b',
      property: 'color',
      value: 'red',
    })
    assert.isFalse(result.ok)
    if (result.ok) return
    assert.equal(result.error.code, 'ambiguous_element')
    assert.deepEqual(
      result.error.candidates!.map(({ text: shown }) => shown),
      ['<p data-element-id="b">', '<p data-element-id="b">']
    )
  })

  test('an element that the browser moves may not be edited', ({ assert }) => {
    const engine = createEngine({ plugins: [styles()] })
    const misnested = engine.open('<b data-element-id="x">1<p>2</b>3</p>')
    const result = engine.apply(misnested, {
      type: 'set_style',
      element: 'x',
      property: 'color',
      value: 'red',
    })
    assert.isFalse(result.ok)
    if (!result.ok) assert.equal(result.error.code, 'read_only')
  })

  test('a plugin of somebody else has all that the built-in ones have', ({ assert }) => {
    interface Shout {
      readonly type: 'shout'
      readonly element: string
    }
    const shout = (): Plugin<Shout> => ({
      name: 'shout',
      operation: 'shout',
      plan(from, { element }) {
        const target = targetOf(from, element)
        if (isRefused(target)) return target
        return [target.setAttribute('data-loud', 'yes')]
      },
    })
    const engine = createEngine({ plugins: [shout()] })
    const result = engine.apply(engine.open(page), { type: 'shout', element: 'a' })
    assert.isTrue(
      result.ok && result.page.text.startsWith('<p data-element-id="a" data-loud="yes">One</p>')
    )
  })

  test('a plan that would change the elements around it is refused where it promised not to', ({
    assert,
  }) => {
    const breaking: Plugin = {
      name: 'breaking',
      operation: 'break',
      plan: () => ({ changes: [{ from: 26, to: 26, insert: '<b>' }], keepsStructure: true }),
    }
    const engine = createEngine({ plugins: [breaking] })
    const result = engine.apply(engine.open(page), { type: 'break' })
    assert.isTrue(!result.ok && result.error.code === 'structure')
  })

  test('an edit may not add an error, and a page may be edited in spite of its old ones', ({
    assert,
  }) => {
    const append = (html: string): Plugin => ({
      name: 'append',
      operation: 'append',
      plan: (from) => [{ from: from.length, to: from.length, insert: html }],
    })
    const open = '<!doctype html><title>T</title><div>old'
    const adding = createEngine({ plugins: [append('<section>'), validation()] })
    const refused = adding.apply(adding.open(open), { type: 'append' })
    assert.isTrue(!refused.ok && refused.error.code === 'breaks_page')
    const harmless = createEngine({ plugins: [append('<b>x</b>'), validation()] })
    assert.isTrue(harmless.apply(harmless.open(open), { type: 'append' }).ok)
  })
})

test.group('A page', () => {
  const engine = createEngine({ plugins: [elementIds()] })

  test('tells an inspector what there is to know about an element', ({ assert }) => {
    const html = `<p>x</p><a DATA-element-id=k href='?a=1&amp;b' CLASS=x class=y>Go <b>on</b></a>`
    const element = engine.open(html).element('k')!
    assert.equal(element.tag, 'a')
    assert.deepEqual(element.attributes, { 'data-element-id': 'k', 'href': '?a=1&b', 'class': 'x' })
    assert.equal(html.slice(element.range.from, element.range.to), html.slice(8))
    assert.equal(html.slice(element.content!.from, element.content!.to), 'Go <b>on</b>')
    assert.equal(element.textKind, 'mixed')
    assert.deepEqual(
      [...element.children()].map(({ tag }) => tag),
      ['b']
    )
    assert.equal(engine.open('<br>').at(0).content, undefined)
  })

  test('finds the innermost element at a place', ({ assert }) => {
    const html = '<div><p>One</p><p>Two <b>three</b> four</p></div>'
    const at = (word: string) => engine.open(html).elementAt(html.indexOf(word))?.tag
    assert.equal(at('three'), 'b')
    assert.equal(at('four'), 'p')
    assert.equal(at('</div>'), 'div')
  })

  test('an element without an end tag ends where the next one begins', ({ assert }) => {
    const html = '<ul><li>One<li>Two</ul>'
    const [, first] = engine.open(html).elements()
    assert.equal(html.slice(first.range.from, first.range.to), '<li>One')
    assert.isUndefined(first.endTag)
  })
})
