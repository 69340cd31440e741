import { bySheet } from '#designer/commands/actions/by_sheet'
import { correct, removeSentence } from '#designer/commands/actions/correct'
import { changeHours, changeOneEnd, setFact } from '#designer/commands/actions/facts'
import { addItem, removeItem, withoutPrices } from '#designer/commands/actions/items'
import { changeLayout } from '#designer/commands/actions/layouts'
import { lookActions } from '#designer/commands/actions/look'
import { remove, withoutProfile } from '#designer/commands/actions/remove'
import { setLink } from '#designer/commands/actions/links'
import {
  addSection,
  addSectionSaying,
  duplicate,
  moveBeside,
  moveTo,
  swap,
} from '#designer/commands/actions/sections'
import { set, rename, addFact } from '#designer/commands/actions/set'
import { orderList } from '#designer/commands/actions/order'
import { resize, setBackground, setColour } from '#designer/commands/actions/style'
import { setTextStyle, textStyles } from '#designer/commands/actions/text_style'
import { addText, replace } from '#designer/commands/actions/texts'
import { choose } from '#designer/commands/targets/choose'
import { find } from '#designer/commands/targets/find'
import type { Desk, Outcome } from '#designer/commands/desk'
import type { Command } from '#designer/commands/language/command'
import { addReach } from '#designer/commands/sheet/facts'
import { addArea, addPerson, setRole, setRoleOf } from '#designer/commands/sheet/people'
import { addLink } from '#designer/commands/sheet/words'
import type { Slot, SlotsOf } from '#designer/commands/language/slots'
import type { Answer, Revision } from '#designer/commands/sheet/revision'
import type { SectionKind } from '#designer/site/kinds'

type Action = (desk: Desk, slots: SlotsOf) => Outcome

/** What each command of the data does on a page. */
const actions: Record<string, Action> = {
  set: corrected(set),
  rename,
  add_fact: corrected(addFact),
  address_is: (desk, { value, address }) =>
    setFact(desk, { is: 'fact', fact: 'address' }, address ?? value),
  year: (desk, { value, old }) =>
    old ? correct(desk, { value, words: old }) : setFact(desk, { is: 'fact', fact: 'year' }, value),
  sentence: (desk, { text }) => addText(desk, { text, target: aboutUs(desk) }),
  called: (desk, { value }) => setFact(desk, { is: 'fact', fact: 'name' }, value),
  replace,
  correct,
  remove_sentence: removeSentence,
  link_to: factBy(addLink, 'value'),
  more: factBy(addReach, 'fact'),
  area: factBy(addArea, 'area', 'area'),
  person: factBy(addPerson, 'person', 'team'),
  role: factBy(setRole, 'person'),
  role_of: factBy(setRoleOf, 'role'),
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
  closed: (desk, slots) => changeHours(desk, slots, { isClosed: true }),
  hours: (desk, slots) => changeHours(desk, slots),
  opens_at: (desk, slots) => changeOneEnd(desk, slots, 'opens'),
  closes_at: (desk, slots) => changeOneEnd(desk, slots, 'closes'),
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
  stays: (desk, { target }) => {
    const found = choose(desk, target, ['fact', 'item', 'section', 'part'])
    const says = desk.say('stays', { words: target.text })
    return 'one' in found ? { is: 'done', operations: [], says } : found
  },
  undo: (desk) => desk.impossible('undo'),
  town: (desk, { value }) => setFact(desk, { is: 'fact', fact: 'town' }, value),
  price_by: (desk) => desk.impossible('cannot_do'),
  order: (desk, slots) => orderList(desk, slots, slots.said.text),
  prices_gone: (desk) => withoutPrices(desk),
  picture: (desk) => desk.impossible('picture'),
}

/** An action of sheets on a page; `about` is the slot that the answer names. */
function factBy(
  action: (revision: Revision, slots: SlotsOf) => Answer,
  about: string,
  section?: SectionKind
): Action {
  return (desk, slots) =>
    bySheet(desk, { name: slots[about].text, section }, (revision) => action(revision, slots))
}

/** Only the whole page can be dark or light. */
function inTheme(desk: Desk, slots: SlotsOf, theme: 'dark' | 'light'): Outcome {
  const { target } = slots
  const isSection = target && find(desk, target).some(({ is }) => is === 'section')
  return isSection ? desk.impossible('cannot_do') : lookActions[theme](desk, slots)
}

/** "The address is 30 Corve Row, not 3 Corve Row": what was wrong, in the text that says it. */
function corrected(action: Action): Action {
  return (desk, slots) => {
    const { value, old } = slots
    const made = value && old ? correct(desk, { value, words: old }) : undefined
    return made?.is === 'done' ? made : action(desk, slots)
  }
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
