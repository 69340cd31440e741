import type { PageEdit, Outcome } from '#designer/instructions/page_edit'
import { holdsReach, type Slot, type SlotsOf } from '#designer/instructions/language/slots'
import { itemLike } from '#designer/instructions/actions/items'
import { listsOf } from '#designer/instructions/targets/items'
import { escapeHtml } from '#designer/renderer/html'
import { choose, describe, describePart } from '#designer/instructions/targets/choose'
import { nameOf } from '#designer/instructions/targets/sections'
import type { Target } from '#designer/instructions/targets/target'
import { changeSource, type EditOperation } from '#designer/live_page/reading/edit_operation'
import { setStructured, structuredData } from '#designer/live_page/reading/json_ld_edit'
import type { PageElement, SectionOnPage } from '#designer/live_page/reading/page_reading'
import type { Part } from '#designer/live_page/reading/parts'
import { replacedWords, type Change } from '#designer/live_page/reading/source_changes'
import { folded } from '#designer/language/fold'
import { wordsOf } from '#designer/live_page/reading/words'

type PartTarget = Extract<Target, { is: 'part' }>

export function setText(edit: PageEdit, { part, twins }: PartTarget, value: Slot): Outcome {
  if (['picture', 'list', 'form'].includes(part.role))
    return edit.impossible('no_text', { what: describePart(edit, part) })
  const isShown = part.slot && SHOWN.includes(part.slot)
  if (!value.isQuoted && (isShown || (holdsReach(value) && !holdsReach(asSlot(part)))))
    return { ...edit.impossible('say_text'), isFinal: true }
  const text = textFrom(value, part.words)
  if (text === '') return edit.impossible('say_text')
  if (part.words === text) return edit.impossible('already_so')
  const all = [part, ...twins]
  // Of several buttons, the one that sends a form says what it does.
  const others = all.filter(({ element }) => !element.closest('form'))
  const elements = (others.length > 0 ? others : all).flatMap((one) => [one.element, ...one.twins])
  const operations = elements.map((element) => written(edit, element, text))
  return edit.done(operations, 'text_set', { what: describePart(edit, part, text) })
}

/** What shows facts is set by the facts. */
const SHOWN = ['day', 'time', 'label', 'value']

function asSlot({ words }: Part): Slot {
  return { text: words, isQuoted: false, words: [words] }
}

/**
 * Exactly as typed. The full stop of the instruction is no part of a label: one sentence keeps it
 * only where the text before ended with one.
 */
function textFrom({ text, isQuoted }: Slot, old: string): string {
  if (isQuoted) return text.trim()
  const typed = text.trim()
  const isLabel = /^[^.!?…]*\.$/.test(typed) && !/[.!?…]$/.test(old)
  return isLabel ? typed.slice(0, -1) : typed
}

/** What a submit field says stands in an attribute. */
function written(
  { reading }: PageEdit,
  element: PageElement,
  text: string
): EditOperation | undefined {
  if (element.tag === 'input') {
    return changeSource(reading.html, [element.setAttribute('value', text)])
  }
  return element.id ? { type: 'set_text', element: element.id, text } : undefined
}

/** Words that stand on the page, wherever they do; a thing that is named is given its new text. */
export function replace(edit: PageEdit, slots: SlotsOf): Outcome {
  const words = slots.words ?? slots.target
  const from = words.isQuoted ? words.text : words.text.replace(/[.,;:]$/, '')
  const to = textFrom(slots.value, from)
  if (from.length < 2) return edit.impossible('not_here', { words: from })
  const changes = replacedWords(edit.reading.page, from, to).filter(
    // The beginning of a longer word is another word.
    ({ to: end }) =>
      !/[\p{L}\p{N}]/u.test(edit.reading.html[end] ?? '') || edit.language.code === 'tr'
  )
  if (changes.length === 0) return edit.impossible('not_here', { words: from })
  return edit.done([changeSource(edit.reading.html, changes)], 'words_replaced', {
    from,
    to,
    times: changes.length,
  })
}

/** A sentence of the person's, set behind the texts of a section, or as one more line of its list. */
export function addText(edit: PageEdit, { text, value, target }: SlotsOf): Outcome {
  const { reading } = edit
  const added = (text ?? value).text.trim()
  const found = choose(edit, target, ['section', 'part'])
  if (!('one' in found)) return found
  const { one } = found
  const parts = one.is === 'section' ? reading.partsIn(one.section) : [one.part]
  const paragraphs = parts.filter(({ role, element }) => role === 'text' && element.tag === 'p')
  if (parts.some(({ words }) => folded(words).includes(folded(added))))
    return edit.impossible('already_so')
  const last = paragraphs.at(-1)
  const section = one.is === 'section' ? nameOf(edit, one.section) : describePart(edit, one.part)
  if (!last?.element.id) {
    const line = one.is === 'section' ? lineIn(edit, one.section, added) : undefined
    return line
      ? edit.done([changeSource(reading.html, [line])], 'text_added', { section })
      : edit.impossible('no_text', { what: describe(edit, one) })
  }
  const now = last.open ? added : `${last.words} ${added}`
  return edit.done([{ type: 'set_text', element: last.element.id, text: now }], 'text_added', {
    section,
  })
}

/** One more line of a list of lines; where a section has no list either, a text below its heading. */
function lineIn({ reading }: PageEdit, section: SectionOnPage, text: string): Change | undefined {
  const lines = listsOf(reading, section.element).find(([item]) => item.tag === 'li')
  const last = lines?.at(-1)
  if (last) {
    const insert = `\n${itemLike(last, text.replace(/(?<=^[^.!?]*)\.$/, ''), undefined)}`
    return { from: last.range.to, to: last.range.to, insert }
  }
  const heading = reading.partsIn(section).find(({ role }) => role === 'heading')
  if (!heading) return undefined
  const { to } = heading.element.range
  const insert = `\n<p class="intro" data-slot="intro">${escapeHtml(text)}</p>`
  return { from: to, to, insert }
}

/** What a picture shows, for those who do not see it. */
export function setAlt(edit: PageEdit, of: Target, value: Slot): Outcome {
  if (of.is !== 'part' || of.part.role !== 'picture') return edit.impossible('no_picture')
  const { element } = of.part
  const alt = value.isQuoted ? value.text : value.text.replace(/[.]$/, '')
  if (element.attribute('alt')?.value === alt) return edit.impossible('already_so')
  return edit.done(
    [changeSource(edit.reading.html, [element.setAttribute('alt', alt)])],
    'alt_set',
    { text: alt }
  )
}

const METAS = {
  title: ['og:title', 'twitter:title'],
  description: ['description', 'og:description', 'twitter:description'],
}

/** The title of the window or the description for search engines, and what repeats it. */
export function setMeta(edit: PageEdit, meta: 'title' | 'description', value: Slot): Outcome {
  const { reading } = edit
  const text = textFrom(value, '')
  const elements = reading.all
  const title = elements.find(({ tag, parent }) => tag === 'title' && parent?.tag === 'head')
  const old = elements
    .find((element) => element.tag === 'meta' && element.attribute('name')?.value === 'description')
    ?.attribute('content')?.value
  const changes = elements
    .filter((element) => {
      const name = element.attribute('name')?.value ?? element.attribute('property')?.value ?? ''
      return element.tag === 'meta' && METAS[meta].includes(name)
    })
    .map((element) => element.setAttribute('content', text))
  if (meta === 'title' && title?.content) {
    changes.push(
      ...replacedWords(reading.page, wordsOf(title), text, { exactly: true }).filter(
        ({ from, to }) => title.content!.from <= from && to <= title.content!.to
      )
    )
  }
  if (meta === 'description' && old && structuredData(reading).description === old) {
    changes.push(...setStructured(reading, ['description'], text))
  }
  if (changes.length === 0) return edit.impossible(`no_meta_${meta}`)
  return edit.done([changeSource(reading.html, changes)], 'text_set', {
    what: `${edit.language.looks[`meta_${meta}`][0]} “${text}”`,
  })
}
