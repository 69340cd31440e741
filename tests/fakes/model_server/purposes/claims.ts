import type { Purpose } from '#tests/fakes/model_server/purposes/purpose'

/** The second reading of a page: nothing on it is invented. */
export const claims: Purpose = {
  field: 'unsaid',
  answer: () => ({ unsaid: [] }),
}
