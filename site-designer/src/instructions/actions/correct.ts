import { setFact } from '#designer/instructions/actions/facts'
import { replace } from '#designer/instructions/actions/texts'
import type { PageEdit, Outcome } from '#designer/instructions/page_edit'
import {
  holdsAll,
  isSmall,
  sentencesWith,
  textsWith,
} from '#designer/instructions/targets/sentences'
import type { SlotsOf } from '#designer/instructions/language/slots'
import { changeSource } from '#designer/live_page/reading/edit_operation'
import { factsOn } from '#designer/live_page/reading/page_facts'
import type { Part } from '#designer/live_page/reading/parts'
import { replacedWords } from '#designer/live_page/reading/source_changes'
import { folded } from '#designer/language/fold'

const MOST_WORDS = 16

/**
 * "Laptops are fine until 11, not noon": words of the page that no longer hold, where every other
 * word of the sentence stands in the same text or only says that something is told.
 */
export function correct(edit: PageEdit, { value, words: old }: SlotsOf): Outcome {
  const from = bare(edit, old.text)
  const impossible = edit.impossible('not_here', { words: from })
  const said = value.text.replace(/[.,;]$/, '').split(/\s+/)
  const told = from.split(' ')
  if (said.length > MOST_WORDS || told.length > MOST_WORDS) return impossible
  const facts = factsOn(edit.reading)
  const ways = told.flatMap((_, skip) => said.map((__, at) => ({ skip, at })))
  for (const { skip, at } of ways) {
    if (isSmall(edit, said[at]) && !/^\p{Lu}|\d/u.test(said[at])) continue
    const around = [...told.slice(0, skip), ...said.slice(0, at)]
    const [was, is] = inFigures(told.slice(skip).join(' '), said.slice(at).join(' '))
    if (around.length === 0 && was === from && said.length <= told.length + 1)
      return replace(edit, { words: old, value })
    if (
      facts.address &&
      ` ${facts.address} `.includes(` ${was}`) &&
      holdsAll(edit, facts.address, around)
    ) {
      const text = facts.address.replace(was, () => is)
      return setFact(edit, { is: 'fact', fact: 'address' }, { ...value, text })
    }
    const [part, ...others] = textsWith(edit, around, was)
    if (!part || others.length > 0 || is.split(' ').length > told.length + 1) continue
    return replacedIn(edit, part, was, is) ?? impossible
  }
  return impossible
}

/** One place within a text; undefined where there are none or several. */
function replacedIn(edit: PageEdit, part: Part, from: string, to: string): Outcome | undefined {
  const { range } = part.element
  const changes = replacedWords(edit.reading.page, from, to).filter(
    (change) => range.from <= change.from && change.to <= range.to
  )
  if (changes.length !== 1) return undefined
  return edit.done([changeSource(edit.reading.html, changes)], 'words_replaced', {
    from,
    to,
    times: 1,
  })
}

/** "Delete the sentence about laptops": the one that has these words; the others stay. */
export function removeSentence(edit: PageEdit, { words }: SlotsOf): Outcome {
  const [told, ...others] = sentencesWith(edit, words.text.split(/\s+/), 1)
  const impossible = edit.impossible('not_here', { words: words.text })
  if (!told || others.length > 0 || !told.part.element.id) return impossible
  const { part, sentence } = told
  const text = part.words.replace(sentence, '').replace(/\s+/g, ' ').trim()
  if (text === '') return impossible
  return edit.done([{ type: 'set_text', element: part.element.id!, text }], 'removed', {
    what: `“${sentence}”`,
  })
}

function bare({ language }: PageEdit, text: string): string {
  const words = text.replace(/[.,;:!]$/, '').split(/\s+/)
  while (words.length > 1 && language.articles.includes(folded(words[0]))) words.shift()
  return words.join(' ')
}

/** Where each has one figure, that alone is another: "No: 5" and "No: 7". */
function inFigures(was: string, is: string): [string, string] {
  const figures = (text: string) => text.match(/(?:\S+: )?\S*\d\S*/g) ?? []
  const [[old, ...olds], [now, ...others]] = [figures(was), figures(is)]
  return old && now && olds.length + others.length === 0 ? [old, now] : [was, is]
}
