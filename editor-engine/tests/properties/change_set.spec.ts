import { test } from '@japa/runner'
import fc from 'fast-check'
import { ChangeSet } from '../../src/index.ts'
import { changesTo, runs, shortText } from '../helpers/arbitrary.ts'

const set = (length: number) => changesTo(length).map((changes) => ChangeSet.of(changes, length))
const textAndTwo = shortText.chain((text) =>
  fc.tuple(fc.constant(text), set(text.length), set(text.length))
)
const textAndNext = shortText.chain((text) =>
  set(text.length).chain((first) =>
    fc.tuple(fc.constant(text), fc.constant(first), set(first.newLength))
  )
)

test.group('The laws of changes', () => {
  test('the inverse of changes gives the text back', () => {
    fc.assert(
      fc.property(textAndTwo, ([text, a]) => a.invert(text).apply(a.apply(text)) === text),
      runs(3000)
    )
  })

  test('one set composed with the next does what both do in turn', () => {
    fc.assert(
      fc.property(
        textAndNext,
        ([text, a, b]) => a.compose(b).apply(text) === b.apply(a.apply(text))
      ),
      runs(3000)
    )
  })

  test('two people who change one text end with the same text, whoever came first', () => {
    fc.assert(
      fc.property(
        textAndTwo,
        ([text, a, b]) => a.compose(b.map(a)).apply(text) === b.compose(a.map(b, true)).apply(text)
      ),
      runs(5000)
    )
  })

  test('composing is associative', () => {
    const three = textAndNext.chain(([text, a, b]) =>
      fc.tuple(fc.constant(text), fc.constant(a), fc.constant(b), set(b.newLength))
    )
    fc.assert(
      fc.property(
        three,
        ([text, a, b, c]) =>
          a.compose(b).compose(c).apply(text) === a.compose(b.compose(c)).apply(text)
      ),
      runs(2000)
    )
  })

  test('a set survives its way through JSON', () => {
    fc.assert(
      fc.property(textAndTwo, ([text, a]) => {
        const read = ChangeSet.fromJSON(JSON.parse(JSON.stringify(a)))
        return read.apply(text) === a.apply(text) && read.newLength === a.newLength
      }),
      runs(1000)
    )
  })

  test('positions keep their order, and characters that stay are found where they went', () => {
    fc.assert(
      fc.property(textAndTwo, ([text, a]) => {
        const after = a.apply(text)
        let last = 0
        for (let at = 0; at <= text.length; at++) {
          const before = a.mapPos(at, -1)
          const behind = a.mapPos(at, 1)
          if (before < last || behind < before || behind > after.length) return false
          last = before
          const stays = at < text.length && !a.changes.some(({ from, to }) => from <= at && at < to)
          if (stays && after[behind] !== text[at]) return false
        }
        return true
      }),
      runs(3000)
    )
  })
})

test.group('Changes', () => {
  test('changes that overlap are no set', ({ assert }) => {
    const overlapping = [
      { from: 0, to: 3, insert: '' },
      { from: 2, to: 4, insert: 'x' },
    ]
    assert.throws(() => ChangeSet.of(overlapping, 9), /overlap/)
  })

  test('changes outside the text are no set', ({ assert }) => {
    assert.throws(() => ChangeSet.of([{ from: 4, to: 5, insert: '' }], 4), /outside/)
    assert.throws(() => ChangeSet.of([{ from: 3, to: 2, insert: '' }], 4), RangeError)
  })

  test('a set refuses a text that it was not made for', ({ assert }) => {
    assert.throws(() => ChangeSet.empty(4).apply('abc'), /do not fit/)
  })

  test('insertions at one place keep the order they were given in', ({ assert }) => {
    const here = (insert: string) => ({ from: 1, to: 1, insert })
    assert.equal(ChangeSet.of([here('1'), here('2'), here('3')], 2).apply('ab'), 'a123b')
  })

  test('a position whose surroundings were deleted can be told apart', ({ assert }) => {
    const cut = ChangeSet.of([{ from: 2, to: 6, insert: '' }], 8)
    assert.isNull(cut.mapPos(4, -1, 'around'))
    assert.equal(cut.mapPos(2, -1, 'around'), 2)
    assert.isNull(cut.mapPos(6, -1, 'before'))
    assert.isNull(cut.mapPos(2, -1, 'after'))
    assert.equal(cut.mapPos(7, -1, 'around'), 3)
  })

  test('JSON that is not a set is turned away', ({ assert }) => {
    for (const wrong of [
      null,
      {},
      { length: 3, changes: [[0, 1]] },
      { length: 'x', changes: [] },
    ]) {
      assert.throws(() => ChangeSet.fromJSON(wrong), /not a ChangeSet/)
    }
  })
})
