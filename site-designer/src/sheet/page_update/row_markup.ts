import { newPrice } from '#designer/renderer/reading/new_markup'
import type { PageElement } from '#designer/renderer/reading/page_reading'
import { removal, type Change } from '#designer/renderer/reading/source_changes'
import { escapeHtml } from '#designer/renderer/html'
import { slotIn } from '#designer/sheet/page_update/page_draft'
import type { Entry } from '#designer/sheet/page_update/entry'

/** A price stands behind its name, a text under it. */
export function added(name: PageElement, slot: string, text: string): Change[] {
  if (slot === 'price') {
    const { to } = name.range
    return name.attribute('data-slot')?.value === 'item'
      ? [{ from: to, to, insert: newPrice(text) }]
      : []
  }
  const line = name.attribute('data-slot')?.value === 'item' ? name.parent : name
  if (!line) return []
  const { to } = line.range
  const insert = `<p class="detail" data-slot="${slot}">${escapeHtml(text)}</p>`
  return [{ from: to, to, insert }]
}

/** The dots between a name and its price. */
export function leaderOf(slot: PageElement): Change[] {
  const leader = [...(slot.parent?.children() ?? [])].find(
    (one) => one.attribute('class')?.value === 'leader'
  )
  return leader && slot.attribute('data-slot')?.value === 'price' ? [removal(leader)] : []
}

/** The markup of a row with the texts of another entry; what that one does not have is left out. */
export function rowLike(row: PageElement, name: PageElement, now: Entry): string | undefined {
  if (name.textKind !== 'text') return undefined
  const start = row.range.from
  const edits: Change[] = [{ ...name.content!, insert: escapeHtml(now.name) }]
  const missing: Change[] = []
  for (const slot of row.descendants()) {
    const called = slot.attribute('data-slot')?.value
    if (!called || slot.range.from === name.range.from) continue
    const entry = now.texts.find(({ slots }) => slots.includes(called))
    if (entry?.text && slot.content) edits.push({ ...slot.content, insert: escapeHtml(entry.text) })
    else edits.push(...leaderOf(slot).map(bare), bare({ ...slot.range, insert: '' }))
  }
  for (const { slots, text } of now.texts) {
    if (text && !slotIn(row, ...slots)) missing.push(...added(name, slots[0], text))
  }
  const changes = [...edits, ...missing].toSorted((one, other) => other.from - one.from)
  let markup = row.page.slice(row.range.from, row.range.to)
  for (const { from, to, insert } of changes) {
    markup = markup.slice(0, from - start) + insert + markup.slice(to - start)
  }
  return markup.replace(/\s(?:data-element-id|data-todo|id)=(?:"[^"]*"|'[^']*')/g, '')
}

function bare({ from, to }: Change): Change {
  return { from, to, insert: '' }
}
