import type { Check } from '#deploy/readiness/check'

/** A page that is rendered by a script cannot be judged by its text. */
export const words: Check = {
  id: 'words',
  severity: 'must',
  passed: 'There is something to read',
  concerns: ({ elements }) =>
    !elements.some(
      ({ tag, attributes }) => tag === 'script' && !/json/i.test(attributes.type ?? '')
    ),
  look: ({ text }) =>
    text === '' && {
      title: 'The page is empty: there is no text on it',
      fix: 'Write something on it first, or undo the last change.',
    },
}
