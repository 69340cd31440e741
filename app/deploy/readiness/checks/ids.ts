import { listed, type Check } from '#deploy/readiness/check'

export const ids: Check = {
  id: 'ids',
  severity: 'should',
  passed: 'No two parts of the page have the same name',
  look(page) {
    const doubled = page.breaches('duplicate_id')
    return (
      doubled.length > 0 && {
        title: 'Two parts of the page have the same name',
        detail: listed(doubled, ({ element }) => element?.attributes.id ?? ''),
        fix: 'Links lead to the first of them only. Give the others another id.',
      }
    )
  },
}
