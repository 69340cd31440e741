import type { Check } from '#deploy/readiness/check'

export const language: Check = {
  id: 'language',
  severity: 'should',
  passed: 'The page says which language it is in',
  look: (page) =>
    page.breaches('language').length > 0 && {
      title: 'The page does not say which language it is in',
      fix: 'Add lang="en", or your own language, to its <html> tag: read aloud, it sounds right then.',
    },
}
