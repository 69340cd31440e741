import { counted, type Check } from '#deploy/readiness/check'

/** Sentences that we wrote and that nobody has kept or typed over yet. */
export const ourWords: Check = {
  id: 'our_words',
  severity: 'should',
  passed: 'Every sentence is one that you wrote or kept',
  look: ({ ourSentences: count }) =>
    count > 0 && {
      title: `${counted(count, 'One sentence', 'sentences')} on the page ${count === 1 ? 'is' : 'are'} ours`,
      fix: 'Read what has a thin line beside it on the page. Keep it under Facts, type over it, or delete it.',
    },
}
