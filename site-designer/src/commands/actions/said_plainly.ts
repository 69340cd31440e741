import { setFact } from '#designer/commands/actions/facts'
import { formsOf, type Form } from '#designer/commands/actions/forms'
import { setHoursTo, setOneEnd } from '#designer/commands/actions/hours'
import { addSectionSaying } from '#designer/commands/actions/sections'
import { addText, rowSet } from '#designer/commands/actions/texts'
import type { Desk, Outcome } from '#designer/commands/desk'
import { holdsCommand, type Slot, type SlotsOf } from '#designer/commands/language/slots'
import { remove } from '#designer/commands/actions/remove'
import type { FactName } from '#designer/commands/targets/target'
import { factProblem } from '#designer/commands/values/fact'
import { bare, factNamed, keyNamed } from '#designer/commands/targets/names'
import { sectionsNamed } from '#designer/commands/targets/sections'
import { tokensOf } from '#designer/commands/reading/tokens'
import { isTimes, timesIn } from '#designer/commands/values/hours'
import { hoursTokens } from '#designer/reader/shapes/hours_tokens'
import { changeSource } from '#designer/renderer/reading/edit_operation'
import { factsOn } from '#designer/renderer/reading/page_facts'
import { replacedWords, type Change } from '#designer/renderer/reading/source_changes'

/**
 * What an instruction says by its shape and by words that stand on the page, for where the fitted
 * reader is not sure: "before noon → before eleven". Undefined where the page does not bear it out.
 */
export function saidPlainly(desk: Desk, said: string): Outcome | undefined {
  for (const form of formsOf(said, desk.language.code)) {
    const made = madeOf(desk, form)
    if (made && made.is !== 'impossible') return made
  }
  return undefined
}

/** A section with what it says is nothing else, however likely another reading is. */
export function saysSection(desk: Desk, said: string): boolean {
  return formsOf(said, desk.language.code)[0]?.is === 'section'
}

function madeOf(desk: Desk, form: Form): Outcome | undefined {
  switch (form.is) {
    case 'replace':
      return replaced(desk, slotIn(form.old), slotIn(form.now))
    case 'add': {
      const [target, text] = [slotIn(form.place), slotIn(form.text)]
      const isSection = sectionsNamed(desk, target.words).length === 1
      return isSection && !holdsCommand(text, desk.language)
        ? addText(desk, { target, text })
        : undefined
    }
    case 'section': {
      const [value, text] = [slotIn(form.name), slotIn(form.text)]
      return holdsCommand(text, desk.language) ? undefined : addSectionSaying(desk, { value, text })
    }
    case 'row': {
      const [label, value] = [slotIn(form.label), slotIn(form.value)]
      return rowSet(desk, label, value) ?? factSet(desk, label, value)
    }
    case 'opens':
    case 'closes': {
      const days = form.days && slotIn(form.days)
      return setOneEnd(
        desk,
        { clock: slotIn(form.clock), ...(days ? { days } : {}) } as SlotsOf,
        form.is
      )
    }
    case 'remove':
      return remove(desk, { target: slotIn(form.words) })
  }
}

function slotIn(typed: string): Slot {
  const tokens = tokensOf(typed.trim())
  const [only] = tokens
  const words = tokens.filter(({ isMark }) => !isMark)
  const quoted = words.length === 1 ? words[0].quoted : undefined
  return {
    text: quoted ?? typed.trim(),
    isQuoted: only !== undefined && quoted !== undefined,
    words: words.map(({ word, quoted: inside }) => inside ?? word),
  }
}

/** Words that stand on the page, where a thing of the same sort takes their place. */
function replaced(desk: Desk, old: Slot, now: Slot): Outcome | undefined {
  const { language, reading } = desk
  const from = named(desk, old)
  const to = now.isQuoted ? now.text : now.text.replace(/[.,;]$/, '')
  if (from.length < 2 || to === '' || holdsCommand(now, language)) return undefined
  const fact = factSet(desk, old, now)
  if (fact) return fact
  const isNamed = !old.isQuoted && namesSomething(desk, bare(old.words, language))
  if (isNamed && !isLabel(desk, from)) return undefined
  if (hasFigure(from) !== hasFigure(to) && !old.isQuoted) return undefined
  const isOfHours = isTimes(to, language.code) && timesIn(to, language.code) !== undefined
  const isOfWeek = hoursTokens(from, language.code).every(({ kind }) => kind !== 'day')
  if (isOfHours) return isOfWeek ? setHoursTo(desk, undefined, now) : undefined
  const [was, is] = figuresOf(from, to)
  const { address } = factsOn(reading)
  if (address && ` ${address} `.includes(` ${was}`)) {
    const text = address.replace(was, () => is)
    return setFact(desk, { is: 'fact', fact: 'address' }, { ...now, text })
  }
  // One small word within a sentence may well name something: "change parking to free".
  const isTelling = old.isQuoted || /\s|\p{Lu}|\d/u.test(from)
  return replacedOnPage(desk, { from, to, isTelling })
}

/** "Ücretler": the name of something, and a whole text of the page in these very letters. */
function isLabel({ reading }: Desk, words: string): boolean {
  return /^\p{Lu}/u.test(words) && reading.parts.some((part) => part.words === words)
}

/** "It", "the title", "the colours": what is called so, and no words of the page. */
function namesSomething({ language }: Desk, words: string[]): boolean {
  const { facts, parts, looks, aspects, small } = language
  const isNamed = [facts, parts, looks, aspects].some((lists) => keyNamed(words, lists, language))
  return (
    isNamed ||
    words.every((word) => small.includes(word)) ||
    language.this.includes(words.join(' '))
  )
}

/** The one place, or every place of which it is the whole text; in several texts the person is asked. */
function replacedOnPage(
  desk: Desk,
  { from, to, isTelling }: { from: string; to: string; isTelling: boolean }
): Outcome | undefined {
  const { html, page } = desk.reading
  const found = replacedWords(page, from, to).filter(
    ({ to: end }) => !/[\p{L}\p{N}]/u.test(html[end] ?? '')
  )
  const whole = found.filter((change) => isWholeText(html, change))
  const changes = whole.length > 0 ? whole : found
  if (changes.length === 0) return undefined
  const done = desk.done([changeSource(html, changes)], 'words_replaced', {
    from,
    to,
    times: changes.length,
  })
  const key = `everywhere:${from}`
  const isPlain = whole.length > 0 || (changes.length === 1 && isTelling) || desk.choices.has(key)
  if (isPlain || done.is !== 'done') return done
  return { is: 'unclear', could: [{ key, label: done.says }] }
}

function isWholeText(html: string, { from, to }: Change): boolean {
  return html.slice(0, from).trimEnd().endsWith('>') && html.slice(to).trimStart().startsWith('<')
}

function named({ language }: Desk, { text, isQuoted, words }: Slot): string {
  if (isQuoted) return text
  const { length } = bare(words, language)
  return text
    .split(/\s+/)
    .slice(length < words.length ? words.length - length : 0)
    .join(' ')
    .replace(/[.,;:]$/, '')
}

function hasFigure(text: string): boolean {
  return /\d/.test(text)
}

/** "Our number No: 88" and "No: 90": the figures, with the short word that belongs to them. */
function figuresOf(from: string, to: string): [string, string] {
  const figures = (text: string) => text.match(/(?:\S+: )?\S*\d\S*/g) ?? []
  const [[was, ...others], [is, ...more]] = [figures(from), figures(to)]
  return was && is && others.length + more.length === 0 ? [was, is] : [from, to]
}

/** "Street: 5 Corve Row", "the opening hours to 9:00-17:00". */
function factSet(desk: Desk, label: Slot, value: Slot): Outcome | undefined {
  const fact = factNamed(bare(label.words, desk.language), desk.language) as FactName | undefined
  if (!fact || label.isQuoted || (fact !== 'hours' && factProblem(fact, value.text)))
    return undefined
  return setFact(desk, { is: 'fact', fact }, value)
}
