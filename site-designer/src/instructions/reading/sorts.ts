import type { CommandLanguage } from '#designer/instructions/language/language'
import { holdsCommand, named, namedWithin, type Slot } from '#designer/instructions/language/slots'
import { kindOfNoun } from '#designer/instructions/sheet/kind_of_noun'
import { bare, factNamed, kindNamed } from '#designer/instructions/targets/names'
import { colourSpoken } from '#designer/instructions/values/colour_names'
import { factProblem } from '#designer/instructions/values/fact'
import { fontNamed } from '#designer/instructions/values/font'
import { daysIn, hoursIn, timesIn } from '#designer/reader/hours/typed_hours'
import { languageNamed } from '#designer/instructions/values/language_named'
import { addressIn } from '#designer/instructions/values/link'
import { isPrice } from '#designer/instructions/values/price'
import { inFigures } from '#designer/instructions/values/spoken_clock'
import { networks } from '#designer/fill/reach'
import { amountsIn } from '#designer/language/money'
import { folded } from '#designer/language/fold'
import { numberOf } from '#designer/sheet/claims/claim_words'

type Test = (slot: Slot, language: CommandLanguage) => boolean

const LONGEST_NAME = 12
const isNetwork = new Set(networks.map(folded))

const has = (pattern: RegExp) => (slot: Slot) => pattern.test(slot.text)
const isCapital = (text: string) => /^\p{Lu}/u.test(text)

/** Values that are known by what they look like. They speak for the template that takes them. */
const recognised: Record<string, Test> = {
  price: ({ text, isQuoted }, language) => !isQuoted && isPrice(text, language),
  amount: ({ text }, { code }) =>
    /\d/.test(text) || text.split(/[\s’']+/).some((word) => numberOf(word, code) !== undefined),
  days: ({ text }, { code }) => daysIn(text, code) !== undefined,
  times: ({ text }, { code }) => timesIn(inFigures(text, code), code) !== undefined,
  hours: ({ text }, { code }) => hoursIn(inFigures(text, code), code) !== undefined,
  clock: ({ text }, { code }) =>
    /^(?:\d{1,2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?(?:['’]?\p{L}{1,3})?|noon|midnight|midday)$/iu.test(
      inFigures(text, code)
    ),
  color: (slot, { code }) => colourSpoken(slot, code) !== undefined,
  font: ({ text }) => fontNamed(text) !== undefined,
  phone: ({ text }) => /(?:\d\D{0,3}){6}/.test(text) && factProblem('phone', text) === undefined,
  email: ({ text }) => factProblem('email', text) === undefined,
  url: ({ text }) => addressIn(text) !== undefined,
  year: has(/^(?:1[6-9]|20)\d\d$/),
  language: ({ text }, { code }) =>
    languageNamed(text.replace(/['’]\p{L}+$/u, ''), code) !== undefined,
  place: ({ words }, language) => named(words, language.places, language) !== undefined,
  kind: ({ words }, language) => kindNamed(words, language) !== undefined,
  layout: ({ words }, language) =>
    words.length < 5 && namedWithin(words, language.layouts, language) !== undefined,
  tone: ({ words }, language) => named(words, language.tones, language) !== undefined,
  mood: ({ words }, language) => named(words, language.moods, language) !== undefined,
  form: ({ words }, language) => {
    const { parts, sections } = language
    const names = { form: parts.form, contact: sections.contact }
    return named(bare(words, language), names, language) !== undefined
  },
  noun: ({ words }, language) => kindOfNoun(bare(words, language), language.code) !== undefined,
  fact: ({ words }, language) => factNamed(bare(words, language), language) !== undefined,
  address: has(/^(?=.*\p{L}).*\d/u),
  town: ({ text, words }) => words.length < 5 && isCapital(text) && !/\d/.test(text),
  person: ({ text }) => /^(?:\p{Lu}[\p{L}'’.-]* ?){2,4}$/u.test(text),
  profile: ({ words }) => words.some((word) => isNetwork.has(word.replace(/['’].*$/, ''))),
}

/** Words that nothing is known of but how many there may be, and what cannot be among them. */
const free: Record<string, Test> = {
  _: ({ words }) => words.length < 3,
  any: () => true,
  target: isName,
  scope: isName,
  scope2: isName,
  item: (slot, language) => isName(slot, language) && amountsIn(slot.text).length === 0,
  role: ({ words, text }) => words.length < 6 && !/\d/.test(text),
  area: has(/^\D+$/),
  value: isValue,
  words: isValue,
  // "Fiyatlardan" says where from, and not what.
  thing: (slot, language) => isName(slot, language) && !/[dt][ae]n$/.test(slot.words.at(-1) ?? ''),
  source: (slot, language) =>
    isName(slot, language) && /[dt][ae](?:n|ki)$/.test(slot.words.at(-1) ?? ''),
  title: (slot, language) => (slot.isQuoted || isCapital(slot.text)) && isValue(slot, language),
  text: ({ words, isQuoted }) => isQuoted || words.length > 1,
  sentence: ({ words, isQuoted }) => isQuoted || words.length > 3,
}

/** “Opening hours” section. */
const QUOTED_NAME = /^["“„«][^"”“»]+["”“»](?: [\p{L}’']+){1,2}$/u

/** "Not", "never": a name of nothing. */
const DENIALS = new Set("not never no don’t don't değil degil yok".split(' '))

function isName(slot: Slot, language: CommandLanguage): boolean {
  const { words, isQuoted } = slot
  if (isQuoted) return true
  return (
    words.length <= LONGEST_NAME &&
    !words.some((word) => DENIALS.has(word)) &&
    (words.length === 1 || QUOTED_NAME.test(slot.text) || !holdsCommand(slot, language))
  )
}

/** "It" and "something nicer" are no words to publish. */
function isValue(slot: Slot, language: CommandLanguage): boolean {
  return !holdsCommand(slot, language)
}

/** How much speaks for a sort of slot that holds these words; undefined where it cannot hold them. */
export function weightOf(sort: string, slot: Slot, language: CommandLanguage): number | undefined {
  const plain = sort.replace(/2$/, '')
  const test = recognised[plain]
  if (test) return test(slot, language) ? RECOGNISED : undefined
  if (!free[plain]?.(slot, language)) return undefined
  return slot.isQuoted ? QUOTED : slot.words.length * OPEN
}

const RECOGNISED = 2
const QUOTED = 0.5
/** Of two templates the one that leaves fewer words open. */
const OPEN = -0.1
