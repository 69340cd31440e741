import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { characterEntities } from 'character-entities'
import fc from 'fast-check'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { encodeNames } from '../../bin/encode_names.ts'
import { references } from '../../src/entities/index.ts'
import { cleanText, Page } from '../../src/node.ts'
import { runs } from '../helpers/arbitrary.ts'

type Node = DefaultTreeAdapterTypes.Node

/** What parse5 reads in the titles and in the texts of all paragraphs of a page. */
function readByParse5(html: string): { title: string; text: string }[] {
  const found: { title: string; text: string }[] = []
  const nodes: Node[] = [parse(html)]
  while (nodes.length) {
    const node = nodes.shift()!
    if ('tagName' in node && node.tagName === 'p') {
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
      found.push({ title: node.attrs.find(({ name }) => name === 'title')?.value ?? '', text })
    }
    if ('childNodes' in node) nodes.push(...node.childNodes)
  }
  return found
}

const collapsed = (text: string) => text.replace(/[ \t\n\r\f]+/g, ' ').replace(/^ | $/g, '')

const readByUs = (html: string) =>
  [...Page.open(html).elements()]
    .filter(({ tag }) => tag === 'p')
    .map((element) => ({
      title: element.attributes.title ?? '',
      text: cleanText(element),
    }))

const paragraph = (written: string) =>
  `<p title="${written.replaceAll('"', '')}">x${written.replaceAll('<', '')}x</p>`

const expected = (html: string) =>
  readByParse5(html).map(({ title, text }) => ({ title, text: collapsed(text) }))

test.group('Character references', () => {
  test('of every name read as parse5 reads them, with and without a semicolon', ({ assert }) => {
    const names = Object.keys(characterEntities)
    assert.isAbove(names.length, 2000)
    const written = names.flatMap((name) => [`&${name};`, `&${name} `, `&${name}x`, `&${name}=`])
    const html = `<!doctype html>${written.map(paragraph).join('')}`
    assert.deepEqual(readByUs(html), expected(html))
  }).timeout(30_000)

  test('the table is the one that is generated', ({ assert }) => {
    const file = new URL('../../src/entities/names.ts', import.meta.url)
    assert.equal(readFileSync(file, 'utf8'), encodeNames(characterEntities))
    assert.deepEqual(Object.fromEntries(references), { ...characterEntities })
  })

  test('line ends, NUL and references read as parse5 reads them, however they meet', () => {
    const piece = fc.constantFrom(
      ...[
        '&',
        '&amp',
        '&lt;',
        '&not',
        '&notin;',
        '&in;',
        'it;',
        '&hearts;',
        '&fjlig;',
        '&#0;',
        '&#',
      ],
      ...[
        '&#x80;',
        '&#13;',
        '&#128512;',
        'x',
        '41;',
        ';',
        '=',
        ' ',
        '\r',
        '\n',
        '\r\n',
        '\0',
        'é',
        '\t',
      ]
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = `<!doctype html>${paragraph(pieces.join(''))}`
        const [ours] = readByUs(html)
        const [theirs] = expected(html)
        return ours.title === theirs.title && ours.text === theirs.text
      }),
      runs(2000)
    )
  })
})
