import type { PageDraft } from '#designer/sheet/page_update/page_draft'
import { paired } from '#designer/sheet/page_update/paired'
import type { Label } from '#designer/sheet/page_update/words'
import {
  replacedEverywhere,
  replacedInAnyManner,
  replacedInLinks,
  replacedSlots,
  sectionsWith,
  type Reach,
} from '#designer/sheet/page_update/replacing'
import { replacedData } from '#designer/sheet/page_update/structured'
import type { Sheet } from '#designer/sheet/sheet'
import { folded, wordsOf } from '#designer/renderer/reading/words'
import { sentencesOf } from '#designer/text/normalise'

/** What a person says of the business in words: its name, its slogan, the text about it. */
export function updateTexts(draft: PageDraft, [before, after]: [Sheet, Sheet]): void {
  const { name, slogan, founding_year: year } = before.who
  const now = after.who
  change(draft, 'slogan', slogan?.value, now.slogan?.value, { reach: 'everywhere' })
  updateAbout(draft, before, after)
  // A name of one word may be a word of a sentence too, and who says "Ada Lume bakes" still does.
  const isPlainWord = !/\s/.test(name?.value ?? '')
  const isInOwn = name && after.own_words.about?.value.includes(name.value)
  const reach = isPlainWord || isInOwn ? 'labels' : 'everywhere'
  change(draft, 'name', name?.value, now.name?.value, { reach })
  if (name && now.name) draft.takeQuietly(replacedInLinks(draft, name.value, now.name.value))
  updateDescription(draft, before.who.description?.value, now.description?.value)
  change(draft, 'year', year?.value, now.founding_year?.value, { reach: 'labels' })
}

/** What it is, where a page says so: "Coffee shop in Leeds". */
function updateDescription(
  draft: PageDraft,
  old: string | undefined,
  now: string | undefined
): void {
  if (old === now) return
  const { says } = draft
  const label = says.labels.description
  const slots = draft.slots('kicker', 'title', 'line', 'lede', 'text')
  const told = old ? slots.filter((slot) => folded(wordsOf(slot)).includes(folded(old))) : []
  const changes =
    old && now ? told.flatMap((slot) => replacedInAnyManner(draft, slot, old, now)) : []
  if (draft.take(label, changes)) return
  for (const slot of told) draft.leave(says.stillThere(label, draft.sectionOf(slot)))
  if (told.length === 0 && now) draft.leave(says.notThere(label))
}

/** The old words become the new ones wherever they stand within reach; what is left is named. */
export function change(
  draft: PageDraft,
  called: Label,
  old: string | undefined,
  now: string | undefined,
  { reach, isInData = true }: { reach: Reach; isInData?: boolean }
): void {
  if (old === now) return
  const { says } = draft
  const label = says.labels[called]
  if (!old) {
    if (called !== 'name' || !draft.tells(label)) draft.leave(says.notThere(label))
    return
  }
  const changes = now
    ? [
        ...replacedEverywhere(draft, old, now, reach),
        ...replacedSlots(draft, old, now, draft.slots('text', 'value')),
        ...(isInData ? replacedData(draft, old, now) : []),
      ]
    : []
  const isFound = draft.take(label, changes)
  if (!now) {
    const slot = draft.slots().find((one) => wordsOf(one).includes(old))
    if (slot) draft.leave(says.stillThere(label, draft.sectionOf(slot)))
    return
  }
  const own = reach === 'labels' ? sectionsWith(draft, old) : []
  for (const section of own) draft.leave(says.inOwnWords(label, section))
  const marks =
    called === 'name' ? draft.slots('name').filter((one) => !wordsOf(one).includes(old)) : []
  for (const mark of marks) draft.leave(says.byHand(label, draft.sectionOf(mark)))
  if (!isFound && own.length === 0 && marks.length === 0) draft.leave(says.notThere(label))
}

/** Sentence by sentence, because a page sets some of them apart. */
function updateAbout(draft: PageDraft, before: Sheet, after: Sheet): void {
  const { says } = draft
  const [old, now] = [before, after].map(({ own_words: { about } }) =>
    sentencesOf(about?.value ?? '')
  )
  const { changed, gone, fresh } = paired(old, now, (sentence) => sentence)
  const label = says.labels.about
  for (const [from, to] of changed) {
    const isFound = draft.take(label, [
      ...replacedEverywhere(draft, from, to, 'everywhere'),
      ...replacedData(draft, from, to),
    ])
    if (!isFound) draft.leave(says.notThere(says.quoted(shortened(to))))
  }
  for (const sentence of gone) {
    const slot = draft.slots().find((one) => wordsOf(one).includes(sentence))
    if (slot) draft.leave(says.stillThere(says.quoted(shortened(sentence)), draft.sectionOf(slot)))
  }
  for (const sentence of fresh) draft.leave(says.notThere(says.quoted(shortened(sentence))))
}

function shortened(sentence: string): string {
  return sentence.length > 60 ? `${sentence.slice(0, 59).trimEnd()}…` : sentence
}
