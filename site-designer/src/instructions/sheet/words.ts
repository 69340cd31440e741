import type { SlotsOf } from '#designer/instructions/language/slots'
import { plain } from '#designer/instructions/sheet/items'
import type { Answer, SheetEdit } from '#designer/instructions/sheet/sheet_edit'
import { kindOfNoun } from '#designer/instructions/sheet/kind_of_noun'
import { bare } from '#designer/instructions/targets/names'
import { languageNamed } from '#designer/instructions/values/language_named'
import { defaultForm } from '#designer/site/form'
import { read } from '#designer/reader/read'
import { folded } from '#designer/language/fold'
import { capital } from '#designer/language/normalise'
import { wordsLanguage } from '#designer/language/language'

/** "Mention that we also work on Sundays": a sentence behind the person's own words. */
export function addSentence(edit: SheetEdit, { text }: SlotsOf): Answer {
  const { sheet, writer, language } = edit
  const words = capital(text.text.trim(), wordsLanguage(language.code))
  const sentence = /[.!?…”"]$/.test(words) ? words : `${words.replace(/[,;:–-]+$/, '')}.`
  const cell = writer.cell('own_words.about')
  const { about } = sheet.own_words
  if (!about) writer.append(cell, sentence)
  else if (!about.value.includes(sentence))
    writer.rewrite(cell, about, `${about.value} ${sentence}`)
  return edit.done('own_words')
}

/** Words of the person, exchanged for others; never a part of a word, nor what "it" says. */
export function replaceWords(edit: SheetEdit, { words, value }: SlotsOf): Answer {
  const { sheet, writer, language } = edit
  const { own_words: own } = sheet
  const [from, to] = [plain(words), plain(value)]
  if (!own.about || (!words.isQuoted && language.this.includes(folded(from)))) return undefined
  const about = own.about.value.replace(wholeWords(from), () => to)
  if (about === own.about.value || from.length < 2) return undefined
  writer.rewrite(writer.cell('own_words.about'), own.about, about)
  return edit.done('words_replaced', { from, to })
}

const wholeWords = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(words)}(?![\\p{L}\\p{N}])`, 'gu')

/** "We are a plumber": only for what there is a kind of. */
export function setKind(edit: SheetEdit, { noun }: SlotsOf): Answer {
  const { writer, language } = edit
  const kind = kindOfNoun(bare(noun.words, language), language.code)
  if (!kind) return undefined
  writer.set('who.kind', kind.id)
  writer.set('who.description', kind.noun)
  return edit.done('kind', { kind: kind.noun })
}

/** "We are on Instagram @ash": read as in a prompt. */
export function addLink(edit: SheetEdit, { value, handle, url }: SlotsOf): Answer {
  const where = handle ?? url
  const text = where ? `${plain(value)} ${where.text}` : plain(value)
  const found = read(text, defaultForm).contact.links
  if (found.length !== 1) return undefined
  const [{ value: link }] = found
  const old = edit.sheet.contact.links.map((one) => one.value)
  edit.writer.set('contact.links', [...old.filter(({ label }) => label !== link.label), link])
  return edit.done('noted', { words: link.label })
}

/** "In German, please". */
export function setLanguage(edit: SheetEdit, { language: slot }: SlotsOf): Answer {
  const code = languageNamed(plain(slot), edit.language.code)
  if (!code) return undefined
  edit.writer.set('wishes.language', code)
  return edit.done('noted', { words: plain(slot) })
}
