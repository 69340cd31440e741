import { test } from '@japa/runner'
import fc from 'fast-check'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { createEngine } from '../../src/index.ts'
import { edit, EditRefused, elements, type Editing } from '../../src/edit/index.ts'
import { runs, tagSoup } from '../helpers/arbitrary.ts'

type Node = DefaultTreeAdapterTypes.Node

/** What a chain makes of the page, or the code with which it is refused. */
function made(html: string, change: (page: Editing) => unknown): string {
  const page = edit(html)
  try {
    change(page)
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    if (page.toString() !== html) throw new Error('A refused edit has changed the page.')
    return error.refusal.code
  }
  return page.toString()
}

/** Tags that may be left out in a table, and formatting, which browsers repeat by themselves. */
const UNCOUNTED = /^(?:tbody|colgroup|a|b|i|em|nobr|font)$/

/** How many elements parse5 makes of each name, without those that are not counted. */
function elementsOf(html: string): Record<string, number> {
  const counts: Record<string, number> = {}
  const nodes: Node[] = [parse(html)]
  while (nodes.length) {
    const node = nodes.pop()!
    if ('tagName' in node && !UNCOUNTED.test(node.tagName)) {
      counts[node.tagName] = (counts[node.tagName] ?? 0) + 1
    }
    if ('childNodes' in node) nodes.push(...node.childNodes)
    if ('content' in node) nodes.push(node.content)
  }
  return counts
}

const TABLE = '<table><tr><td>0</table>'

test.group('A piece of HTML', () => {
  test('is read in the place where it goes', ({ assert }) => {
    const cases: [string, (page: Editing) => unknown, string][] = [
      [
        '<table><tbody></tbody></table>',
        (page) => page.one('tbody').append('<tr><td>1</td></tr>'),
        '<table><tbody><tr><td>1</td></tr></tbody></table>',
      ],
      [TABLE, (page) => page.one('tr').append('<td>1<th>2'), '<table><tr><td>0<td>1<th>2</table>'],
      [
        TABLE,
        (page) => page.one('table').prepend('<caption>c</caption><col>'),
        '<table><caption>c</caption><col><tr><td>0</table>',
      ],
      [
        TABLE,
        (page) => page.one('tr').wrap('<tbody></tbody>'),
        '<table><tbody><tr><td>0</tbody></table>',
      ],
      [
        '<select><option>a</select>',
        (page) => page.one('select').append('<option>b<option>c'),
        '<select><option>a<option>b<option>c</select>',
      ],
      [
        '<svg></svg>',
        (page) => page.one('svg').append('<circle r="1"/><style>a{}</style>'),
        '<svg><circle r="1"/><style>a{}</style></svg>',
      ],
      [
        '<svg></svg>',
        (page) => page.one('svg').append('<![CDATA[ <p> ]]>'),
        '<svg><![CDATA[ <p> ]]></svg>',
      ],
      ['<ul></ul>', (page) => page.one('ul').append('<li>a<li>b'), '<ul><li>a<li>b</ul>'],
      ['<pre>\nx</pre>', (page) => page.one('pre').prepend('<b>1</b>'), '<pre>\n<b>1</b>x</pre>'],
      ['<pre>x</pre>', (page) => page.one('pre').text('\ny'), '<pre>\n\ny</pre>'],
      ['<p>a</p>', (page) => page.one('p').append('<!-- n -->'), '<p>a<!-- n --></p>'],
    ]
    for (const [html, change, expected] of cases) {
      assert.equal(made(html, change), expected, `${html} ${change}`)
    }
  })

  test('is refused where browsers would not make exactly its elements and texts there', ({
    assert,
  }) => {
    const cases: [string, string, (page: Editing) => unknown][] = [
      ['structure', '<div></div>', (page) => page.one('div').append('<td>x</td>')],
      ['structure', '<div></div>', (page) => page.one('div').append('<tr><td>x</td></tr>')],
      ['structure', '<div></div>', (page) => page.one('div').append('x</p>')],
      ['structure', '<div></div>', (page) => page.one('div').append('</b>')],
      ['structure', '<div></div>', (page) => page.one('div').append('<body class=x>')],
      ['structure', '<div>x</div>', (page) => page.one('div').wrap('<p></p>')],
      ['structure', '<table><tbody></table>', (page) => page.one('tbody').append('<td>x</td>')],
      ['structure', TABLE, (page) => page.one('table').append('x')],
      ['structure', TABLE, (page) => page.one('tr').prepend('x <td>1')],
      ['structure', TABLE, (page) => page.one('tr').replaceWith('x')],
      ['structure', TABLE, (page) => page.one('table').append('<p>x</p>')],
      ['structure', '<ul><li>a</ul>', (page) => page.one('ul').append('x')],
      ['structure', '<select><option>a</select>', (page) => page.one('select').append('x')],
      ['structure', '<svg></svg>', (page) => page.one('svg').append('<p>x</p>')],
      ['structure', '<html><body></body></html>', (page) => page.one('html').append('x')],
      ['structure', '<body>a</body>', (page) => page.one('body').after('x')],
      ['structure', '<body>a<!-- rest', (page) => page.one('body').append('x')],
      ['structure', '<svg><g></g></svg>', (page) => page.one('g').wrap('<title></title>')],
      ['structure', '<ul><b>a</b>x</ul>', (page) => page.one('b').after('<li>n')],
      ['structure', '<ul><b>a</b></ul>', (page) => page.one('b').before('<li>n')],
      ['structure', '<p>x &am<b>p</b>; y', (page) => page.one('b').replaceWith('p')],
      ['structure', '<p>x &am<b>p</b>p; y', (page) => page.one('b').remove()],
      ['structure', '<p>x</p>amp;', (page) => page.one('p').after('&')],
      ['bad_value', '<svg></svg>', (page) => page.one('svg').append('<![CDATA[ x>')],
      ['bad_value', '<svg></svg>', (page) => page.one('svg').append('<circle>')],
      ['bad_value', '<p>a</p><b>', (page) => page.one('p').append('<i title="')],
      ['bad_value', '<p>a</p>', (page) => page.one('p').wrap('<div></div')],
    ]
    for (const [code, html, change] of cases) {
      assert.equal(made(html, change), code, `${html} ${change}`)
    }
  })

  test('becomes the elements of its tags and no other, whatever stands around', ({ assert }) => {
    const engine = createEngine({ plugins: [elements()] })
    const fragments = [
      '<span>n</span>',
      '<td>n</td>',
      '<tr><td>n',
      '<li>n<li>n',
      '<option>n',
      '<col>',
      '<caption>n</caption>',
      '</p>n',
      '<circle r="1"/>',
      '<p>n</p>',
      '<body>n',
      '<dd>n',
      '<optgroup><option>n</optgroup>',
    ]
    let done = 0
    fc.assert(
      fc.property(
        tagSoup,
        fc.constantFrom(...fragments),
        fc.constantFrom('before', 'after', 'first', 'last'),
        fc.nat(),
        (html, fragment, place, pick) => {
          const page = engine.open(html)
          if (page.size === 0) return
          const at = page.at(pick % page.size)
          const result = engine.apply(page, { type: 'insert_html', at, place, html: fragment })
          if (!result.ok) return
          done++
          const expected = elementsOf(html)
          for (const [, tag] of fragment.matchAll(/<([a-z]+)/g)) {
            expected[tag] = (expected[tag] ?? 0) + 1
          }
          assert.deepEqual(elementsOf(result.page.text), expected, `${html} → ${result.page.text}`)
          assert.equal(result.changes.invert(html).apply(result.page.text), html)
        }
      ),
      runs(3_000)
    )
    assert.isAbove(done, runs(3_000).numRuns / 20)
  })
})
