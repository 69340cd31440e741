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
  look: ({ mailsMessages }) =>
    !mailsMessages && {
      title: 'Messages from the contact form are kept, but not mailed to you',
      fix: 'Verify the email address of your account, or set a contact email in the website’s settings.',
    },
}
