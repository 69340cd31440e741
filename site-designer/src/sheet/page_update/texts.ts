import type { PageDraft } from '#designer/sheet/page_update/page_draft'
import { paired } from '#designer/sheet/page_update/paired'
import type { Label } from '#designer/sheet/page_update/words'
import {
  replacedData,
  replacedEverywhere,
  sectionsWith,
  type Reach,
} from '#designer/sheet/page_update/replacing'
import type { Sheet } from '#designer/sheet/sheet'
import { wordsOf } from '#designer/renderer/reading/words'
import { sentencesOf } from '#designer/text/normalise'

/** What a person says of the business in words: its name, its slogan, the text about it. */
export function updateTexts(draft: PageDraft, [before, after]: [Sheet, Sheet]): void {
  const { name, slogan, founding_year: year } = before.who
  const now = after.who
  change(draft, 'slogan', slogan?.value, now.slogan?.value, 'everywhere')
  updateAbout(draft, before, after)
  // A name of one word may be a word of a sentence too.
  const isPlainWord = !/\s/.test(name?.value ?? '')
  change(draft, 'name', name?.value, now.name?.value, isPlainWord ? 'labels' : 'everywhere')
  change(draft, 'year', year?.value, now.founding_year?.value, 'labels')
}

/** The old words become the new ones wherever they stand within reach; what is left is named. */
export function change(
  draft: PageDraft,
  called: Label,
  old: string | undefined,
  now: string | undefined,
  reach: Reach
): void {
  if (old === now) return
  const { says } = draft
  const label = says.labels[called]
  if (!old) return draft.leave(says.notThere(label))
  const changes = now
    ? [...replacedEverywhere(draft, old, now, reach), ...replacedData(draft, old, now)]
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
