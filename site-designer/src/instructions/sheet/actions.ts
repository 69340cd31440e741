import type { Slot, SlotsOf } from '#designer/instructions/language/slots'
import { factActions } from '#designer/instructions/sheet/fact_actions'
import { refuse, setFact, withoutFact } from '#designer/instructions/sheet/facts'
import {
  addItem,
  removeItem,
  setListed,
  withoutPrices,
  withoutThing,
} from '#designer/instructions/sheet/items'
import { lookActions, setColour, setLookTo } from '#designer/instructions/sheet/look'
import type { Answer, SheetEdit } from '#designer/instructions/sheet/sheet_edit'
import {
  addSection,
  moveBeside,
  moveTo,
  removeSection,
} from '#designer/instructions/sheet/sections'
import { nameOf, thingsNamed, type Thing } from '#designer/instructions/sheet/things'
import { addSentence, replaceWords, setKind, setLanguage } from '#designer/instructions/sheet/words'

type Action = (edit: SheetEdit, slots: SlotsOf) => Answer

/** What each command does to a sheet. One that is missing here is for the finished page. */
export const actions: Record<string, Action> = {
  set,
  rename: (edit, slots) =>
    // "Call it Ash & Oak": on a plan "it" is the business.
    edit.language.this.includes(slots.target.words.join(' '))
      ? factActions.called(edit, slots)
      : set(edit, slots),
  add_fact: addFact,
  replace: replaceWords,
  // A sheet has the words of no page.
  correct: () => undefined,
  remove_sentence: () => undefined,
  remove,
  no_longer_sold: removeItem,
  add_item: addItem,
  add_section: addSectionOrForm,
  move_to: moveTo,
  move_before: (edit, slots) => moveBeside(edit, slots, 'before'),
  move_after: (edit, slots) => moveBeside(edit, slots, 'after'),
  ...factActions,
  ...lookActions,
  colour: setColour,
  dark: (edit, slots) => inTheme(edit, slots, 'dark'),
  light: (edit, slots) => inTheme(edit, slots, 'light'),
  undo: () => undefined,
  kind: setKind,
  sentence: addSentence,
  language: setLanguage,
  stays: (edit, { target }) => edit.done('stays', { words: target.text }),
  prices_gone: withoutPrices,
}

/** The ground of one section is for the finished page. */
function inTheme(edit: SheetEdit, slots: SlotsOf, theme: 'dark' | 'light'): Answer {
  const { target } = slots
  const isSection = target && thingsNamed(edit, target).some(({ is }) => is === 'section')
  return isSection ? 'later' : lookActions[theme](edit, slots)
}

function set(edit: SheetEdit, slots: SlotsOf): Answer {
  const value = slots.value ?? slots.price
  const thing = thingMeant(edit, slots.target)
  if (thing && 'which' in thing) return thing
  switch (thing?.is) {
    case 'fact':
      return setFact(edit, thing, value)
    case 'listed':
      return setListed(edit, thing, value)
    case 'look':
      return setLookTo(edit, thing.look, value)
    case 'section':
    case 'form':
    case 'person':
    case 'page':
      return 'later'
    case undefined:
      return replaceWords(edit, { words: slots.target, value })
  }
}

/** "Our phone is 0117 555 0199". */
function addFact(edit: SheetEdit, { fact, value, phone, email }: SlotsOf): Answer {
  const [named] = fact ? thingsNamed(edit, fact).filter((one) => one.is === 'fact') : []
  const told = value ?? phone ?? email
  return setFact(edit, named ?? { is: 'fact', fact: phone ? 'phone' : 'email' }, told)
}

function remove(edit: SheetEdit, { target }: SlotsOf): Answer {
  const thing = thingMeant(edit, target)
  if (thing && 'which' in thing) return thing
  switch (thing?.is) {
    case 'fact':
      return withoutFact(edit, thing)
    case 'listed':
      return withoutThing(edit, thing)
    case 'person': {
      edit.writer.remove(edit.writer.cell('people'), thing.person)
      return edit.done('removed', { what: thing.person.value.name })
    }
    case 'section':
      return removeSection(edit, thing)
    case 'form':
      refuse(edit, 'form', true)
      return edit.done('no_form')
    default:
      return undefined
  }
}

function addSectionOrForm(edit: SheetEdit, slots: SlotsOf): Answer {
  const isForm = thingsNamed(edit, slots.kind).some(({ is }) => is === 'form')
  if (!isForm) return addSection(edit, slots)
  refuse(edit, 'form', false)
  return edit.done('form')
}

/** What the words say first; the question which where they name several things of lists. */
function thingMeant(edit: SheetEdit, slot: Slot): Thing | { which: string[] } | undefined {
  const things = thingsNamed(edit, slot)
  const listed = things.filter((thing) => thing.is === 'listed')
  if (things.length < 2 || listed.length < things.length) return things[0]
  const chosen = edit.oneOf(listed, ({ entry }) => nameOf(entry.value))
  return 'one' in chosen ? chosen.one : chosen
}
