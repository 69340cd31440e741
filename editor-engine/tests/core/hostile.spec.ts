import { test } from '@japa/runner'
import {
  ChangeSet,
  createEngine,
  editableText,
  mend,
  stripMarks,
  styles,
  tag,
  untag,
  validate,
} from '../../src/index.ts'
import { engine } from '../../src/cli/engine.ts'
import { judge } from '../../src/referee/index.ts'
import { accepted } from '../helpers/accepted.ts'

const MEGABYTE = 1_000_000

const INPUTS: Record<string, string> = {
  'nothing': '',
  'white space': ' \r\n\t ',
  'a lone less-than sign': '<',
  'NUL': '\u0000<p\u0000 a\u0000=\u0000>\u0000</p\u0000>',
  'halves of surrogate pairs': '<p title="\ud800">\udc00\ud83d</p>',
  'random bytes': Array.from({ length: 20_000 }, (_, i) =>
    String.fromCharCode((i * 7919) % 256)
  ).join(''),
  'five megabytes of text': 'x'.repeat(5 * MEGABYTE),
  'five megabytes of tags': '<p class="a">x</p>\n'.repeat((5 * MEGABYTE) / 19),
  'five megabytes of less-than signs': '<'.repeat(5 * MEGABYTE),
  'a hundred thousand nested elements': '<div>'.repeat(100_000),
  'a hundred thousand nested and closed elements': `${'<div>'.repeat(100_000)}x${'</div>'.repeat(100_000)}`,
  'a hundred thousand nested paragraphs and tables': '<p><table><tr><td>'.repeat(25_000),
  'a hundred thousand open formatting elements': '<b><i>'.repeat(50_000),
  'formatting closed in the wrong order': `${'<b><div>'.repeat(20_000)}${'</b>'.repeat(20_000)}`,
  'end tags that close nothing': `<section>${'<x-y>'.repeat(20_000)}${'</z-z>'.repeat(50_000)}`,
  'a tag that never ends': `<p ${'a="b" '.repeat(100_000)}`,
  'a comment that never ends': `<!--${'-'.repeat(MEGABYTE)}`,
  'quotes that never end': `<p a="${'x'.repeat(MEGABYTE)}`,
  'scripts inside comments inside scripts': '<script><!--<script></script>'.repeat(20_000),
  'everything unclosed':
    '<!doctype html><html><head><title>x<style>y<body><table><tr><td><select><option><p><a href="',
  'CRLF and a byte order mark': '\ufeff<!doctype html>\r\n<p>a\r\n<p>b\r\n',
}

test.group('Any string', () => {
  for (const [name, html] of Object.entries(INPUTS)) {
    test(`${name}: opened, tagged and untagged without a crash or a lost byte`, ({ assert }) => {
      const page = engine.open(html)
      assert.isTrue(page.text === html)
      assert.isAtLeast(page.size, 0)
      assert.isTrue(untag(tag(html, { now: 1 })) === html)
      assert.isTrue(stripMarks(html) === html)
    }).timeout(30_000)
  }

  test('small ones are judged and validated too, without a crash', ({ assert }) => {
    for (const html of Object.values(INPUTS)) {
      if (html.length > 30_000) continue
      assert.isTrue(accepted(judge(engine.open(html))).text === html)
      assert.isArray(validate(html))
    }
  })

  // Each took minutes at this size while it was searched anew at every place.
  test('what is opened a hundred thousand times and never closed is read once', ({ assert }) => {
    for (const piece of ['<!', '</', '<?', '<b', '<a ', '<!--', "<p '", '<p>', '<li>', '<a>']) {
      const html = `<body><div data-element-id="a">${piece.repeat(100_000)}`
      assert.isArray(validate(html), piece)
      const result = engine.apply(engine.open(html), [
        { type: 'set_text', element: 'a', text: 'y' },
      ])
      assert.isBoolean(result.ok, piece)
    }
  }).timeout(30_000)
})

test.group('Long rows of the same', (group) => {
  group.each.timeout(10_000)
  const space = ' '.repeat(200_000)
  const element = (attributes: string) =>
    engine.open(`<body><a data-element-id="x" ${attributes}>t</a>`)

  // Each took minutes at this size while one expression tried it from every place.
  test('white space in an address', ({ assert }) => {
    assert.isArray(validate(`<a href="x${space}y">t</a>`))
    const url = `x${space}y`
    assert.isTrue(engine.apply(element('href="/"'), { type: 'set_url', element: 'x', url }).ok)
  })

  test('white space in a style', ({ assert }) => {
    const styled = element(`style="color: x${space}y"`)
    const set = { type: 'set_style', element: 'x', property: 'color', value: 'red' } as const
    assert.isTrue(engine.apply(styled, set).ok)
  })

  test('dots, words and open comments in a line edit', ({ assert }) => {
    const page = engine.open('<p>x</p>')
    const lines = [`${space}x${space}`, `<!-- ${'... '.repeat(50_000)}`, 'rest '.repeat(50_000)]
    for (const replace of [...lines, '<!--'.repeat(50_000)]) {
      const edits = [{ search: '<p>x</p>', replace }]
      assert.isBoolean(engine.apply(page, { type: 'edit_lines', edits }).ok)
    }
  })

  test('tags to mend', ({ assert }) => {
    assert.notInclude(mend('<b></i>'.repeat(100_000)), '</i>')
  })
})

const inside = (value: string) => `<!doctype html><title>t</title><body>${value}</body>`

test.group('Values that try to break out', () => {
  const breakouts = [
    '"><script>alert(1)</script>',
    "'><img src=x onerror=alert(1)>",
    '</style><script>alert(1)</script>',
    '</p><script>alert(1)</script>',
    '<!--',
    '-->',
    ']]>',
    '&lt;script&gt;',
    '&#60;script>',
    '<svg onload=alert(1)>',
  ]

  test('a text stays a text, and reads back as it was written', ({ assert }) => {
    for (const value of breakouts) {
      const page = engine.open(inside('<p data-element-id="x">One</p>'))
      const result = engine.apply(page, { type: 'set_text', element: 'x', text: value })
      assert.isTrue(result.ok, value)
      if (!result.ok) return
      assert.equal(result.page.size, page.size)
      assert.equal(editableText(result.page, 'x'), value)
    }
  })

  test('a style that would end its declaration, its attribute or its sheet is refused', ({
    assert,
  }) => {
    const values = [
      ...breakouts,
      'red; position: fixed; inset: 0',
      'red } body { display: none',
      'red !important',
      'url(javascript:alert(1))',
      'url("java\tscript:alert(1)")',
      'url(data:text/html,<script>)',
      'expression(alert(1))',
      'red /* ',
      '"unclosed',
      'calc((1px)',
      '\\72 ed',
      'red\n;',
      'attr(href)',
      '@import "x"',
      'image-set("javascript:x" 1x)',
      'image-set("a.png" 1x, "javascript:x" 2x)',
      `"url(" url('javascript:x')`,
    ]
    for (const value of values) {
      for (const property of ['color', 'background', '--brand', 'font-family']) {
        const page = engine.open(
          inside('<style>:root { --brand: red }</style><p data-element-id="x">One</p>')
        )
        const result = engine.apply(page, { type: 'set_style', element: 'x', property, value })
        assert.isFalse(result.ok, `${property}: ${value}`)
      }
      const sheet = engine.open(inside('<style>:root { --brand: red }</style>'))
      assert.isFalse(engine.apply(sheet, { type: 'set_token', name: '--brand', value }).ok, value)
    }
  })

  test('an address that a browser would run is refused in every disguise', ({ assert }) => {
    const urls = [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' \u0001javascript:alert(1)',
      'java\nscript:alert(1)',
      'java\tscript\r:alert(1)',
      'javascript&colon;alert(1)',
      'javascript&#58;alert(1)',
      '&#x6A;avascript:alert(1)',
      'java&Tab;script:alert(1)',
      'javascript%3Aalert(1)',
      'vbscript:msgbox(1)',
      'data:text/html,<script>alert(1)</script>',
      'blob:https://x.example/1',
      'file:///etc/passwd',
    ]
    for (const url of urls) {
      const page = engine.open(
        inside(
          '<a data-element-id="x" href="/">One</a><img data-element-id="y" src="a.png" alt="">'
        )
      )
      for (const kind of ['link', 'button'] as const) {
        assert.isFalse(
          engine.apply(page, { type: 'set_url', element: 'x', url, kind }).ok,
          `${kind} ${url}`
        )
      }
      assert.isFalse(
        engine.apply(page, { type: 'set_image', element: 'y', src: url }).ok,
        `image ${url}`
      )
      assert.isFalse(
        engine.apply(page, { type: 'set_background_image', element: 'x', url }).ok,
        `background ${url}`
      )
    }
    const svg = engine.apply(engine.open(inside('<img data-element-id="y" src="a.png" alt="">')), {
      type: 'set_image',
      element: 'y',
      src: 'data:image/svg+xml;base64,AAAA',
    })
    assert.isFalse(svg.ok)
  })

  test('an alternative text stays in its attribute', ({ assert }) => {
    for (const alt of breakouts) {
      const page = engine.open(inside(`<img data-element-id="y" src='a.png' alt='x'>`))
      const result = engine.apply(page, { type: 'set_image', element: 'y', src: 'b.png', alt })
      assert.isTrue(result.ok, alt)
      if (!result.ok) return
      assert.equal(result.page.size, page.size)
      assert.equal(result.page.element('y')!.attributes.alt, alt)
    }
  })

  test('words with control characters or half a character are refused', ({ assert }) => {
    const page = engine.open(inside('<p data-element-id="x">One</p>'))
    for (const text of ['a\u0000b', '\ud83d', 'x\u0008']) {
      const result = engine.apply(page, { type: 'set_text', element: 'x', text })
      assert.isTrue(!result.ok && result.error.code === 'bad_value')
    }
  })

  test('names like those of every object are only names', ({ assert }) => {
    const page = engine.open(
      inside('<p data-element-id="__proto__" constructor=x toString=y>One</p>')
    )
    assert.equal(page.element('__proto__')?.attributes.constructor, 'x')
    assert.isUndefined(page.element('constructor'))
    const result = engine.apply(page, {
      type: 'set_style',
      element: '__proto__',
      property: 'constructor',
      value: 'x',
    })
    assert.isFalse(result.ok)
  })

  test('plain data of any shape in any place is refused in words, never thrown at the caller', ({
    assert,
  }) => {
    const odd: unknown[] = [
      { toString: 1, valueOf: 1 },
      [[null]],
      null,
      -1,
      1e300,
      true,
      {},
      '\ud800',
    ]
    const operations: Record<string, unknown>[] = [
      { type: 'tag', now: 1 },
      { type: 'set_style', element: 'x', property: 'color', value: 'red', declarations: {} },
      { type: 'set_token', name: '--a', value: 'red' },
      { type: 'set_text', element: 'x', text: 'y' },
      { type: 'set_url', element: 'x', url: '/', kind: 'link' },
      { type: 'set_image', element: 'x', src: 'a.png', alt: '' },
      { type: 'set_background_image', element: 'x', url: 'a.png' },
      { type: 'edit_lines', edits: [], partial: true },
      { type: 'add_section', html: '<p>x</p>', before: 's', after: 's' },
      { type: 'move_section', section: 's', before: 's', after: 's' },
      { type: 'duplicate_section', section: 's', now: 1 },
    ]
    const page = engine.open(inside('<p data-element-id="x" data-section="s">One</p>'))
    for (const operation of operations) {
      for (const field of Object.keys(operation)) {
        for (const value of odd) {
          const wrong = { ...operation, [field]: value } as never
          assert.doesNotThrow(() => engine.apply(page, wrong), `${operation.type}.${field}`)
        }
      }
    }
  })

  test('a host that allows every property allows no breaking out by its name', ({ assert }) => {
    const open = createEngine({ plugins: [styles({ allow: () => true })] })
    const page = open.open(inside('<p data-element-id="x">One</p>'))
    const set = (property: string) =>
      open.apply(page, { type: 'set_style', element: 'x', property, value: 'fixed' }).ok
    assert.isTrue(set('position'))
    assert.isFalse(set('color: red; position'))
    assert.isFalse(set('}</style>'))
  })

  test('ids are not counted from where numbers lose their units', ({ assert }) => {
    const page = engine.open(inside('<p>One</p><p>Two</p>'))
    assert.isFalse(engine.apply(page, { type: 'tag', now: Number.MAX_SAFE_INTEGER }).ok)
  })

  test('changes that were stored and tampered with are not believed', ({ assert }) => {
    assert.throws(() => ChangeSet.fromJSON({ length: -5, changes: [] }), RangeError)
    assert.throws(() => ChangeSet.fromJSON({ length: 5, changes: [[-1, 2, 'x']] }), RangeError)
    assert.throws(() => ChangeSet.fromJSON({ length: 5, changes: [[0, 9, 'x']] }), RangeError)
  })
})
