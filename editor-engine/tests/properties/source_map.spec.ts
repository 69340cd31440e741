import { test } from '@japa/runner'
import fc from 'fast-check'
import { ChangeSet, positions, sourceMap } from '../../src/index.ts'
import { changesTo, runs } from '../helpers/arbitrary.ts'

const text = fc
  .array(fc.constantFrom('a', 'b', '\n', '\r', '\r\n', '\n\r', 'é', '😀', '<'), { maxLength: 24 })
  .map((pieces) => pieces.join(''))

/** Line endings are inserted too, also next to halves of others. */
const textAndChanges = text.chain((before) =>
  fc
    .tuple(
      changesTo(before.length),
      fc.array(fc.constantFrom('\n', '\r', '', 'x\r\ny'), { maxLength: 5 })
    )
    .map(([changes, endings]) => ({
      before,
      set: ChangeSet.of(
        changes.map((change, i) => ({ ...change, insert: change.insert + (endings[i] ?? '') })),
        before.length
      ),
    }))
)

/** The line and column of each unit, counted one by one. */
function counted(of: string): { line: number; column: number }[] {
  let line = 1
  let column = 1
  const out = []
  for (let i = 0; i <= of.length; i++) {
    out.push({ line, column })
    const isEnd = of[i] === '\n' || (of[i] === '\r' && of[i + 1] !== '\n')
    column = isEnd ? 1 : column + 1
    if (isEnd) line++
  }
  return out
}

test.group('Lines and columns', () => {
  test('of every offset are those that one counts, and lead back to it', ({ assert }) => {
    fc.assert(
      fc.property(text, (of) => {
        const places = positions(of)
        const all = counted(of)
        assert.equal(places.lines, all.at(-1)!.line)
        for (const [offset, position] of all.entries()) {
          assert.deepEqual(places.at(offset), position)
          assert.equal(places.offset(position), offset)
        }
      }),
      runs(1000)
    )
  })

  test('count UTF-16 units, and know all three line endings', ({ assert }) => {
    const places = positions('a\r\n😀b\rc\n')
    assert.equal(places.lines, 4)
    assert.deepEqual(places.at(5), { line: 2, column: 3 })
    assert.equal(places.offset({ line: 3, column: 1 }), 7)
    assert.equal(places.offset({ line: 4, column: 1 }), 9)
  })

  test('outside of the text are a RangeError', ({ assert }) => {
    const places = positions('ab\ncd')
    for (const offset of [-1, 6, 0.5, Number.NaN, Infinity, '1' as unknown as number]) {
      assert.throws(() => places.at(offset), RangeError)
    }
    for (const [line, column] of [
      [0, 1],
      [3, 1],
      [1, 0],
      [1, 4],
      [2, 4],
      [1.5, 1],
      [1, 1.5],
      [1, Number.NaN],
    ]) {
      assert.throws(() => places.offset({ line, column }), RangeError)
    }
  })
})

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The segments of each line, with absolute numbers: column, and the line and column in the source. */
function decoded(
  mappings: string
): { column: number; source?: { line: number; column: number } }[][] {
  let line = 0
  let column = 0
  return mappings.split(';').map((row) => {
    let now = 0
    const segments = row === '' ? [] : row.split(',')
    return segments.map((segment) => {
      const numbers: number[] = []
      let value = 0
      let shift = 0
      for (const char of segment) {
        const digit = DIGITS.indexOf(char)
        value += (digit & 31) << shift
        shift += 5
        if (digit & 32) continue
        numbers.push(value & 1 ? -(value >> 1) : value >> 1)
        value = shift = 0
      }
      now += numbers[0]
      if (numbers.length === 1) return { column: now }
      line += numbers[2]
      column += numbers[3]
      return { column: now, source: { line, column } }
    })
  })
}

test.group('A source map', () => {
  test('leads each kept character to where it was, and inserted text nowhere', ({ assert }) => {
    fc.assert(
      fc.property(textAndChanges, ({ before, set }) => {
        const map = sourceMap(set, before, { source: 'in.html', file: 'out.html' })
        const lines = decoded(map.mappings)
        const old = counted(before)
        const origins: (number | undefined)[] = []
        let at = 0
        for (const { from, to, insert } of [
          ...set.changes,
          { from: before.length, to: 0, insert: '' },
        ]) {
          while (at < from) origins.push(at++)
          for (let i = 0; i < insert.length; i++) origins.push(undefined)
          at = to
        }
        const places = counted(set.apply(before))
        for (const [offset, origin] of origins.entries()) {
          const { line, column } = places[offset]
          const segment = lines[line - 1]?.findLast((one) => one.column <= column - 1)
          const found = segment?.source && {
            line: segment.source.line + 1,
            column: segment.source.column + column - segment.column,
          }
          assert.deepEqual(found, origin === undefined ? undefined : old[origin])
        }
      }),
      runs(1500)
    )
  })

  test('has the form of version 3', ({ assert }) => {
    const before = '<p>a</p>\n<b>c</b>\n'
    const set = ChangeSet.of(
      [
        { from: 3, to: 4, insert: 'xy' },
        { from: 9, to: 9, insert: '\n' },
      ],
      before.length
    )
    assert.equal(set.apply(before), '<p>xy</p>\n\n<b>c</b>\n')
    assert.deepEqual(sourceMap(set, before, { source: 'in.html', file: 'out.html' }), {
      version: 3,
      file: 'out.html',
      sources: ['in.html'],
      sourcesContent: [before],
      names: [],
      // <p> is at 0:0; xy has no source; </p> is at 0:4. The next line is new; <b> is at 1:0.
      mappings: 'AAAA,G,EAAI;A;AACJ',
    })
    assert.notProperty(sourceMap(set, before, { source: 'in.html' }), 'file')
    assert.throws(() => sourceMap(set, 'x', { source: 'in.html' }), RangeError)
  })

  test('of a megabyte of lines is made in one go', ({ assert }) => {
    const before = 'a\n'.repeat(500_000)
    const set = ChangeSet.of([{ from: 0, to: 1, insert: '' }], before.length)
    assert.isAbove(sourceMap(set, before, { source: 's' }).mappings.length, before.length)
  })
})
