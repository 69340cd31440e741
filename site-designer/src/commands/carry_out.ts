import { correct, removeSentence } from '#designer/commands/actions/correct'
import { factActions } from '#designer/commands/actions/facts'
import { addItem, removeItem, withoutPrices } from '#designer/commands/actions/items'
import { changeLayout } from '#designer/commands/actions/layouts'
import { lookActions } from '#designer/commands/actions/look'
import { remove, withoutProfile } from '#designer/commands/actions/remove'
import { moveBeside, moveTo, swap } from '#designer/commands/actions/moves'
import { setLink } from '#designer/commands/actions/links'
import { addSection, addSectionSaying, duplicate } from '#designer/commands/actions/sections'
import { set, rename, addFact } from '#designer/commands/actions/set'
import { orderList } from '#designer/commands/actions/order'
import {
  resize,
  setBackground,
  setColour,
  setTextStyle,
  textStyles,
} from '#designer/commands/actions/style'
import { addText, replace } from '#designer/commands/actions/texts'
import { find } from '#designer/commands/targets/find'
import type { Desk, Outcome } from '#designer/commands/desk'
import type { Command } from '#designer/commands/language/command'
import type { Slot, SlotsOf } from '#designer/commands/language/slots'

type Action = (desk: Desk, slots: SlotsOf) => Outcome

/** What each command of the data does on a page. */
const actions: Record<string, Action> = {
  set: set,
  rename,
  add_fact: addFact,
  ...factActions,
  // "Founded 2007, not 2008": the texts that say the wrong year too.
  year: (desk, slots) =>
    slots.old
      ? correct(desk, { value: slots.value, words: slots.old })
      : factActions.year(desk, slots),
  sentence: (desk, { text }) => addText(desk, { text, target: aboutUs(desk) }),
  replace,
  correct,
  remove_sentence: removeSentence,
  add_text: addText,
  add_section_saying: addSectionSaying,
  remove,
  no_longer_sold: (desk, slots) => withoutProfile(desk, slots.item) ?? removeItem(desk, slots),
  add_item: addItem,
  add_section: addSection,
  move_to: moveTo,
  move_before: (desk, slots) => moveBeside(desk, slots, 'before'),
  move_after: (desk, slots) => moveBeside(desk, slots, 'after'),
  swap,
  duplicate,
  layout: changeLayout,
  link: setLink,
  larger: (desk, slots) => resize(desk, slots, 'larger'),
  smaller: (desk, slots) => resize(desk, slots, 'smaller'),
  ...Object.fromEntries(
    textStyles.map((style): [string, Action] => [
      style,
      (desk, slots) => setTextStyle(desk, slots, style),
    ])
  ),
  background: setBackground,
  colour: setColour,
  ...lookActions,
  dark: (desk, slots) => inTheme(desk, slots, 'dark'),
  light: (desk, slots) => inTheme(desk, slots, 'light'),
  stays: (desk, { target }) => ({
    is: 'done',
    operations: [],
    says: desk.say('stays', { words: target.text }),
  }),
  undo: (desk) => desk.impossible('undo'),
  price_by: (desk) => desk.impossible('cannot_do'),
  order: (desk, slots) => orderList(desk, slots, slots.said.text),
  prices_gone: (desk) => withoutPrices(desk),
  picture: (desk) => desk.impossible('picture'),
}

/** Only the whole page can be dark or light. */
function inTheme(desk: Desk, slots: SlotsOf, theme: 'dark' | 'light'): Outcome {
  const { target } = slots
  const isSection = target && find(desk, target).some(({ is }) => is === 'section')
  return isSection ? desk.impossible('cannot_do') : lookActions[theme](desk, slots)
}

/** Where sentences of the person's own stand. */
function aboutUs({ language }: Desk): Slot {
  const [text] = language.sections.about
  return { text, isQuoted: false, words: text.split(' ') }
}

/** One command as operations on this page, or why not, or which of several things is meant. */
export function carryOut(desk: Desk, { do: name, slots }: Command): Outcome {
  const action = actions[name]
  return action ? action(desk, slots) : desk.impossible('cannot_do')
}

export const actionNames = Object.keys(actions)
