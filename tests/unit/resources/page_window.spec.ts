import { test } from '@japa/runner'
import { pageWindow } from '../../../resources/ui/pagination/page_window.ts'

test.group('Pagination', () => {
  test('up to five pages all have a button', ({ assert }) => {
    assert.deepEqual(pageWindow(1, 1), [1])
    assert.deepEqual(pageWindow(3, 5), [1, 2, 3, 4, 5])
  })

  test('with more pages an ellipsis replaces some buttons', ({ assert }) => {
    assert.deepEqual(pageWindow(1, 9), [1, 2, 3, 4, 'gap', 9])
    assert.deepEqual(pageWindow(5, 9), [1, 'gap', 4, 5, 6, 'gap', 9])
    assert.deepEqual(pageWindow(8, 9), [1, 'gap', 6, 7, 8, 9])
  })

  test('there are never more than five buttons, the current page and its neighbours among them', ({
    assert,
  }) => {
    for (let total = 1; total <= 30; total++) {
      for (let page = 1; page <= total; page++) {
        const numbers = pageWindow(page, total).filter((slot) => slot !== 'gap')
        assert.isAtMost(numbers.length, 5)
        assert.includeMembers(
          numbers,
          [page - 1, page, page + 1].filter((near) => near >= 1 && near <= total)
        )
        assert.deepEqual(
          numbers,
          [...new Set(numbers)].sort((a, b) => Number(a) - Number(b))
        )
      }
    }
  })
})
