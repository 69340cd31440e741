import { test } from '@japa/runner'
import fc from 'fast-check'
import { changeSheet } from '#designer/sheet/change_sheet'
import { coverageIsWhole } from '#designer_tests/helpers/coverage'
import type { Sheet } from '#designer/sheet/sheet'
import { textFields } from '#designer/sheet/sheet'
import { anyFieldChange, anySheet } from '#designer_tests/helpers/any_sheet'
import { propertyRuns } from '#designer_tests/helpers/property_runs'

const runs = { numRuns: propertyRuns(300) }
const destinations = [...textFields, 'offers', 'people', 'dates', 'works', 'drop'] as const

test.group('Laws of sheets', () => {
  test('after any change coverage is the whole prompt, and the sheet that was given is as it was', ({
    assert,
  }) => {
    const placing = fc.record({ number: fc.nat(), to: fc.constantFrom(...destinations) })
    fc.assert(
      fc.property(
        anySheet,
        anyFieldChange,
        fc.array(placing, { maxLength: 2 }),
        (given, fields, placings) => {
          const { sheet, prompt } = given
          const copy = structuredClone(sheet)
          const { unplaced } = sheet.own_words
          const change = {
            ...fields,
            suggestions: { take: sheet.suggestions.slice(0, 1).map(({ id }) => id) },
            unplaced: placings.flatMap(({ number, to }) => {
              const from = unplaced[number % (unplaced.length || 1)]?.from
              return from ? [{ from, to }] : []
            }),
          }
          const result = changeSheet(sheet, change, prompt)
          assert.deepEqual(sheet, copy)
          if (result.ok) assert.isTrue(coverageIsWhole(result.value.coverage, prompt))
        }
      ),
      runs
    )
  })

  test('a change made twice is the change made once', ({ assert }) => {
    fc.assert(
      fc.property(anySheet, anyFieldChange, ({ sheet, prompt }, change) => {
        const once = changeSheet(sheet, change, prompt)
        if (!once.ok) return
        assert.deepEqual(changeSheet(once.value, change, prompt), once)
      }),
      runs
    )
  })

  test('what a change does not name stays as it is', ({ assert }) => {
    fc.assert(
      fc.property(anySheet, anyFieldChange, ({ sheet, prompt }, change) => {
        const result = changeSheet(sheet, change, prompt)
        if (!result.ok) return
        for (const group of Object.keys(sheet) as (keyof Sheet)[]) {
          if (group in change || ['coverage', 'edited', 'suggestions'].includes(group)) continue
          if (group === 'own_words') continue // by name below
          assert.deepEqual(result.value[group], sheet[group], group)
        }
        for (const group of ['who', 'contact', 'wishes', 'own_words'] as const) {
          for (const name of Object.keys(sheet[group])) {
            if (name in (change[group] ?? {}) || /name/.test(name)) continue
            // Words that were suggested for a field are placed with it.
            if (name === 'unplaced') continue
            const [before, after] = [sheet[group], result.value[group]] as Record<string, unknown>[]
            assert.deepEqual(after[name], before[name], `${group}.${name}`)
          }
        }
      }),
      runs
    )
  })
})
