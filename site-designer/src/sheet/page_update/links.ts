import { escapeHtml } from '#designer/renderer/html'
import { setStructured } from '#designer/renderer/reading/json_ld_edit'
import { removal } from '#designer/renderer/reading/source_changes'
import { addRow, rowOf } from '#designer/sheet/page_update/contact'
import type { PageDraft } from '#designer/sheet/page_update/page_draft'
import { paired } from '#designer/sheet/page_update/paired'
import { replacedSlots } from '#designer/sheet/page_update/replacing'
import { replacedData } from '#designer/sheet/page_update/structured'
import type { Link, Sheet } from '#designer/sheet/sheet'

/** Links of the web: where they lead, and what they are called. */
export function updateLinks(draft: PageDraft, [before, after]: [Sheet, Sheet]): void {
  const of = ({ contact }: Sheet) => contact.links.map(({ value }) => value)
  const { changed, gone, fresh } = paired(of(before), of(after), ({ label }) => label)
  const { says } = draft
  for (const [old, now] of changed) {
    const links = linksTo(draft, old)
    const isFound = draft.take(says.quoted(now.label), [
      ...(old.url === now.url ? [] : links.map((link) => link.setAttribute('href', now.url))),
      ...(old.url === now.url ? [] : replacedData(draft, old.url, now.url)),
      ...replacedSlots(draft, shown(old.url), shown(now.url)),
      ...(old.label === now.label ? [] : replacedSlots(draft, old.label, now.label)),
    ])
    if (!isFound) draft.leave(says.notThere(says.quoted(now.label)))
  }
  for (const old of gone) remove(draft, old)
  for (const now of fresh) {
    const link = `<a href="${escapeHtml(now.url)}" rel="noopener" data-slot="link">${escapeHtml(now.label)}</a>`
    const value = `<a href="${escapeHtml(now.url)}" rel="noopener" data-slot="value">${escapeHtml(shown(now.url))}</a>`
    const changes = addRow(draft, { label: now.label, value, link })
    if (!draft.take(says.quoted(now.label), changes)) {
      draft.leave(says.notThere(says.quoted(now.label)))
    }
  }
  if (gone.length + fresh.length === 0) return
  const all = of(after).map(({ url }) => url)
  draft.takeQuietly(setStructured(draft.reading, ['sameAs'], all))
}

/** Rows and lines that are there for the link alone go; one in a sentence is named. */
function remove(draft: PageDraft, old: Link): void {
  const { says } = draft
  for (const link of linksTo(draft, old)) {
    const row = rowOf(link)
    if (row) draft.take(says.quoted(old.label), [removal(row)])
    else draft.leave(says.stillThere(says.quoted(old.label), draft.sectionOf(link)))
  }
}

function linksTo({ reading }: PageDraft, { url }: Link) {
  return reading.elements(({ tag, attributes }) => tag === 'a' && attributes.href === url)
}

/** "instagram.com/lume", as people write it. */
function shown(url: string): string {
  return url.replace(/^(?:https?:\/\/(?:www\.)?|mailto:)/i, '').replace(/\/$/, '')
}
