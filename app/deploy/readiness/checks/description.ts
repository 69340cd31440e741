import type { Check } from '#deploy/readiness/check'

export const description: Check = {
  id: 'description',
  severity: 'should',
  passed: 'The page has a description for search results',
  look: ({ elements }) =>
    !elements.some(
      ({ tag, attributes }) =>
        tag === 'meta' && /^description$/i.test(attributes.name ?? '') && attributes.content?.trim()
    ) && {
      title: 'The page has no description for search results',
      fix: 'Say in one or two sentences what you do and where.',
    },
}
