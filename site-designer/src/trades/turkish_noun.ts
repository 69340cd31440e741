import { placeIn } from '#designer/facts/turkish/gazetteer'
import { fold } from '#designer/text/letters'
import type { Calling, Spoken } from '#designer/trades/spoken'
import { isTurkishAny, isTurkishNoCalling, turkishPraise } from '#designer/trades/calling_words'
import { isTurkishOther } from '#designer/trades/turkish_others'

const stops =
  /^(?:ve|veya|ama|simdi|artik|bugun|birlikte|beraber|degil\p{L}*|evde|koyde|sehirde|merkezde|sahilde|burada|ile|icin|olarak|olan|biz|ben|bir|bu|her|daha|gibi|kadar|sonra|beri|var|yok|\p{L}+(?:yor|yoruz|yorum)|\p{L}{2,}(?:[yl]?[ae]n)|\p{L}+(?:m[iu]z|[iu]n|l[ae]r)[dt][ae]n?|\p{L}+[dt][ae]ki|\p{L}+n[iu]n|\p{L}+m[iu]z[iu]n|\p{L}+['’]\p{L}+)$/u
// "Fırın" and "bahçıvan" end like what stops.
const noStops = new Set(
  `altin gelin hayvan orman insan liman kadin zaman firin oda moda gida sanat yemek meydan roman resim
  ayran fidan kazan yelken keten maden dukkan tavan
  ekran bahcivan zeytin duvar mermer ipek`.split(/\s+/)
)

const telling = new Set(['ozel', 'gezici', 'mobil', 'organik', 'vegan'])

/** Ends like what belongs to the word in front of it: "oteli", "odası". */
export const possessed = /[^aeiou\W](?:s?[iu])$/

/** The calling whose noun ends with this word; `base` is the word without endings. */
export function nounTo(
  words: Spoken[],
  at: number,
  base: string,
  outright: boolean
): Calling | undefined {
  const plain = fold(base)
  const compound = possessed.test(plain) || /(?:[iu]c[iu]|m[ae])$/.test(plain)
  const taken = takenBefore(words, at)
  const before = taken.filter((word) => !praises(fold(word))).slice(compound ? -3 : -1)
  if (isTurkishNoCalling(plain) || (turkishPraise.has(plain) && before.length === 0))
    return undefined
  // In front of a word without an ending of belonging only what describes it can stand.
  const open = before.length === 0 && isTurkishAny(plain)
  // "Köy odası": what it belongs to is said with it, also where it would else only praise.
  const whose = possessed.test(plain) && before.length === 0 ? taken.slice(-1) : before
  const said = taken.filter((word) => telling.has(fold(word)) || (compound && whose.includes(word)))
  return {
    words: [...before, words[at].small],
    base,
    after: [],
    ...(open ? {} : { noun: [...said, base].join(' ') }),
    outright,
    first: words.slice(0, at).every(({ gap }) => !/[.!?\n]/.test(gap)),
  }
}

// "Bahçeli", "yedi odalı": with what, and not what.
function praises(plain: string): boolean {
  return turkishPraise.has(plain) || /^\p{L}{4,}l[iu]$/u.test(plain)
}

function takenBefore(words: Spoken[], at: number): string[] {
  const taken: string[] = []
  for (let back = at - 1; back >= 0 && taken.length < 4; back--) {
    const word = words[back]
    if (word.ends || stopsAt(word) || /^\d/.test(word.small)) break
    taken.unshift(word.small)
  }
  return taken
}

function stopsAt({ small }: Spoken): boolean {
  const plain = fold(small)
  if (noStops.has(plain)) return false
  // "Annem terzi" is a tailor, and "terzi" is what she is.
  if (isTurkishOther(plain)) return true
  return stops.test(plain) || Boolean(placeIn(small)?.ending)
}
