import { counted, listed, type Check } from '#deploy/readiness/check'

/** What only the owner can say is never published; publishing takes out what is marked as we mark it. */
export const places: Check = {
  id: 'places',
  severity: 'must',
  passed: 'No place to fill in would be published',
  look: ({ leaks }) =>
    leaks.length > 0 && {
      title: `${counted(leaks.length, 'One place to fill in', 'places to fill in')} would be published`,
      detail: listed(leaks, (note) => `“${note}”`),
      fix: 'Write your own words there, or delete it.',
    },
}
