import type { Check } from '#deploy/readiness/check'

const MOST = 60_000

export const weight: Check = {
  id: 'weight',
  severity: 'should',
  passed: 'The page is light enough for a slow phone',
  look: ({ weight: bytes }) =>
    bytes > MOST && {
      title: `The page is heavy: ${Math.round(bytes / 1000)} KB without its pictures`,
      fix: `Shorten it: up to ${MOST / 1000} KB it opens at once on a slow phone.`,
    },
}
