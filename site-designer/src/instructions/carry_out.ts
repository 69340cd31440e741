import { correct, removeSentence } from '#designer/instructions/actions/correct'
import { factActions } from '#designer/instructions/actions/facts'
import { addField } from '#designer/instructions/actions/fields'
import { addItem, removeItem, withoutPrices } from '#designer/instructions/actions/items'
import { changeLayout, setSurface } from '#designer/instructions/actions/layouts'
import { lookActions } from '#designer/instructions/actions/look'
import { remove, withoutProfile } from '#designer/instructions/actions/remove'
import { moveBeside, moveTo, swap } from '#designer/instructions/actions/moves'
import { setLink } from '#designer/instructions/actions/links'
import { addSection, addSectionSaying, duplicate } from '#designer/instructions/actions/sections'
import { set, rename, addFact } from '#designer/instructions/actions/set'
import { priceBy } from '#designer/instructions/actions/price_by'
import { orderList } from '#designer/instructions/actions/order'
import {
  resize,
  setBackground,
  setColour,
  setTextStyle,
  textStyles,
} from '#designer/instructions/actions/style'
import { addText, replace } from '#designer/instructions/actions/texts'
import { isName } from '#designer/instructions/language/endings'
import { bare } from '#designer/instructions/targets/names'
import { find } from '#designer/instructions/targets/find'
import type { PageEdit, Outcome } from '#designer/instructions/page_edit'
import type { Command } from '#designer/instructions/language/command'
import type { Slot, SlotsOf } from '#designer/instructions/language/slots'

type Action = (edit: PageEdit, slots: SlotsOf) => Outcome

/** What each command of the data does on a page. */
const actions: Record<string, Action> = {
  set: set,
  rename,
  add_fact: addFact,
  ...factActions,
  // "Founded 2007, not 2008": the texts that say the wrong year too.
  year: (edit, slots) =>
    slots.old
      ? correct(edit, { value: slots.value, words: slots.old })
      : factActions.year(edit, slots),
  sentence: (edit, { text }) => addText(edit, { text, target: aboutUs(edit) }),
  replace,
  correct,
  remove_sentence: removeSentence,
  add_text: addText,
  add_section_saying: addSectionSaying,
  remove,
  no_longer_sold: (edit, slots) => withoutProfile(edit, slots.item) ?? removeItem(edit, slots),
  add_item: addItem,
  add_section: addSection,
  add_field: addField,
  move_to: moveTo,
  move_before: (edit, slots) => moveBeside(edit, slots, 'before'),
  move_after: (edit, slots) => moveBeside(edit, slots, 'after'),
  swap,
  duplicate,
  layout: changeLayout,
  link: setLink,
  larger: (edit, slots) => resize(edit, slots, 'larger'),
  smaller: (edit, slots) => resize(edit, slots, 'smaller'),
  ...Object.fromEntries(
    textStyles.map((style): [string, Action] => [
      style,
      (edit, slots) => setTextStyle(edit, slots, style),
    ])
  ),
  background: setBackground,
  colour: setColour,
  ...lookActions,
  dark: (edit, slots) => inTheme(edit, slots, 'dark'),
  light: (edit, slots) => inTheme(edit, slots, 'light'),
  stays: (edit, { target }) => ({
    is: 'done',
    operations: [],
    ...edit.told('stays', { words: target.text }),
  }),
  undo: (edit) => edit.impossible('undo'),
  price_by: priceBy,
  order: (edit, slots) => orderList(edit, slots, slots.said.text),
  prices_gone: (edit) => withoutPrices(edit),
  picture: (edit) => edit.impossible('picture'),
}

/** A section gets the ground that the page has for it; without one the whole page is meant. */
function inTheme(edit: PageEdit, slots: SlotsOf, theme: 'dark' | 'light'): Outcome {
  const { target } = slots
  const { this: pronouns, whole_page: pages, code } = edit.language
  const isPage =
    !target ||
    pronouns.includes(target.words.join(' ')) ||
    pages.some((name) => isName(bare(target.words, edit.language), name, code)) ||
    find(edit, target).some(({ is }) => is === 'look')
  return isPage ? lookActions[theme](edit, slots) : setSurface(edit, target, theme)
}

/** Where sentences of the person's own stand. */
function aboutUs({ language }: PageEdit): Slot {
  const [text] = language.sections.about
  return { text, isQuoted: false, words: text.split(' ') }
}

/** One command as operations on this page, or why not, or which of several things is meant. */
export function carryOut(edit: PageEdit, { do: name, slots }: Command): Outcome {
  const action = actions[name]
  return action ? action(edit, slots) : edit.impossible('cannot_do')
}

export const actionNames = Object.keys(actions)
