import type { Check } from '#deploy/readiness/check'

export const title: Check = {
  id: 'title',
  severity: 'should',
  passed: 'The page has a title',
  look: (page) =>
    page.breaches('title').length > 0 && {
      title: 'The page has no title',
      fix: 'Give it one: tabs, bookmarks and search results show it.',
    },
}
