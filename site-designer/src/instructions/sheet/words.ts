import type { SlotsOf } from '#designer/instructions/language/slots'
import { plain } from '#designer/instructions/sheet/items'
import { byHand, type Answer, type Revision } from '#designer/instructions/sheet/revision'
import { kindOfNoun } from '#designer/instructions/sheet/kind_of_noun'
import { bare } from '#designer/instructions/targets/names'
import { languageNamed } from '#designer/instructions/values/language_named'
import { defaultForm } from '#designer/site/form'
import { read } from '#designer/reader/read'
import { folded } from '#designer/language/fold'
import { capital } from '#designer/language/normalise'
import { wordsLanguage } from '#designer/language/language'

/** "Mention that we also work on Sundays": a sentence behind the person's own words. */
export function addSentence(revision: Revision, { text }: SlotsOf): Answer {
  const { sheet, language } = revision
  const words = capital(text.text.trim(), wordsLanguage(language.code))
  const sentence = /[.!?…”"]$/.test(words) ? words : `${words.replace(/[,;:–-]+$/, '')}.`
  const about = sheet.own_words.about?.value
  if (!about?.includes(sentence)) {
    sheet.own_words.about = byHand(about ? `${about} ${sentence}` : sentence)
    revision.edited('own_words.about')
  }
  return revision.done('own_words')
}

/** Words of the person, exchanged for others; never a part of a word, nor what "it" says. */
export function replaceWords(revision: Revision, { words, value }: SlotsOf): Answer {
  const { sheet, language } = revision
  const { own_words: own } = sheet
  const [from, to] = [plain(words), plain(value)]
  if (!own.about || (!words.isQuoted && language.this.includes(folded(from)))) return undefined
  const about = own.about.value.replace(wholeWords(from), () => to)
  if (about === own.about.value || from.length < 2) return undefined
  own.about = byHand(about)
  revision.edited('own_words.about')
  return revision.done('words_replaced', { from, to })
}

const wholeWords = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(words)}(?![\\p{L}\\p{N}])`, 'gu')

/** "We are a plumber": only for what there is a kind of. */
export function setKind(revision: Revision, { noun }: SlotsOf): Answer {
  const { sheet, language } = revision
  const kind = kindOfNoun(bare(noun.words, language), language.code)
  if (!kind) return undefined
  sheet.who.kind = byHand(kind.id)
  sheet.who.description = byHand(kind.noun)
  revision.edited('who.kind', 'who.description')
  return revision.done('kind', { kind: kind.noun })
}

/** "We are on Instagram @ash": read as in a prompt. */
export function addLink(revision: Revision, { value, handle, url }: SlotsOf): Answer {
  const where = handle ?? url
  const text = where ? `${plain(value)} ${where.text}` : plain(value)
  const found = read(text, defaultForm).contact.links
  if (found.length !== 1) return undefined
  const [{ value: link }] = found
  const { contact } = revision.sheet
  contact.links = [...contact.links.filter((old) => old.value.label !== link.label), byHand(link)]
  revision.edited('contact.links')
  return revision.done('noted', { words: link.label })
}

/** "In German, please". */
export function setLanguage(revision: Revision, { language: slot }: SlotsOf): Answer {
  const code = languageNamed(plain(slot), revision.language.code)
  if (!code) return undefined
  revision.sheet.wishes.language = byHand(code)
  revision.edited('wishes.language')
  return revision.done('noted', { words: plain(slot) })
}
