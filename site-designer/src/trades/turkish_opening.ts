import { placeIn } from '#designer/facts/turkish/gazetteer'
import { fold } from '#designer/text/letters'
import type { Calling, Spoken } from '#designer/trades/spoken'
import { isTurkishTerm, OWN_NAME, turkishTerms } from '#designer/trades/terms'
import { doingAt } from '#designer/trades/turkish_doing'
import { nounTo, possessed } from '#designer/trades/turkish_noun'
import { isTurkishOther } from '#designer/trades/turkish_others'

const acts = /^(?:yapiyor\p{L}+|yapar[iu][mz]|veriyor\p{L}+|duzenliyor\p{L}+)$/u
// What stands in front of these is denied, or a name.
const denies = /^(?:degil\p{L}*|ad[iı]nda|adli|isimli)$/u

/** What a text begins with, up to its first mark: "Kadıköy’de çilingir, 7/24". */
export function turkishOpening(words: Spoken[]): Calling | undefined {
  let from = words[0] && /^(?:merhaba|selam|iyi gun)/.test(fold(words[0].small)) ? 1 : 0
  const first = from
  while (from < first + 2 && words[from] && !words[from].ends && isWhere(words[from])) from++
  for (let at = from; at < Math.min(words.length, from + 5); at++) {
    const word = words[at]
    if (/\p{L}yor\p{L}*$|(?:im|iz|um|uz)$/u.test(fold(word.small))) return undefined
    if (doingAt(words, at) || /^(?:var|yok)$/.test(word.small)) return undefined
    const next = words[at + 1]
    const acted = next !== undefined && !word.ends && acts.test(fold(next.small))
    if (!word.ends && !acted) continue
    const plain = words.slice(from, at + 1).map(({ small }) => fold(small))
    // "Dedem bu fırını açtı": of another, or denied.
    if (plain.some((said) => denies.test(said) || isTurkishOther(said))) return undefined
    const named = ownName(words, from, at)
    if (named) return named
    let last = at
    while (last > from && (placeIn(words[last].small) || isNameBehind(words, from, last))) last--
    const capitals = words.slice(from, last + 1).every(({ typed }) => /^\p{Lu}/u.test(typed))
    return capitals && last > from
      ? undefined
      : openly(nounTo(words, last, words[last].small, false), acted)
  }
  return undefined
}

// "Saat tamircisi Hayri Usta": who stands behind what.
function isNameBehind(words: Spoken[], from: number, last: number): boolean {
  const behind = words.slice(from + 1, last)
  return (
    /^\p{Lu}/u.test(words[last].typed) &&
    (behind.some(({ typed }) => /^\p{Ll}/u.test(typed)) || /^\p{Ll}/u.test(words[from].typed))
  )
}

// "Temizliği", "yıkama", "danışmanlık".
const isWork = /[^aeiou]s?[iu]$|m[ae]$|l[iu]k$/

// "Peruk yapıyorum": what one makes is not what one is, "baca temizliği yapıyorum" is. A word alone
// is a calling where it ends like one, or is known as one: "hurdacı" is, "renkler" is not.
function openly(calling: Calling | undefined, acted: boolean): Calling | undefined {
  if (!calling || /l[ae]r$/.test(fold(calling.base ?? ''))) return undefined
  const goods = acted && !isWork.test(fold(calling.base ?? ''))
  if (calling.words.length > 1) return goods ? { ...calling, noun: undefined } : calling
  const [word] = calling.words
  if (isTurkishTerm(word)) return acted ? { ...calling, noun: undefined } : calling
  return !acted && /(?:c[iu]|log|ist|gir|baz)$/.test(fold(word)) ? calling : undefined
}

/** "Butik otel kapadokya": what follows a trade's own name makes it no other, unless it belongs to it. */
function ownName(words: Spoken[], from: number, to: number): Calling | undefined {
  for (let at = to; at >= from; at--) {
    const phrase = words.slice(from, at + 1).map(({ small }) => small)
    const named = turkishTerms(phrase.join(' '), phrase.map(fold)).some(
      ({ weight }) => weight >= OWN_NAME
    )
    if (named && (at === to || !possessed.test(fold(words[at + 1].small))))
      return { words: phrase, after: [], outright: false, first: true }
  }
  return undefined
}

function isWhere({ small }: Spoken): boolean {
  return /'[dt][ae]$/u.test(fold(small)) || placeIn(small) !== undefined
}
