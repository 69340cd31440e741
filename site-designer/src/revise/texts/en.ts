import type { ReviseTexts } from '#designer/revise/texts/texts'

const first = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1)

export const en: ReviseTexts = {
  added: ({ object }) => `Added: ${object}.`,
  thereAlready: ({ object }) => `On the page already: ${object}.`,
  takenOut: ({ object }) => `Taken out: ${object}.`,
  staysOut: ({ object }) => `Not on the page, and it stays that way: ${object}.`,
  heroStays: 'The opening stays: a page needs its title.',
  frameStays: ({ object }) => `${first(object)} stays: every page has one.`,
  pricesGone: 'The prices are gone; what you offer stays.',
  moved: ({ object }, number) => `Moved: ${object}, now number ${number} on the page.`,
  staysThere: ({ object }) => `Stays where it is: ${object}.`,
  theme: { light: 'The page is light now.', dark: 'The page is dark now.' },
  themeAlready: { light: 'The page is light already.', dark: 'The page is dark already.' },
  color: (words) => `The colour is ${words}.`,
  tone: (words, hex) => `The colour is ${words}: ${hex}.`,
  toneEnds: (words) => `The colour cannot go ${words} from here.`,
  headings: (font) => `${font} for headings.`,
  reading: (font) => `${font} for reading.`,
  corners: (px) => (px === 0 ? 'Corners are square.' : `Corners are ${px} px.`),
  direction: (words) => `A new direction: ${words}. The same content, set anew.`,
  directionSuits: (mood) => `The direction suits “${mood}” already and stays.`,
  directionChosen: (mood) =>
    `Noted: ${mood}. The direction you chose stays; say “another design” for a new one.`,
  fact: ({ plain }, value) => `Noted, ${plain}: ${value}.`,
  hoursNote: (value) => `Noted beside the opening hours, as you wrote it: ${value}.`,
  trade: (trade) => `Understood as: ${trade}.`,
  offers: (names) => `Offers noted: ${names.join(', ')}.`,
  gone: (names) => `No longer offered: ${names.join(', ')}.`,
  form: 'The page has a contact form.',
  noForm: 'The form is gone; how to reach you stays.',
  noted: (words) => `Noted: ${words}.`,
  ownWords: 'Your sentence goes on the page as you wrote it.',
  stays: (words) => `Stays as it is: “${words}”.`,
  later: (words) => `${words} (that is done on the page itself, in the editor, once it is built)`,
  which: (words, readings) => `${words} (which one: ${readings.join(' – or – ')}?)`,
}
