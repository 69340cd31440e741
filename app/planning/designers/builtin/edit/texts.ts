import { changeSource, type EditOperation } from '#planning/renderer/reading/edit_operation'
import { contains, type PageElement } from '#planning/renderer/reading/page_reading'
import type { Part } from '#planning/renderer/reading/parts'
import { removal, replacedWords } from '#planning/renderer/reading/source_changes'
import { folded, wordsOf } from '#planning/renderer/reading/words'
import { setForm } from '#planning/designers/builtin/edit/form'
import { done, impossible, type Desk, type Outcome } from '#planning/designers/builtin/edit/outcome'
import { removeSection } from '#planning/designers/builtin/edit/sections'
import {
  describePart,
  findPart,
  findSection,
  nameOf,
} from '#planning/designers/builtin/edit/targets'
import type { Instruction } from '#planning/designers/builtin/instructions/instruction'
import { sentencesOf } from '#planning/designers/builtin/normalise'

type Asked<K extends Instruction['do']> = Extract<Instruction, { do: K }>

export function setText(desk: Desk, { target, text }: Asked<'set_text'>): Outcome {
  const { says } = desk
  if (text.trim() === '') return impossible(says.textTooMuch)
  const found = findPart(desk, target)
  if (!('one' in found)) return found
  const part = found.one
  if (['picture', 'list', 'form'].includes(part.role)) return impossible(says.textTooMuch)
  if (part.words === text.trim()) return impossible(says.alreadySo)
  const operations = [part.element, ...part.twins].map((element) => written(desk, element, text))
  return done(operations, says.textSet(describePart(desk, part, text)), says.alreadySo)
}

/** What a submit field says stands in an attribute. */
function written({ reading }: Desk, element: PageElement, text: string): EditOperation | undefined {
  if (element.tag === 'input') {
    return changeSource(reading.html, [element.setAttribute('value', text)])
  }
  return { type: 'set_text', element: element.id!, text }
}

export function replaceWords(
  { reading, says }: Desk,
  { from, to }: Asked<'replace_words'>
): Outcome {
  const changes = replacedWords(reading.page, from, to)
  if (changes.length === 0) return impossible(says.wordsNotThere(from))
  return done(
    [changeSource(reading.html, changes)],
    says.wordsReplaced(from, to, changes.length),
    says.alreadySo
  )
}

export function removePart(desk: Desk, { target }: Asked<'remove_part'>): Outcome {
  const { reading, says } = desk
  const found = findPart(desk, target)
  if (!('one' in found)) {
    // "Remove the prices" names no part: the section of that name is meant, if there is one.
    const section = target.part ? undefined : findSection(desk, target)
    return section && 'one' in section
      ? removeSection(desk, { do: 'remove_section', section: target })
      : found
  }
  const part = found.one
  if (part.role === 'title') return impossible(says.titleStays)
  if (part.role === 'form') return setForm(desk, { do: 'set_form', wanted: false })
  const whole = [part.element, ...part.twins].map(wrapperOf)
  const changes = whole.flatMap((element) => [removal(element), ...unlabelled(desk, element)])
  return done(
    [changeSource(reading.html, changes)],
    says.partRemoved(describePart(desk, part)),
    says.nothingToDo
  )
}

const WRAPPERS = new Set(['li', 'figure', 'p', 'picture'])

/** What would be left empty around it goes too: the item of a link, the figure of a picture. */
function wrapperOf(element: PageElement): PageElement {
  const { parent } = element
  if (!parent || !WRAPPERS.has(parent.tag)) return element
  const others = [...parent.children()].filter(
    (child) => child.index !== element.index && child.tag !== 'figcaption' && child.tag !== 'source'
  )
  const isAlone =
    others.length === 0 &&
    (parent.tag === 'figure' || parent.tag === 'picture' || wordsOf(parent) === wordsOf(element))
  return isAlone ? wrapperOf(parent) : element
}

/** A section that was named by the heading that goes has no such name any more. */
function unlabelled({ reading }: Desk, gone: PageElement) {
  const ids = [gone, ...gone.descendants()].map((element) => element.attribute('id')?.value)
  return reading
    .elements((element) => {
      const label = element.attribute('aria-labelledby')?.value
      return label !== undefined && ids.includes(label) && !contains(gone, element)
    })
    .flatMap((element) => element.removeAttribute('aria-labelledby'))
}

export function setLink(desk: Desk, { target, href }: Asked<'set_link'>): Outcome {
  const { says } = desk
  const found = findPart(desk, target.part ? target : { ...target, part: 'link' })
  if (!('one' in found)) return found
  const part = found.one
  const name = describePart(desk, part)
  if (part.role !== 'link' && part.role !== 'button') return impossible(says.noLink(name))
  const url = addressFrom(href)
  const elements = [part.element, ...part.twins]
  if (elements.every((element) => element.attribute('href')?.value === url)) {
    return impossible(says.alreadySo)
  }
  const operations = elements.map((element) => ({
    type: 'set_url' as const,
    element: element.id!,
    url,
    kind: part.role === 'button' ? ('button' as const) : ('link' as const),
  }))
  return done(operations, says.linkSet(name, url), says.alreadySo)
}

/** As people write addresses: `shop.example`, a mail address, a phone number. */
function addressFrom(href: string): string {
  const address = href.trim()
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`
  if (/^\+?[\d\s().-]{7,}$/.test(address)) return `tel:${address.replace(/[^\d+]/g, '')}`
  if (/^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#]|$)/u.test(address)) return `https://${address}`
  return address
}

/** Drops the later half of the sentences, of each paragraph that has more than one. */
export function shorten(desk: Desk, { section: target }: Asked<'shorten'>): Outcome {
  const { reading, says } = desk
  const found = findSection(desk, target)
  const part = 'one' in found ? undefined : findPart(desk, target)
  if (!('one' in found) && !(part && 'one' in part)) return found
  const name =
    'one' in found ? nameOf(desk, found.one) : describePart(desk, (part as { one: Part }).one)
  const texts = 'one' in found ? reading.partsIn(found.one) : [(part as { one: Part }).one]
  let dropped = 0
  const operations = texts.flatMap(({ element, role, words, open }): EditOperation[] => {
    const sentences = sentencesOf(words)
    if (role !== 'text' || open || sentences.length < 2) return []
    const kept = Math.ceil(sentences.length / 2)
    dropped += sentences.length - kept
    return [{ type: 'set_text', element: element.id!, text: sentences.slice(0, kept).join(' ') }]
  })
  if (operations.length > 0) return done(operations, says.shortened(name, dropped), '')
  return dropParagraphs(desk, texts, name)
}

/** Of several paragraphs of one sentence each the last ones go. */
function dropParagraphs({ reading, says }: Desk, texts: readonly Part[], name: string): Outcome {
  const paragraphs = texts.filter(
    ({ element, role, open }) => role === 'text' && element.tag === 'p' && !open
  )
  const siblings = paragraphs.filter(
    ({ element }) => element.parent?.index === paragraphs[0]?.element.parent?.index
  )
  const gone = siblings.slice(Math.ceil(siblings.length / 2))
  const changes = gone.map(({ element }) => removal(element))
  return done(
    [changeSource(reading.html, changes)],
    says.shortened(name, gone.length),
    says.nothingToShorten(name)
  )
}

/** A sentence of the owner's, set where the page tells about them. */
export function addWords(desk: Desk, { text, section }: Asked<'add_words'>): Outcome {
  const { reading, says } = desk
  const asked = section ?? { kind: 'about' as const, words: '' }
  const found = findSection(desk, asked)
  if (!('one' in found)) return found
  if (reading.parts.some(({ words }) => folded(words).includes(folded(text))))
    return impossible(says.alreadySo)
  const paragraphs = reading
    .partsIn(found.one)
    .filter(({ element, role }) => role === 'text' && element.tag === 'p')
  const name = nameOf(desk, found.one)
  const open = paragraphs.find((part) => part.open)
  if (open)
    return done([{ type: 'set_text', element: open.element.id!, text }], says.textSet(name), '')
  const last = paragraphs.at(-1)
  if (!last) return impossible(says.noPart(asked.words))
  return done(
    [{ type: 'set_text', element: last.element.id!, text: `${last.words} ${text}` }],
    says.textSet(name),
    says.alreadySo
  )
}
