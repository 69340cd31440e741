import { setFact } from '#designer/instructions/actions/facts'
import { priceOf, renameItem } from '#designer/instructions/actions/items'
import { linkTo } from '#designer/instructions/actions/links'
import { setLookTo } from '#designer/instructions/actions/look'
import { colourOf } from '#designer/instructions/actions/style'
import { replace, setAlt, setMeta, setText } from '#designer/instructions/actions/texts'
import type { PageEdit, Outcome } from '#designer/instructions/page_edit'
import type { Slot, SlotsOf } from '#designer/instructions/language/slots'
import { isPrice } from '#designer/instructions/values/price'
import { choose } from '#designer/instructions/targets/choose'
import { find } from '#designer/instructions/targets/find'
import type { Target } from '#designer/instructions/targets/target'
import { amountsIn } from '#designer/language/money'
import { changeSource } from '#designer/live_page/reading/edit_operation'
import { replacedWords } from '#designer/live_page/reading/source_changes'

const SETTABLE = ['fact', 'item', 'part', 'look', 'style', 'link', 'alt', 'meta'] as const

/** "{target} is {value} from now on", whatever sort of thing the target is. */
export function set(edit: PageEdit, slots: SlotsOf): Outcome {
  const { target } = slots
  const value = slots.value ?? slots.price
  if (saysNothing(edit, value)) return edit.impossible('say_text')
  const found = choose(edit, target, slots.price ? (['item'] as const) : SETTABLE)
  if ('one' in found) return setTo(edit, found.one, value)
  // The same words at several places are one to whoever quotes them.
  if (found.is === 'unclear' && !target.isQuoted) return found
  const isTold = target.isQuoted || value.isQuoted || edit.language.code !== 'tr'
  const isOfSort = /\d/.test(target.text) === /\d/.test(value.text) || target.isQuoted
  if (!areWords(target) || !isTold || !isOfSort) return found
  const replaced = replace(edit, { words: target, value })
  return replaced.is === 'done' ? replaced : found
}

/** "Beard trim gone", "trim out": what is said of a thing, and not its new name. */
function saysNothing({ language }: PageEdit, { words, isQuoted }: Slot): boolean {
  return !isQuoted && words.every((word) => language.small.includes(word))
}

/** Words of the page rather than a name for something: quoted, or with a capital or a figure. */
function areWords({ text, isQuoted }: Slot): boolean {
  return isQuoted || (/[\p{Lu}\d]/u.test(text) && text.length > 3)
}

type Settable = Extract<Target, { is: (typeof SETTABLE)[number] }>

function setTo(edit: PageEdit, target: Settable, value: Slot): Outcome {
  switch (target.is) {
    case 'fact':
      return setFact(edit, target, value)
    case 'item':
      // "The price of the wreath is on request" is a price too, "£420 since May" is none.
      if (isPriceOf(edit, target, value)) return priceOf(edit, target, value)
      return amountsIn(value.text).length > 0 && !value.isQuoted
        ? { ...edit.impossible('say_text'), isFinal: true }
        : renameItem(edit, target, value)
    case 'part':
      return isLinked(target, value) ? linkTo(edit, target, value) : setText(edit, target, value)
    case 'look':
      return setLookTo(edit, target.look, value)
    case 'style':
      return colourOf(edit, target, value)
    case 'link':
      return linkTo(edit, target.of, value)
    case 'alt':
      return setAlt(edit, target.of, value)
    case 'meta':
      return setMeta(edit, target.meta, value)
  }
}

function isPriceOf(
  { language }: PageEdit,
  { price }: Settable & { is: 'item' },
  value: Slot
): boolean {
  if (price && (value.isQuoted || !/\d/.test(value.text))) return true
  return !value.isQuoted && isPrice(value.text, language)
}

/** A link that is told an address leads there. */
function isLinked({ part }: Settable & { is: 'part' }, { text, isQuoted }: Slot): boolean {
  return part.element.tag === 'a' && !isQuoted && /^https?:\/\/\S+$/.test(text)
}

/** Another name for a section is another heading, and another word in the menu. */
export function rename(edit: PageEdit, slots: SlotsOf): Outcome {
  const isButton = find(edit, slots.target).some(
    (one) => one.is === 'part' && one.part.role === 'button'
  )
  const found = choose(edit, slots.target, isButton ? SETTABLE : ['section', ...SETTABLE])
  if (!('one' in found)) return found
  const { one } = found
  if (one.is !== 'section') return setTo(edit, one, slots.value)
  const heading = edit.reading
    .partsIn(one.section)
    .find(({ role }) => role === 'heading' || role === 'title')
  if (!heading) return edit.impossible('no_heading', { words: slots.target.text })
  const titled = setText(edit, { is: 'part', part: heading, twins: [] }, slots.value)
  if (titled.is !== 'done') return titled
  const links = edit.reading.parts.filter(
    ({ role, element, words }) =>
      role === 'link' &&
      words === heading.words &&
      element.attribute('href')?.value === `#${one.section.anchor}`
  )
  const changes = links.flatMap(({ element, twins }) =>
    [element, ...twins].flatMap((link) =>
      replacedWords(edit.reading.page, heading.words, slots.value.text, { exactly: true }).filter(
        ({ from, to }) => link.range.from <= from && to <= link.range.to
      )
    )
  )
  const linked = changeSource(edit.reading.html, changes)
  return {
    ...titled,
    operations: [...(linked ? [linked] : []), ...titled.operations],
  }
}

/** "Add our phone number 0113 496 0000". */
export function addFact(edit: PageEdit, { fact: slot, value, phone, email }: SlotsOf): Outcome {
  const [named] = slot ? find(edit, slot).filter((one) => one.is === 'fact') : []
  const fact: Target & { is: 'fact' } = named ?? { is: 'fact', fact: phone ? 'phone' : 'email' }
  edit.about = fact
  const told = value ?? phone ?? email
  return setFact(edit, fact, told)
}
