import { later, says } from './entry.js'

/** Sections 4 to 6 and 9: states, validation, roles and constants, without those of accounts and billing. */
export const rules = [
  ...says(4, 'plan flow', {
    constant: [
      'a reload restores plan, plan id and step',
      'Go Back clears the saved session data',
      'duplicate analyze calls are prevented',
      'a failed update returns to plan_review',
    ],
  }),
  ...says(4, 'approval outcome', { text: ['Website Creation Started!'] }),
  ...says(4, 'website creation task', {
    text: ['Creating...'],
    constant: [
      'progress is polls/300*90, capped at 90',
      'a stored notification is resumed under 10 minutes and discarded after',
      'polling ends after 300 polls',
    ],
  }),
  ...says(4, 'delete', {
    constant: ['deleting the only item of a page above 1 goes to the previous page'],
  }),
  ...says(4, 'deployment', {
    text: [
      'Waiting',
      'Being Prepared',
      'Live',
      'Failed',
      'Unknown',
      'Publish for First Time',
      'Publish Changes',
      'Still Preparing...',
      'Try Again',
      'Publishing...',
    ],
  }),
  ...says(4, 'custom domain', {
    text: ['Pending', 'Verified'],
    constant: ['a domain can be added only to a published website'],
  }),
  ...says(4, 'AI edit', {
    constant: [
      'a second submit is ignored while busy',
      'undo restores the backup, is not stored until Save, and clears the record',
    ],
  }),
  ...says(5, 'create website', {
    text: [
      'Please tell us what kind of website you want',
      'Please tell us what changes you want to make.',
    ],
  }),
  ...says(5, 'domain', {
    text: ['Domain name is required'],
    constant: ['a domain is trimmed and sent in lower case'],
  }),
  ...says(5, 'upload', {
    text: ['Please select an image file', 'File size must be less than 10MB'],
  }),
  ...says(5, 'instruction', { text: ['Please enter an AI instruction'] }),
  ...says(5, 'editor', {
    text: ['No editable text found in this element', 'HTML structure corrupted during save'],
    constant: [
      'an empty URL removes the link',
      'a URL of a button that does not begin with http gets https://',
    ],
  }),
  ...says(9, 'creation', {
    constant: [
      'typing: 50 ms a character, 2-second pause',
      'corner radius 0 to 20, default 8',
      'default colour #4B5EAA',
      'theme light by default',
      '20 heading fonts in order',
      '20 body fonts in order',
      'redirect after approval delayed 10 seconds',
    ],
  }),
  ...says(9, 'lists', { constant: ['page size 3', 'at most 5 page buttons'] }),
  ...says(9, 'preview', { constant: ['mobile 375px, tablet 768px'] }),
  ...says(9, 'editor', { constant: ['editable text under 500 characters'] }),
  ...says(9, 'AI edit', {
    constant: [
      'edit mode is set up again after 500 ms, and after 2 seconds once that has failed',
      'AI success toast 5 seconds',
      'AI error toast 8 seconds',
      'the undo toast shows the first 50 characters of the prompt',
    ],
  }),
  ...later(9, 'limits', { constant: ['upload limit 10485760 bytes'] }),
]
