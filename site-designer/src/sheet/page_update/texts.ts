import { whatAndWhere } from '#designer/fill/business'
import { folded, wordsOf } from '#designer/renderer/reading/words'
import type { HeadTexts } from '#designer/sheet/page_update/head'
import type { PageDraft } from '#designer/sheet/page_update/page_draft'
import { paired } from '#designer/sheet/page_update/paired'
import {
  replacedEverywhere,
  replacedIn,
  replacedInAnyManner,
  replacedInLinks,
  replacedSlots,
  sentencesWith,
  type Reach,
} from '#designer/sheet/page_update/replacing'
import type { Sheet } from '#designer/sheet/sheet'
import { sentencesOf } from '#designer/text/sentences'

/** Slots that say what the business is; in others the same words are something else. */
const HEADLINES = ['kicker', 'title', 'name', 'lede', 'line', 'text']
const BETWEEN = ' · '

/**
 * Texts that several facts are in: only where they stand whole, because their words are words of
 * other texts too. Gives what is to be called when all else is done: a text that changed because of
 * a fact is not told where the fact itself is.
 */
export function updateWhole(
  draft: PageDraft,
  [before, after]: [Sheet, Sheet],
  head: HeadTexts
): () => void {
  const { labels } = draft.says
  const [from, to] = [whatAndWhere(before), whatAndWhere(after)]
  const named = before.who.name ? undefined : after.who.name?.value
  // Without a name a page is called what the business is.
  if (named && from) draft.take(labels.name, replacedSlots(draft, from, named, draft.slots('name')))
  const [old, now] = head.title
  const title = [...draft.reading.page.elements()]
    .filter(({ tag, parent }) => tag === 'title' && parent?.tag === 'head' && old !== now)
    .filter((element) => wordsOf(element) === old)
    .flatMap((element) => replacedIn(draft, element, old, now))
  // "Bakery in Leeds · since 1987"
  const kickers = draft
    .slots('kicker')
    .filter((slot) => from && wordsOf(slot).startsWith(from + BETWEEN))
  const what =
    from && to && from !== to
      ? [
          ...replacedSlots(draft, from, to, draft.slots(...HEADLINES)),
          ...kickers.flatMap((slot) => replacedIn(draft, slot, from, to).slice(0, 1)),
        ]
      : []
  draft.takeQuietly([...title, ...what])
  return () => {
    if ([labels.name, labels.description, labels.town].some((one) => draft.tells(one))) return
    if (title.length > 0) draft.take(labels.pageTitle, title)
    if (what.length > 0) draft.take(labels.description, what)
  }
}

/** What a person says of the business in words: its name, its slogan, the text about it. */
export function updateTexts(draft: PageDraft, [before, after]: [Sheet, Sheet]): void {
  const { name, slogan, founding_year: year, description } = before.who
  const now = after.who
  change(draft, 'slogan', [slogan?.value, now.slogan?.value], 'everywhere')
  updateAbout(draft, before, after)
  // A name of one word may be a word of a sentence too, and who says "Ada Lume bakes" still does.
  const isPlainWord = !/\s/.test(name?.value ?? '')
  const isInOwn = name && after.own_words.about?.value.includes(name.value)
  const reach = isPlainWord || isInOwn ? 'labels' : 'everywhere'
  change(draft, 'name', [name?.value, now.name?.value], reach)
  if (name && now.name) draft.takeQuietly(replacedInLinks(draft, name.value, now.name.value))
  updateDescription(draft, description?.value, now.description?.value)
  change(draft, 'year', [year?.value, now.founding_year?.value], 'labels')
}

/** What it is, where a page says so: "Coffee shop in Leeds". */
function updateDescription(draft: PageDraft, old?: string, now?: string): void {
  if (old === now) return
  const label = draft.says.labels.description
  const slots = draft.slots('kicker', 'title', 'line', 'lede', 'text')
  const told = old ? slots.filter((slot) => folded(wordsOf(slot)).includes(folded(old))) : []
  const changes =
    old && now ? told.flatMap((slot) => replacedInAnyManner(draft, slot, old, now)) : []
  if (draft.take(label, changes)) return
  for (const slot of told) draft.leave('stillThere', label, slot)
  if (told.length === 0 && now) draft.leave('notThere', label)
}

/** The old words become the new ones wherever they stand within reach; what is left is named. */
export function change(
  draft: PageDraft,
  called: string,
  [old, now]: readonly [string | undefined, string | undefined],
  reach: Reach
): void {
  if (old === now) return
  const label = draft.says.labels[called]
  if (!old) {
    if (called !== 'name' || !draft.tells(label)) draft.leave('notThere', label)
    return
  }
  if (!now) {
    const slot = draft.slots().find((one) => wordsOf(one).includes(old))
    if (slot) draft.leave('stillThere', label, slot)
    return
  }
  const isFound = draft.take(label, [
    ...replacedEverywhere(draft, old, now, reach),
    ...replacedSlots(draft, old, now, draft.slots('text', 'value')),
  ])
  const own = reach === 'labels' ? sentencesWith(draft, old) : []
  for (const sentence of own) draft.leave('inOwnWords', label, sentence)
  const marks =
    called === 'name' ? draft.slots('name').filter((one) => !wordsOf(one).includes(old)) : []
  for (const mark of marks) draft.leave('byHand', label, mark)
  if (!isFound && own.length === 0 && marks.length === 0) draft.leave('notThere', label)
}

/** Sentence by sentence, because a page sets some of them apart. */
function updateAbout(draft: PageDraft, ...sheets: Sheet[]): void {
  const { says } = draft
  const [old, now] = sheets.map(({ own_words: own }) => sentencesOf(own.about?.value ?? ''))
  const { changed, gone, fresh } = paired(old, now, (sentence) => sentence)
  for (const [from, to] of changed) {
    const isFound = draft.take(says.labels.about, replacedEverywhere(draft, from, to, 'everywhere'))
    if (!isFound) draft.leave('notThere', says.quoted(shortened(to)))
  }
  for (const sentence of gone) {
    const slot = draft.slots().find((one) => wordsOf(one).includes(sentence))
    if (slot) draft.leave('stillThere', says.quoted(shortened(sentence)), slot)
  }
  for (const sentence of fresh) draft.leave('notThere', says.quoted(shortened(sentence)))
}

function shortened(sentence: string): string {
  return sentence.length > 60 ? `${sentence.slice(0, 59).trimEnd()}…` : sentence
}
