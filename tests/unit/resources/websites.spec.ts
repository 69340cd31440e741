import { test } from '@japa/runner'
import { PREVIEW_MINUTES } from '#contract/limits'
import { longDate, timeAgo } from '../../../resources/lib/dates.ts'
import { websites } from '../../../resources/lib/text/en/websites.ts'
import { confirmsDeletion } from '../../../resources/websites/delete_confirmation.ts'
import { frameSandbox } from '../../../resources/websites/frame_sandbox.ts'
import { pageAfterDelete, shownRange } from '../../../resources/websites/list/paging.ts'
import { RENEW_AFTER, steadyAddress } from '../../../resources/websites/steady_address.ts'
import { pageWindow } from '../../../resources/ui/pagination/page_window.ts'
import { ViewedWebsites } from '../../../resources/websites/viewed_websites.ts'
import { memoryStore } from './memory_store.ts'

test.group('My Websites | pages', () => {
  test('there are at most five page buttons, with the current one among them', ({ assert }) => {
    for (let pages = 1; pages <= 40; pages++) {
      for (let current = 1; current <= pages; current++) {
        const numbers = pageWindow(current, pages).filter((slot) => slot !== 'gap')
        assert.isAtMost(numbers.length, 5)
        assert.include(numbers, current)
        assert.include(numbers, 1)
        assert.include(numbers, pages)
      }
    }
  })

  test('the count line describes what is shown', ({ assert }) => {
    const line = (page: number, count: number) => {
      const range = shownRange({ current_page: page, page_size: 3, count })
      return websites.list.count({ ...range, count, page, pages: Math.ceil(count / 3) })
    }
    assert.equal(line(1, 7), 'Showing 1 to 3 of 7 websites (Page 1 of 3)')
    assert.equal(line(3, 7), 'Showing 7 to 7 of 7 websites (Page 3 of 3)')
  })

  test('deleting the only website of a later page shows the page before', ({ assert }) => {
    assert.equal(pageAfterDelete(3, 1), 2)
    assert.equal(pageAfterDelete(3, 2), 3)
    assert.equal(pageAfterDelete(1, 1), 1)
  })
})

test.group('My Websites | deletion', () => {
  test('requires DELETE, with spaces around it allowed', ({ assert }) => {
    assert.isTrue(confirmsDeletion('DELETE'))
    assert.isTrue(confirmsDeletion('  DELETE\n'))
    for (const typed of ['', 'delete', 'DELETE it', 'DEL ETE']) {
      assert.isFalse(confirmsDeletion(typed), typed)
    }
  })
})

test.group('Dates', () => {
  test('days are written in the long American form', ({ assert }) => {
    assert.equal(longDate('2025-03-09T12:00:00Z'), 'March 9, 2025')
  })

  test('a recent time is shown as its age', ({ assert }) => {
    const now = Date.parse('2025-03-09T12:00:00Z')
    assert.equal(timeAgo('2025-03-09T11:59:30Z', now), 'just now')
    assert.equal(timeAgo('2025-03-09T11:58:00Z', now), '2 minutes ago')
    assert.equal(timeAgo('2025-03-08T11:00:00Z', now), 'yesterday')
    assert.equal(timeAgo('2024-03-01T12:00:00Z', now), 'last year')
    assert.equal(timeAgo('2025-03-09T12:00:20Z', now), 'just now')
  })
})

test.group('Preview frame', () => {
  const app = 'http://localhost:3333'

  test('a page on its own origin has the permissions of the specification', ({ assert }) => {
    const flags = frameSandbox('http://p-4k2.localhost:3333/v/3/9.ab/', app).split(' ')
    assert.sameMembers(flags, [
      'allow-scripts',
      'allow-same-origin',
      'allow-forms',
      'allow-downloads',
      'allow-modals',
      'allow-popups',
    ])
  })

  test("a page on the app's origin or an unknown one gets no origin", ({ assert }) => {
    for (const url of [
      'http://localhost:3333/preview.html',
      '/preview.html',
      'about:blank',
      'blob:http://localhost:3333/1',
      'data:text/html,hi',
      'javascript:1',
      'http://',
      '',
    ]) {
      assert.equal(frameSandbox(url, app), 'allow-scripts allow-forms', url)
    }
  })

  test('a frame keeps its address until the page changes or the address expires', ({ assert }) => {
    const kept = { url: 'a', version: 1 }
    assert.equal(steadyAddress(kept, { url: 'b', version: 1 }, { renew: false }).url, 'a')
    assert.equal(steadyAddress(kept, { url: 'b', version: 2 }, { renew: false }).url, 'b')
    assert.equal(steadyAddress(kept, { url: 'b', version: 1 }, { renew: true }).url, 'b')
    assert.isBelow(RENEW_AFTER, PREVIEW_MINUTES * 60_000)
  })
})

test.group('Viewed websites', () => {
  test('a website counts as viewed after its first preview', ({ assert }) => {
    const store = memoryStore()
    const viewed = new ViewedWebsites(store)
    assert.isFalse(viewed.has('w1'))
    viewed.add('w1')
    viewed.add('w2')
    viewed.add('w1')
    assert.isTrue(new ViewedWebsites(store).has('w1'))
    assert.isFalse(viewed.has('w3'))
  })

  test('an unreadable list counts as empty', ({ assert }) => {
    const viewed = new ViewedWebsites(memoryStore({ 'sitewright:viewed-websites': '{' }))
    assert.isFalse(viewed.has('w1'))
    viewed.add('w1')
    assert.isTrue(viewed.has('w1'))
  })
})
