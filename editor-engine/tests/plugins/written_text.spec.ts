import { test } from '@japa/runner'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { createEngine, text } from '../../src/index.ts'
import { NAMES } from '../../src/core/html/names.ts'

type Node = DefaultTreeAdapterTypes.Node

/** Names without a rule for tags, which are read as any other. */
const OTHER_NAMES =
  'abbr audio bdi bdo canvas cite data datalist del details dfn fencedframe ins kbd legend map mark meter output picture portal progress q samp selectedcontent slot svg time video g path text x-y'
const names = [...NAMES.filter(Boolean), ...OTHER_NAMES.split(' ')]
/** Where an element can be: as itself, in a table, a select, a list and a drawing. */
const AROUND = [
  ['<!doctype html><body>', ''],
  ['<!doctype html>', ''],
  ['<!doctype html><body><table>', '</table>'],
  ['<!doctype html><body><table><tbody><tr>', '</tr></tbody></table>'],
  ['<!doctype html><body><table><colgroup>', '</colgroup></table>'],
  ['<!doctype html><body><select>', '</select>'],
  ['<!doctype html><body><ul>', '</ul>'],
  ['<!doctype html><body><svg>', '</svg>'],
]
const WORDS = 'Seven words'
const engine = createEngine({ plugins: [text({ fillEmpty: true })] })

/** The element with the id `a`, if it has the words as a text of its own. */
function holdsWords(html: string): boolean {
  const nodes: Node[] = [parse(html)]
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if ('attrs' in node && node.attrs.some(({ value }) => value === 'a')) {
      const own = node.childNodes.map((child) => ('value' in child ? child.value : ''))
      return own.join('').includes(WORDS)
    }
    if ('childNodes' in node) nodes.push(...node.childNodes)
    if ('content' in node) nodes.push(node.content)
  }
  return false
}

test.group('A text that is written', () => {
  for (const content of ['', 'x']) {
    test(`into any element that holds "${content}" is a text of that element, or is refused`, ({
      assert,
    }) => {
      let written = 0
      for (const name of names) {
        for (const [start, end] of AROUND) {
          const html = `${start}<${name} data-element-id="a">${content}</${name}>${end}`
          const result = engine.apply(engine.open(html), {
            type: 'set_text',
            element: 'a',
            text: WORDS,
          })
          if (!result.ok) continue
          written++
          assert.isTrue(holdsWords(result.page.text), result.page.text)
        }
      }
      assert.isAbove(written, names.length)
    })
  }

  test('does not go where it would be hidden, or outside of the items of a list', ({ assert }) => {
    for (const name of 'ul ol dl menu select video audio canvas object picture svg'.split(' ')) {
      const page = engine.open(`<!doctype html><body><${name} data-element-id="a"></${name}>`)
      const result = engine.apply(page, { type: 'set_text', element: 'a', text: WORDS })
      assert.isFalse(result.ok, name)
    }
  })
})
