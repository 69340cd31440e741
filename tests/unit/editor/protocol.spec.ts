import { test } from '@japa/runner'
import { here, hello, readCommand, readReport } from '../../../resources/frame/protocol.ts'

const LOOK = { color: '#102030', background: '', size: 16, weight: 400, align: 'left' }

const COMMANDS = [
  { t: 'start', labels: { h1: 'Main heading' } },
  { t: 'mark', id: 'element-1' },
  { t: 'mark', id: null },
  { t: 'move', to: 'parent' },
  { t: 'go', id: 'e1' },
  {
    t: 'handles',
    sections: [{ id: 'e1', name: 'Menu', acts: ['up', 'add'] }],
    words: { up: 'Up' },
  },
  { t: 'handles', sections: null, words: {} },
  { t: 'flash', ids: ['e1', 'e2'], turn: '3' },
  { t: 'flash', ids: null, turn: '4' },
  { t: 'text', id: 'e1', text: '<b>not a tag</b>' },
  { t: 'style', id: 'e1', property: 'font-size', value: '16px' },
  { t: 'style', id: 'e1', property: '--brand', value: '' },
  { t: 'attr', id: 'e1', name: 'href', value: null },
  { t: 'render', html: '<!doctype html><html></html>' },
]

const REPORTS = [
  { t: 'ready', nonce: 'a1b2' },
  { t: 'select', id: 'e1', tag: 'h1', look: LOOK },
  { t: 'deselect' },
  { t: 'edit', id: 'e1' },
  { t: 'key', name: 'undo' },
  { t: 'section', id: 'e1', act: 'remove' },
  { t: 'flashed', turn: '3' },
]

test.group('Messages between the editor and its frame', () => {
  test('every message of the protocol is parsed unchanged', ({ assert }) => {
    for (const command of COMMANDS) assert.deepEqual(readCommand(command) as unknown, command)
    for (const report of REPORTS) assert.deepEqual(readReport(report) as unknown, report)
  })

  test('neither side accepts its own kind of messages', ({ assert }) => {
    for (const command of COMMANDS) assert.isUndefined(readReport(command))
    for (const report of REPORTS) assert.isUndefined(readCommand(report))
  })

  test('a message with a field too many, too few or of another type is dropped', ({ assert }) => {
    for (const message of [...COMMANDS, ...REPORTS]) {
      const read = (value: unknown) => readCommand(value) ?? readReport(value)
      assert.isUndefined(read({ ...message, extra: 1 }))
      for (const name of Object.keys(message)) {
        const rest = Object.entries(message).filter(([other]) => other !== name)
        assert.isUndefined(read(Object.fromEntries(rest)), `${message.t} without ${name}`)
        for (const other of [undefined, 7.5, true, [], { 1: 1 }, Symbol('s'), () => 'x']) {
          assert.isUndefined(read({ ...message, [name]: other }), `${message.t} with odd ${name}`)
        }
      }
    }
  })

  test('an invalid id is dropped', ({ assert }) => {
    const ids = ['', 'a b', 'x"]', '../x', 'é', 'a'.repeat(65), '<script>', 'a\n', '*']
    for (const id of ids) {
      assert.isUndefined(readReport({ t: 'edit', id }), id)
      assert.isUndefined(readCommand({ t: 'mark', id }), id)
      assert.isUndefined(readReport({ t: 'select', id, tag: 'p', look: LOOK }), id)
    }
  })

  test('too many or invalid places are dropped', ({ assert }) => {
    const flash = (ids: unknown) => readCommand({ t: 'flash', ids, turn: '1' })
    const many = (count: number) => Array.from({ length: count }, () => 'e1')
    for (const ids of [null, many(60)]) assert.isDefined(flash(ids))
    for (const ids of [[], many(61), ['e1', 'a b'], ['e1', null], 'e1'])
      assert.isUndefined(flash(ids))
  })

  test('an invalid look is dropped', ({ assert }) => {
    const odd = [
      { ...LOOK, color: 'red;background:url(//evil.example)' },
      { ...LOOK, color: '#12345G' },
      { ...LOOK, size: -1 },
      { ...LOOK, size: Number.NaN },
      { ...LOOK, weight: Infinity },
      { ...LOOK, align: 'middle' },
    ]
    for (const look of odd) {
      assert.isUndefined(readReport({ t: 'select', id: 'e1', tag: 'p', look }))
    }
  })

  test('only a page may be larger than 64 KB', ({ assert }) => {
    const long = 'x'.repeat(64 * 1024)
    assert.isUndefined(readCommand({ t: 'text', id: 'e1', text: long }))
    assert.isUndefined(readCommand({ t: 'attr', id: 'e1', name: 'href', value: long }))
    assert.isUndefined(readCommand({ t: 'style', id: 'e1', property: 'color', value: long }))
    assert.isUndefined(readCommand({ t: 'start', labels: { p: long } }))
    const words = Array.from({ length: 201 }, (_, i) => [`x${i}`, 'word'])
    assert.isUndefined(readCommand({ t: 'start', labels: Object.fromEntries(words) }))
    assert.isDefined(readCommand({ t: 'render', html: long }))
    assert.isUndefined(readCommand({ t: 'render', html: 'x'.repeat(4 * 1024 * 1024 + 1) }))
  })

  test('names of prototype properties are plain names or dropped', ({ assert }) => {
    const labels = JSON.parse('{"__proto__": "x"}')
    assert.isUndefined(readCommand({ t: 'start', labels }))
    assert.isUndefined(readCommand(Object.create({ t: 'mark', id: null })))
    const start = readCommand({ t: 'start', labels: { constructor: 'word' } })
    assert.deepEqual(Object.entries((start as { labels: object }).labels), [
      ['constructor', 'word'],
    ])
  })

  test('anything that is no message is dropped', ({ assert }) => {
    for (const value of [
      undefined,
      null,
      0,
      '',
      'ready',
      [],
      [{ t: 'deselect' }],
      {},
      new Date(),
    ]) {
      assert.isUndefined(readCommand(value))
      assert.isUndefined(readReport(value))
    }
  })

  test('the first message contains the protocol version', ({ assert }) => {
    assert.isDefined(here({ v: 1, t: 'here' }))
    assert.isUndefined(here({ v: 2, t: 'here' }))
    assert.isDefined(hello({ v: 1, t: 'hello', nonce: 'abc' }))
    assert.isUndefined(hello({ v: 1, t: 'hello', nonce: '' }))
    assert.isUndefined(hello({ t: 'hello', nonce: 'abc' }))
  })
})
