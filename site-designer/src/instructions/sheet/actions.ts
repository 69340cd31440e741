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
import type { Answer, Revision } from '#designer/instructions/sheet/revision'
import {
  addSection,
  moveBeside,
  moveTo,
  removeSection,
} from '#designer/instructions/sheet/sections'
import { nameOf, thingsNamed, type Thing } from '#designer/instructions/sheet/things'
import { addSentence, replaceWords, setKind, setLanguage } from '#designer/instructions/sheet/words'

type Action = (revision: Revision, slots: SlotsOf) => Answer

/** What each command does to a sheet. One that is missing here is for the finished page. */
export const actions: Record<string, Action> = {
  set,
  rename: (revision, slots) =>
    // "Call it Ash & Oak": on a plan "it" is the business.
    revision.language.this.includes(slots.target.words.join(' '))
      ? factActions.called(revision, slots)
      : set(revision, slots),
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
  move_before: (revision, slots) => moveBeside(revision, slots, 'before'),
  move_after: (revision, slots) => moveBeside(revision, slots, 'after'),
  ...factActions,
  ...lookActions,
  colour: setColour,
  dark: (revision, slots) => inTheme(revision, slots, 'dark'),
  light: (revision, slots) => inTheme(revision, slots, 'light'),
  undo: () => undefined,
  kind: setKind,
  sentence: addSentence,
  language: setLanguage,
  stays: (revision, { target }) => revision.done('stays', { words: target.text }),
  prices_gone: withoutPrices,
}

/** The ground of one section is for the finished page. */
function inTheme(revision: Revision, slots: SlotsOf, theme: 'dark' | 'light'): Answer {
  const { target } = slots
  const isSection = target && thingsNamed(revision, target).some(({ is }) => is === 'section')
  return isSection ? 'later' : lookActions[theme](revision, slots)
}

function set(revision: Revision, slots: SlotsOf): Answer {
  const value = slots.value ?? slots.price
  const thing = thingMeant(revision, slots.target)
  if (thing && 'which' in thing) return thing
  switch (thing?.is) {
    case 'fact':
      return setFact(revision, thing, value)
    case 'listed':
      return setListed(revision, thing, value)
    case 'look':
      return setLookTo(revision, thing.look, value)
    case 'section':
    case 'form':
    case 'person':
    case 'page':
      return 'later'
    case undefined:
      return replaceWords(revision, { words: slots.target, value })
  }
}

/** "Our phone is 0117 555 0199". */
function addFact(revision: Revision, { fact, value, phone, email }: SlotsOf): Answer {
  const [named] = fact ? thingsNamed(revision, fact).filter((one) => one.is === 'fact') : []
  const told = value ?? phone ?? email
  return setFact(revision, named ?? { is: 'fact', fact: phone ? 'phone' : 'email' }, told)
}

function remove(revision: Revision, { target }: SlotsOf): Answer {
  const thing = thingMeant(revision, target)
  if (thing && 'which' in thing) return thing
  switch (thing?.is) {
    case 'fact':
      return withoutFact(revision, thing)
    case 'listed':
      return withoutThing(revision, thing)
    case 'person': {
      const { sheet } = revision
      sheet.people = sheet.people.filter((one) => one !== thing.person)
      revision.edited('people')
      return revision.done('removed', { what: thing.person.value.name })
    }
    case 'section':
      return removeSection(revision, thing)
    case 'form':
      refuse(revision, 'form', true)
      return revision.done('no_form')
    default:
      return undefined
  }
}

function addSectionOrForm(revision: Revision, slots: SlotsOf): Answer {
  const isForm = thingsNamed(revision, slots.kind).some(({ is }) => is === 'form')
  if (!isForm) return addSection(revision, slots)
  refuse(revision, 'form', false)
  return revision.done('form')
}

/** What the words say first; the question which where they name several things of lists. */
function thingMeant(revision: Revision, slot: Slot): Thing | { which: string[] } | undefined {
  const things = thingsNamed(revision, slot)
  const listed = things.filter((thing) => thing.is === 'listed')
  if (things.length < 2 || listed.length < things.length) return things[0]
  const chosen = revision.oneOf(listed, ({ entry }) => nameOf(entry.value))
  return 'one' in chosen ? chosen.one : chosen
}
