import { replacedInAttribute, type Change } from '#designer/renderer/reading/source_changes'
import { wordsOf } from '#designer/renderer/reading/words'
import type { PageDraft } from '#designer/sheet/page_update/page_draft'
import type { Printer } from '#designer/sheet/page_update/printed'
import { replacedIn, replacedSlots } from '#designer/sheet/page_update/replacing'
import { replacedField } from '#designer/sheet/page_update/structured'
import type { Sheet } from '#designer/sheet/sheet'

const TITLES = ['og:title', 'twitter:title']
const DESCRIPTIONS = ['description', 'og:description', 'twitter:description']
/** Slots that say what the business is; in others the same words are something else. */
const HEADLINES = ['kicker', 'title', 'name', 'lede', 'line', 'text']
const BETWEEN = ' · '

/**
 * Texts that several facts are in: only where they stand whole, because their words are words of
 * other texts too. Gives what is to be called when all else is done: see `tellWhole`.
 */
export function updateWhole(
  draft: PageDraft,
  [before, after]: [Sheet, Sheet],
  print: Printer
): () => void {
  // What was printed from nothing, like "Welcome", is nobody's name.
  if (!before.who.name && !before.who.description) return () => {}
  const [old, now] = [print.texts(before), print.texts(after)]
  const named = before.who.name ? undefined : after.who.name?.value
  if (named && old.what) draft.take(draft.says.labels.name, firstNamed(draft, old.what, named))
  const changesOf = (what: string, find: (old: string, now: string) => Change[]) => {
    const [from, to] = [old[what], now[what]]
    return from && to && from !== to ? find(from, to) : []
  }
  const title = changesOf('title', (from, to) => [
    ...[...draft.reading.page.elements()]
      .filter((element) => element.tag === 'title' && element.parent?.tag === 'head')
      .filter((element) => wordsOf(element) === from)
      .flatMap((element) => replacedIn(draft, element, from, to)),
    ...metas(draft, TITLES, from, to),
  ])
  const description = changesOf('description', (from, to) => [
    ...metas(draft, DESCRIPTIONS, from, to),
    ...replacedField(draft, 'description', from, to),
  ])
  const what = changesOf('what', (from, to) => [
    ...replacedSlots(draft, from, to, draft.slots(...HEADLINES)),
    ...kickers(draft, from, to),
  ])
  draft.takeQuietly([...title, ...description, ...what])
  return () => tellWhole(draft, { title, description, what })
}

/** A text that changed because of a fact is not told where the fact itself is. */
function tellWhole(draft: PageDraft, found: Record<'title' | 'description' | 'what', Change[]>) {
  const { labels } = draft.says
  const isTold = [labels.name, labels.description, labels.town].some((one) => draft.tells(one))
  const isAnyTold = draft.tells()
  if (found.title.length > 0 && !isTold) draft.take(labels.pageTitle, found.title)
  if (found.what.length > 0 && !isTold) draft.take(labels.description, found.what)
  if (found.description.length > 0 && !isAnyTold && found.title.length === 0) {
    draft.take(labels.pageDescription, found.description)
  }
}

/** Without a name a page is called what the business is. */
function firstNamed(draft: PageDraft, old: string, name: string): Change[] {
  return [
    ...replacedSlots(draft, old, name, draft.slots('name')),
    ...metas(draft, ['og:site_name'], old, name),
    ...replacedField(draft, 'name', old, name),
  ]
}

function metas({ reading }: PageDraft, names: string[], old: string, now: string): Change[] {
  return [...reading.page.elements()]
    .filter(({ tag }) => tag === 'meta')
    .filter((meta) => {
      const called = meta.attribute('name')?.value ?? meta.attribute('property')?.value ?? ''
      return names.includes(called) && meta.attribute('content')?.value === old
    })
    .flatMap((meta) => replacedInAttribute(meta, 'content', old, now))
}

/** "Bakery in Leeds · since 1987" */
function kickers(draft: PageDraft, old: string, now: string): Change[] {
  return draft
    .slots('kicker')
    .filter((slot) => wordsOf(slot).startsWith(old + BETWEEN))
    .flatMap((slot) => replacedIn(draft, slot, old, now).slice(0, 1))
}
