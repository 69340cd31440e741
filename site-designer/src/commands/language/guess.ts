import type { Command } from '#designer/commands/language/command'
import type { CommandLanguage } from '#designer/commands/language/language'
import { wordsIn, type SortsOf } from '#designer/commands/language/loose'
import { looseRules, type Found } from '#designer/commands/language/loose_rules'
import { slotOf, type Slot } from '#designer/commands/language/slots'
import { told } from '#designer/commands/language/told'
import { tokensOf } from '#designer/commands/language/tokens'

/**
 * What a sentence that nobody could read might ask for, the likeliest first: facts that it tells,
 * commands that fit a part of it, and the commands that its patterns read with the names in it that
 * are there. None is done before the person has said that it is meant.
 */
export function guessed(
  source: string,
  read: readonly Command[],
  { language, sortsOf }: { language: CommandLanguage; sortsOf: SortsOf }
): Command[] {
  const words = wordsIn(source, language, sortsOf)
  const parts = words ? partsOf(words.found) : []
  // Who says what a thing costs now means one that is there.
  const isKnown = read.some(({ do: name }) => name === 'set')
  const facts = told(source, language, sortsOf).filter(
    ({ do: name }) => !(isKnown && name === 'add_item') && !(read.length > 0 && name === 'sentence')
  )
  const all = [
    ...facts,
    ...parts.flatMap(looseRules),
    ...read.slice(0, MOST_READ).flatMap((command) => nearer(command, language, sortsOf)),
  ].filter((command) => saysEnough(source, command, language) && !takesSection(command, sortsOf))
  const keys = all.map(keyOf)
  return all.filter((_, at) => keys.indexOf(keys[at]) === at).slice(0, MOST)
}

/** "Take the banana bread off the menu" does not mean the menu. */
function takesSection({ do: name, slots }: Command, sortsOf: SortsOf): boolean {
  return name === 'remove' && sortsOf(slots.target).includes('section')
}

/** Whether enough of the words are what the command speaks of. */
function saysEnough(source: string, { do: name, slots }: Command, language: CommandLanguage) {
  const { loose, articles, connectors, polite_before: polite } = language
  const small = new Set([...loose.fillers, ...articles, ...connectors, ...polite])
  const wordsOf = (text: string) => tokensOf(text).flatMap(({ word, quoted }) => quoted ?? word)
  const words = wordsOf(source).filter((word) => !small.has(word))
  const spoken = Object.values(slots).flatMap(({ text, words: own }) => [...own, ...wordsOf(text)])
  const signs = [loose.signs[name] ?? [], loose.signs[SIGN_OF[name] ?? ''] ?? []].flat()
  const known = new Set([...spoken, ...signs.flatMap((sign) => sign.split(' ')), ...loose.nouns])
  return words.filter((word) => known.has(word)).length >= words.length * LEAST_SHARE
}

const LEAST_SHARE = 0.4

/** The signs of commands that are not called like their sign. */
const SIGN_OF: Record<string, string> = {
  move_before: 'before',
  move_after: 'after',
  closes_at: 'close',
  opens_at: 'open_at',
  add_text: 'add',
  add_item: 'add',
  no_longer_sold: 'remove',
}

/** Each is tried on the page before it is offered. */
const MOST = 16
const MOST_READ = 12
const MOST_NAMES = 4

/** Names a command from one call to the next. */
export function keyOf({ do: name, slots }: Command): string {
  const words = Object.values(slots).map(({ text }) => text)
  return [name, ...words].join(' ').slice(0, 150)
}

/** What was found without some of it; first what leaves the least out. */
function partsOf({ values, targets, signs }: Found): Found[] {
  const single = Object.entries(values).flatMap(([type, list = []]) =>
    list.map((slot) => ({ [type]: [slot] }))
  )
  const named = targets.slice(0, MOST_NAMES)
  const pairs = named.flatMap((one, at) => named.slice(at + 1).map((other) => [one, other]))
  const some = [...pairs, ...named.map((one) => [one]), []]
  const signed = [signs, ...[...signs].map((sign) => new Set([sign]))]
  const parts = [values, ...single, {}].flatMap((kept) =>
    some.flatMap((names) => signed.map((said) => ({ values: kept, targets: names, signs: said })))
  )
  const size = (part: Found) =>
    Object.keys(part.values).length + part.targets.length + Math.min(1, part.signs.size)
  return parts.toSorted((one, other) => size(other) - size(one)).slice(0, 60)
}

/** The command with a name that is there in the place of words that hold it. */
function nearer(command: Command, language: CommandLanguage, sortsOf: SortsOf): Command[] {
  const slots = Object.keys(command.slots).filter((name) => NAMED.includes(name))
  const missing = slots.filter((name) => sortsOf(command.slots[name]).length === 0)
  const [name, ...others] = missing
  if (!name || others.length > 0) return []
  return namesIn(command.slots[name], language, sortsOf).map((slot) => ({
    ...command,
    slots: { ...command.slots, [name]: slot },
  }))
}

const NAMED = ['target', 'scope']
const LONGEST_NAME = 5
const MOST_NEARER = 2

function namesIn(slot: Slot, { loose }: CommandLanguage, sortsOf: SortsOf): Slot[] {
  if (slot.isQuoted) return []
  const tokens = tokensOf(slot.text)
  const isSmall = (at: number) => loose.fillers.includes(tokens[at].word)
  const found: Slot[] = []
  for (let length = Math.min(LONGEST_NAME, tokens.length - 1); length > 0; length--) {
    for (let from = 0; from + length <= tokens.length; from++) {
      const end = from + length
      if (isSmall(from) || isSmall(end - 1)) continue
      const name = slotOf(slot.text, tokens, { from, end })
      const isPart = found.some(({ text }) => text.includes(name.text))
      if (!isPart && sortsOf(name).length > 0) found.push(name)
      if (found.length === MOST_NEARER) return found
    }
  }
  return found
}
