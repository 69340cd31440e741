import type { Action, Item, Slot } from '#designer/site/content'
import { attributes, html, trusted, type Html } from '#designer/renderer/html'
import { FIELD_MARK, OURS_MARK, fieldMark } from '#designer/sheet/field_mark'
import { text } from '#designer/renderer/page'

/** An element that carries the note while everything in it is still to fill. */
export function held(
  tag: string,
  note: string,
  inside: Html,
  extra: Record<string, string | undefined> = {}
): Html {
  const written = attributes({ ...extra, 'data-todo': inside.open && !inside.said && note })
  return html`<${trusted(tag)}${written}>${inside}</${trusted(tag)}>`
}

/** A list whose entries carry the note while they are still to fill. */
export function list<T>(
  className: string,
  note: string,
  entries: readonly T[],
  print: (entry: T) => Html
): Html {
  const lines = entries.map((entry) => held('li', note, print(entry)))
  return html`<ul class="${className}" role="list">
    ${lines}
  </ul>`
}

/** Words that are named in the page as their class is in the stylesheet. */
export function line(name: string, slot: Slot | undefined, field?: string): Html | false {
  return text('p', name, slot, { class: name, [FIELD_MARK]: field })
}

/** Marks an element whose words are ours. */
export function oursMark({ ours }: { ours?: true }): Record<string, string> {
  return ours ? { [OURS_MARK]: '' } : {}
}

/** What is said of an item below its name. */
export function detailOf(item: Item, field?: string): Html | false {
  const marks = { [FIELD_MARK]: field, ...oursMark(item) }
  return text('p', 'detail', item.detail, { class: 'detail', ...marks })
}

export function prose(paragraphs: readonly Slot[], extra: Record<string, string> = {}): Html {
  return html`<div${attributes({ class: 'prose', ...extra })}>
    ${paragraphs.map((slot) => text('p', 'text', slot, { [FIELD_MARK]: fieldMark('own_words.about') }))}
  </div>`
}

export function way({ label, href, field }: Action, slot: string, className = 'button'): Html {
  return html`<p class="actions">
    <a${attributes({ 'class': className, href, [FIELD_MARK]: field, 'data-slot': slot })}>${label}</a>
  </p>`
}
