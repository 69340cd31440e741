import { objectsOf, type Says } from '#designer/edit/says/says'
import { labels } from '#designer/instructions/en/labels'

export const en: Says = {
  roles: objectsOf(labels.parts),
  where: {
    header: 'in the header',
    top: 'at the top',
    bottom: 'at the bottom',
    under: (heading) => `under “${heading}”`,
    nowhere: '',
  },
  part: (role, words, where) => [role, words && `“${words}”`, where].filter(Boolean).join(' '),
  section: (kind, heading, place) => {
    if (place !== 'section') return labels.sections[place].object
    const name = kind ? labels.sections[kind].object : 'the section'
    return heading && kind !== 'hero' ? `${name} “${heading}”` : name
  },

  noSection: (words) =>
    words ? `There is no “${words}” on this page.` : 'This page has no such section.',
  noPart: (words) =>
    words ? `“${words}” is not on this page.` : 'There is nothing like that here.',
  alreadySo: 'It is like that already.',
  onlyOurs: (what) => `${what} is possible only on pages made here; this page has its own design.`,
  refusedByEngine: (reason) => reason,
  cannotReadYet: 'I did not understand that.',
  tooLarge: 'This page is too large to be edited by words. Change it by hand.',
  nothingToDo: 'Nothing would change.',
  staysAsItIs: 'That stays as it is.',

  sectionAdded: (name, listed) => `Added: ${name}${listed ? ', with a link in the menu' : ''}.`,
  nothingToFill: (name) =>
    `I would have nothing to put into ${name}, and I make nothing up: tell me what it should say.`,
  sectionThere: (name) => `The page has ${name} already.`,
  sectionRemoved: (name, linked) => `Taken out: ${name}${linked ? ' and the links to it' : ''}.`,
  titleStays: 'A page needs its title: change its words instead.',
  sectionMoved: (name) => `Moved: ${name}.`,
  movesNoFurther: (name) => `It stands there already: ${name}.`,
  layoutSet: (name) => `Laid out anew: ${name}.`,
  noOtherLayout: (name) => `There is no such layout for ${name}.`,
  surfaceSet: (name) => `Another background: ${name}.`,

  textSet: (part) => `New words: ${part}.`,
  textTooMuch: 'Say the new words, in quotation marks.',
  wordsReplaced: (from, to, times) =>
    `“${from}” is now “${to}”${times > 1 ? `, in ${times} places` : ''}.`,
  wordsNotThere: (words) => `“${words}” does not stand on this page.`,
  partRemoved: (part) => `Taken out: ${part}.`,
  styleSet: (part) => `Restyled: ${part}.`,
  styleUnknown: (part) => `The size of ${part} comes from a style sheet outside this page.`,
  linkSet: (part, href) => `Leads to ${href} now: ${part}.`,
  noLink: (part) => `Only a link or a button can lead somewhere, and this is neither: ${part}.`,
  shortened: (name, sentences) =>
    `Shorter by ${sentences === 1 ? 'one sentence' : `${sentences} sentences`}: ${name}.`,
  nothingToShorten: (name) =>
    `There is no sentence to drop from ${name}, and I do not rewrite your words.`,

  lookSet: 'The page has its new look.',
  lookAsWide: (which) =>
    `The text is as ${which === 'larger' ? 'large' : 'small'} as it should be.`,
  moodSet: 'The page is dressed anew; every word stands as it was.',

  factSet: (fact) => `Changed wherever it stands: ${fact}.`,
  factNotThere: (fact) => `I could not find ${fact} on this page. Say which words to replace.`,
  factUnreadable: (fact, example) => `I could not read that as ${fact}. Write it like ${example}.`,
  facts: objectsOf(labels.facts),
  tradeIsPlanned:
    'Another trade means another plan: make a new site for it, or change the words that name it here.',

  itemAdded: (name, where) => `Added: “${name}”, ${where}.`,
  itemThere: (name) => `“${name}” is on the list already.`,
  itemRemoved: (name) => `Taken off the list: “${name}”.`,
  lastItem: (name) => `“${name}” is the only one left: remove its section instead.`,
  noList: 'There is no list on this page to add it to.',
  noItem: (name) => `“${name}” is on no list of this page.`,
  priceSet: (name, price) => `“${name}” costs ${price} now.`,

  formAdded: 'The page has a contact form. Messages are kept with the website and mailed to you.',
  formThere: 'The page has a form already.',
  formRemoved: 'The form is gone; how to reach you stays.',
  noForm: 'There is no form on this page.',
  fieldAdded: (label) => `The form asks for “${label}”.`,
  fieldThere: (label) => `The form asks for “${label}” already.`,
  fieldRemoved: (label) => `The form no longer asks for “${label}”.`,
  noField: (label) => `The form has no field “${label}”.`,
  fieldNeeded: (label) => `“${label}” stays: without it no message could be sent or answered.`,
}
