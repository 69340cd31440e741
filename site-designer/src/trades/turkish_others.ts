import { fold } from '#designer/text/letters'
import { isTurkishAny } from '#designer/trades/calling_words'
import type { Others } from '#designer/trades/others'
import { turkishTerms } from '#designer/trades/terms'

// All read words without marks.
const strangers =
  /^(?:komsu|musteri|misafir|kiraci|konu[gk])(?:[iu]?m|[iu]?m[iu]z|l[ae]r[iu]m(?:[iu]z)?)$|^sahib(?:im|imiz)$/
const family =
  /^(?:anne(?:m|miz)|baba(?:m|miz)|es(?:im)|kocam|kar[iu]m|karde(?:sim|simiz|slerim)|abla(?:m|miz)|a(?:bim|gabeyim)|amca(?:m|miz)|dayi(?:m|miz)|teyze(?:m|miz)|hala(?:m|miz)|yenge(?:m|miz)|enistem|dede(?:m|miz)|nine(?:m|miz)|anneanne(?:m|miz)|babaanne(?:m|miz)|buyukbaba(?:m|miz)|kiz(?:im|imiz)|ogl(?:um|umuz)|kuzen(?:im|imiz)|yegenim|nisanlim|sevgilim|arkadas(?:im|imiz|lar[iu]m)|orta(?:gim|gimiz))$/

/** Whether a Turkish word, without marks, is one's family, a neighbour or a customer, or says what is theirs. */
export function isTurkishOther(plain: string): boolean {
  const whose = plain.replace(/(?<=[mz])[iu]n$/, '')
  return strangers.test(whose) || family.test(whose)
}

// "Ben ve eşim", "babamla", "dedem gibi": one is meant with them.
const together = /^(?:ben|biz|gibi|ile|birlikte|beraber)$/
const works = /^(?:calis|yap|ed|et)/
// How the words end that say who does something.
const worker = /(?:c[iu]|ist|log|m[ae]n|tor|dar|baz|hekimi|ustas[iu])$/
// "Avukattım", "öğretmendik".
const wasOne = /(?:y?[dt][iu])(?:[mk])$/
const wasAnother = /(?:y?[dt][iu]|ym[iu]s|m[iu]s|d[iu]r)$/
const past = /[dt][iu](?:[mk])?$/

/** A clause and the mark behind it. */
interface Part {
  text: string
  words: string[]
}

// "Eskiden avukattım şimdi …": what is done now begins another clause.
function partsOf(text: string): Part[] {
  const parts = text.match(/(?:[^.,;:!?\n()–—]|(?<=\d)[.:](?=\d))*[.,;:!?\n()–—]*/gu) ?? []
  return parts
    .flatMap((part) =>
      part.split(/(?<=\p{L}\s)(?=(?:şimdi|simdi|artık|artik|bugün|ama|fakat)\s)/iu)
    )
    .filter((part) => part !== '')
    .map((part) => ({
      text: part,
      words: (part.match(/[\p{L}\p{N}]+/gu) ?? []).map(fold),
    }))
}

/** Whether the words end in what somebody is or works as: "diş hekimi", "olarak çalışıyor", "aşçılık yaptı". */
function endsAsWork(words: string[], ending: RegExp): boolean {
  const last = words.at(-1) ?? ''
  const previous = words.at(-2) ?? ''
  const stem = last.replace(ending, '')
  if (works.test(last) && (previous === 'olarak' || /(?:c[iu]|[a-z]{3})l[iu]k$/.test(previous)))
    return true
  const two = `${previous} ${stem}`
  return isWorker(stem, [stem]) || isWorker(two, [previous, stem])
}

function isWorker(phrase: string, plain: string[]): boolean {
  const one = phrase.replace(/l[ae]r[iu]?$/, '')
  const words = [...plain.slice(0, -1), plain.at(-1)!.replace(/l[ae]r[iu]?$/, '')]
  const named = turkishTerms(one, words).some(({ weight }) => weight >= 6)
  return worker.test(one) || named || (plain.length === 1 && isTurkishAny(one))
}

function isOf(people: RegExp, words: string[]): boolean {
  const at = words.findIndex((word) => people.test(word))
  if (at < 0 || at > 3 || words.some((word) => together.test(word))) return false
  return at < words.length - 1 && endsAsWork(words.slice(at + 1), wasAnother)
}

function isOver({ words }: Part): boolean {
  const last = words.at(-1) ?? ''
  if (wasOne.test(last) && endsAsWork(words, wasOne)) return true
  return /^(?:eskiden|onceden|onceleri)$/.test(words[0] ?? '') && past.test(last)
}

// "Diş hekiminin yanında", "eczanenin karşısındayız".
const beside =
  /(?:(?<!\p{L})\p{L}+\s+)?(?<!\p{L})\p{L}+(?:n[ıiuü]n|[ıiuü]n)\s+(?:tam\s+|hemen\s+)?(?:yanı|yani|karşısı|karsisi|üstü|ustu|altı|alti|arkası|arkasi|bitişiği|bitisigi|çaprazı|caprazi|önü|onu)n[dt][ae]\p{L}*/giu
// "Bir avukatın eşiyim": what the one is, the other is not.
const belongs =
  /(?<!\p{L})\p{L}+(?:[ıiuü]n)\s+(?:eşi|esi|karısı|karisi|kocası|kocasi|kızı|kizi|oğlu|oglu|torunu)(?=y[ıiuü][mz]|(?!\p{L}))/giu
// "Öğretmenlikten emekliyim", "emekli bir diş hekimiyim", "emekli öğretmen".
const retired =
  /(?<!\p{L})(?:(?:\p{L}+[dt][ae]n\s+)?emekli(?:y[ıiuü][mz]|\s+oldu[mk])|emekli\s+(?:bir\s+)?(?:(?:\p{L}+\s+)?\p{L}+[ıiuü][mz]|\p{L}+))(?!\p{L})/giu
// "Eskiden fırın olan binada".
const formerly = /(?<!\p{L})(?:eskiden|bir zamanlar|önceden)\s+(?:\p{L}+\s+){1,3}?olan(?!\p{L})/giu

const speaks = /(?:[iu]yor(?:um|uz)|[ae]r[iu][mz]|y[iu][mz]|[^aeiou]{2}[iu][mz])$/
const wants = /^(?:isti|lazim|ariyor)/
const asks = /(?<!\p{L})(?:ona|onun|için|icin|site\p{L}*|sayfa\p{L}*)(?!\p{L})/iu

const kept = (text: string, dropped: (part: Part) => boolean) =>
  partsOf(text)
    .filter((part) => !dropped(part))
    .map((part) => part.text)
    .join('')

export const turkish: Others = {
  without: (text) =>
    kept(
      [beside, belongs, retired, formerly].reduce(
        (rest, pattern) => rest.replace(pattern, ' '),
        text
      ),
      (part) => isOver(part) || isOf(strangers, part.words)
    ),
  withoutFamily: (text) => kept(text, ({ words }) => isOf(family, words)),
  speaks: (text) =>
    partsOf(text).some(({ words }) => {
      const last = words.at(-1) ?? ''
      const oneself = words.some((word) => /^(?:ben|biz)$/.test(word))
      return oneself || (speaks.test(last) && !wants.test(last))
    }),
  asks: (text) => asks.test(text),
}
