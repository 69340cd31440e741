import { placeIn } from '#planning/designers/builtin/facts/turkish/gazetteer'
import { fold, lowerIn } from '#planning/designers/builtin/letters'
import { spokenWords, type Calling, type Spoken } from '#planning/designers/builtin/trades/spoken'
import { isTurkishAny } from '#planning/designers/builtin/trades/calling_words'
import { OWN_NAME, turkishTerms } from '#planning/designers/builtin/trades/terms'
import { nounTo, possessed } from '#planning/designers/builtin/trades/turkish_noun'

// Without marks. "Yapıyoruz", "alırız", "gitmeliyiz", "İzmir'deyiz", "açığız", "deneyimliyiz" name nothing.
const noNoun =
  /(?:[iu]yor[uz]?[mz]?|[ae]c[ae]g[iu][mz]|m[ae]l[iu]y[iu][mz]|m[ae]kt[ae]y[iu][mz]|[dtl][ae]y[iu][mz]|acig[iu]z|degil[iu][mz]|var[iu]z|hazir[iu]z|siniz|emin[iu]m|bizim|benim|adim|isim|m[ae]y[iu]z|[iu]y[iu]z[iu]z)$/
// A word that ends in a vowel takes this y only to say what one is.
const surelyIs = /y[iu][mz]$/
// "Nalbantım", "astroloğum", "dedektifim": who does something. Others may be "bakım" or "ücretsiz".
const does = /(?:log|ist|baz|bant|man|men|dar|tor|dor|if|mat|ger|gir|oz|kar)[iu][mz]$/
const runs = /^(?:islet\p{L}+|actik|actim|kurduk|kurdum|sahib\p{L}+)$/u
const acts = /^(?:yapiyor\p{L}+|yapar[iu][mz]|veriyor\p{L}+|duzenliyor\p{L}+)$/u

// What stands in front of these is denied, or a name.
const denies = /^(?:degil\p{L}*|ad[iı]nda|adli|isimli)$/u

/** What a Turkish text calls its business. */
export function turkishCallings(text: string): Calling[] {
  const words = spokenWords(text, (word) => lowerIn(word, 'tr').replaceAll('’', "'"))
  const opening = openingOf(words)
  const found: Calling[] = opening ? [opening] : []
  for (let at = 0; at < words.length; at++) {
    const calling = calledAt(words, at)
    if (calling) found.push(calling)
  }
  return found
}

function calledAt(words: Spoken[], at: number): Calling | undefined {
  const word = words[at]
  const plain = fold(word.small)
  const next = words[at + 1] ? fold(words[at + 1].small) : ''
  if (word.gap.includes('?') || /^degil/.test(next)) return undefined
  // "Kaçış odası işletiyoruz", "arı çiftliği sahibiyim".
  if (!word.ends && runs.test(next)) return nounTo(words, at, word.small, true)
  // "Kedi otelimiz var", "atölyem için", "arı çiftliğimiz Kars’ta".
  const owned =
    !word.ends && /[aeiou]m(?:[iu]z)?$/.test(plain) && !/(?:[dt]|y)[iu][mz]$/.test(plain)
  // "Çınaraltı adında, İzmir’de bir kaçış odası."
  if (word.ends && isNamed(words, at)) return nounTo(words, at, word.small, true)
  const common = /^\p{Ll}/u.test(word.typed) || word.begins
  if (owned && common && next === 'icin') return nounTo(words, at, withoutOwner(word.small), true)
  if (owned && (next === 'var' || /'[dt][ae]/.test(next)) && opensSentence(words, at)) {
    const calling = /^\d/.test(words[at - 1]?.small ?? '')
      ? undefined
      : nounTo(words, at, withoutOwner(word.small), true)
    // Whoever has a garden besides is no garden.
    return calling && (calling.words.length > 1 || known(word.small))
      ? { ...calling, only: !calling.first }
      : undefined
  }
  const closes =
    word.ends ||
    (surelyIs.test(plain) && /'[dt][ae]$/.test(next)) ||
    /^(?:ve|biz|ben|cunku|ama|site|web)$/.test(next)
  if (!closes || plain.length < 4 || noNoun.test(plain)) return undefined
  if (!/[iu][mz]$/.test(plain) || /[aeiou]m[iu]z$/.test(plain)) return undefined
  const stem = withoutBeing(word.small)
  if (stem === undefined) return undefined
  const told = known(word.small) || isTurkishAny(fold(stem))
  // "Deneyimliyiz" and "Bodrumluyuz" say how and whence.
  if (
    /l[iu]y[iu][mz]$/.test(plain) &&
    !known(stem.slice(0, -1)) &&
    !isTurkishAny(fold(stem.slice(0, -1)))
  )
    return undefined
  // "Medyumum, …": alone at the start of the text.
  const first = at === 0 && word.gap.startsWith(',')
  if (!surelyIs.test(plain) && !told && !first && !does.test(plain)) return undefined
  if (!surelyIs.test(plain) && !opensSentence(words, at)) return undefined
  return nounTo(words, at, stem, true)
}

// Behind "… adında" and a "bir" that stands at most three words in front of it.
function isNamed(words: Spoken[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 8), at)
  const since = before.slice(before.findLastIndex(({ gap }) => /[.!?\n]/.test(gap)) + 1)
  return (
    since.slice(-4).some(({ small }) => small === 'bir') &&
    since.some(({ small }) => /^(?:adında|adinda|adlı|adli|isimli)$/.test(small))
  )
}

function known(small: string): boolean {
  return turkishTerms(small, [fold(small)]).length > 0
}

// Up to the fifth word of a sentence.
function opensSentence(words: Spoken[], at: number): boolean {
  const start = words.slice(0, at).findLastIndex(({ gap }) => /[.!?\n]/.test(gap)) + 1
  return at - start <= 5
}

/** "Oteliyiz" without its ending is "oteli", "çilingiriz" is "çilingir". */
function withoutBeing(small: string): string | undefined {
  const stem = small.replace(/y[ıiuü][mz]$/u, '').replace(/(?<=[^aeıioöuü])[ıiuü][mz]$/u, '')
  if (stem === small || stem.length < 3) return undefined
  return stem.replace(/loğ$/u, 'log').replace(/ğ$/u, 'k').replace(/b$/u, 'p').replace(/c$/u, 'ç')
}

/** "Çiftliğimiz" is "çiftliği", "odamız" of a compound is "odası". */
function withoutOwner(small: string): string {
  const stem = small.replace(/(?<=[aeıioöuü])m(?:[ıiuü]z)?$/u, '')
  if (stem === small) return small
  const vowel = /[aeoö]$/u.exec(stem)
  if (!vowel) return stem
  return `${stem}s${/[ao][^aeıioöuü]*$|a$/u.test(stem) ? 'ı' : 'i'}`
}

/** What a text begins with, up to its first mark: "Kadıköy’de çilingir, 7/24". */
function openingOf(words: Spoken[]): Calling | undefined {
  let from = words[0] && /^(?:merhaba|selam|iyi gun)/.test(fold(words[0].small)) ? 1 : 0
  const first = from
  while (from < first + 2 && words[from] && !words[from].ends && isWhere(words[from])) from++
  for (let at = from; at < Math.min(words.length, from + 5); at++) {
    const word = words[at]
    if (/\p{L}yor\p{L}*$|(?:im|iz|um|uz)$/u.test(fold(word.small))) return undefined
    const next = words[at + 1]
    const acted = next !== undefined && !word.ends && acts.test(fold(next.small))
    if (!word.ends && !acted) continue
    const denied = words.slice(from, at + 1).some(({ small }) => denies.test(fold(small)))
    if (denied) return undefined
    const named = ownName(words, from, at)
    if (named) return named
    let last = at
    while (last > from && placeIn(words[last].small)) last--
    const capitals = words.slice(from, last + 1).every(({ typed }) => /^\p{Lu}/u.test(typed))
    return capitals && last > from
      ? undefined
      : openly(nounTo(words, last, words[last].small, false), acted)
  }
  return undefined
}

// "Peruk yapıyorum": what one makes is not what one is, "baca temizliği yapıyorum" is. A word alone
// is a calling where it ends like one, or is known as one: "hurdacı" is, "renkler" is not.
function openly(calling: Calling | undefined, acted: boolean): Calling | undefined {
  if (!calling || /l[ae]r$/.test(fold(calling.base ?? ''))) return undefined
  if (calling.words.length > 1) return calling
  const [word] = calling.words
  if (known(word)) return acted ? { ...calling, noun: undefined } : calling
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
