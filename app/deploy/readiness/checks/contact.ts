import { isAddress } from '#websites/main'
import type { Check } from '#deploy/readiness/check'

export const contact: Check = {
  id: 'contact',
  severity: 'should',
  passed: 'Messages from the contact form reach you',
  concerns: ({ elements }) =>
    elements.some(
      ({ tag, attributes }) =>
        tag === 'form' && /\/_forms\/contact\/?$/.test(attributes.action ?? '')
    ),
  look: ({ contactEmail }) =>
    !isAddress(contactEmail) && {
      title: 'Nobody would read what visitors write in the contact form',
      fix: 'Set a contact email in the website’s settings. Until then the form tells visitors that it is not connected.',
    },
}
