import { fold, lowerIn } from '#designer/text/letters'
import { spokenWords, type Calling, type Spoken } from '#designer/trades/spoken'
import { isTurkishAny } from '#designer/trades/calling_words'
import { englishTerms, isTurkishTerm } from '#designer/trades/terms'
import { doingAt } from '#designer/trades/turkish_doing'
import { nounTo } from '#designer/trades/turkish_noun'
import { turkishOpening } from '#designer/trades/turkish_opening'

// Without marks. "Yapıyoruz", "alırız", "gitmeliyiz", "İzmir'deyiz", "açığız", "deneyimliyiz" name nothing.
const noNoun =
  /(?:[iu]yor[uz]?[mz]?|[ae]c[ae]g[iu][mz]|m[ae]l[iu]y[iu][mz]|m[ae]kt[ae]y[iu][mz]|[dtl][ae]y[iu][mz]|acig[iu]z|degil[iu][mz]|var[iu]z|hazir[iu]z|siniz|emin[iu]m|bizim|benim|adim|isim|m[ae]y[iu]z|[iu]y[iu]z[iu]z)$/
// A word that ends in a vowel takes this y only to say what one is.
const surelyIs = /y[iu][mz]$/
// "Nalbantım", "astroloğum", "dedektifim": who does something. Others may be "bakım" or "ücretsiz".
const does = /(?:log|ist|baz|bant|man|men|dar|tor|dor|if|mat|ger|gir|oz|kar)[iu][mz]$/
const runs = /^(?:islet\p{L}+|actik|actim|kurduk|kurdum|sahib\p{L}+)$/u

/** What a Turkish text calls its business. */
export function turkishCallings(text: string): Calling[] {
  const words = spokenWords(text, (word) => lowerIn(word, 'tr').replaceAll('’', "'"))
  const opening = turkishOpening(words)
  const found: Calling[] = opening ? [opening] : []
  for (let at = 0; at < words.length; at++) {
    const calling = doingAt(words, at) ?? calledAt(words, at)
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
  if (!word.ends && runs.test(next)) return runAt(words, at)
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
    return calling && (calling.words.length > 1 || isTurkishTerm(word.small))
      ? { ...calling, only: !calling.first }
      : undefined
  }
  const closes =
    word.ends ||
    (surelyIs.test(plain) && /'[dt][ae]$/.test(next)) ||
    /^(?:ve|biz|ben|cunku|ama|site|web)$/.test(next)
  if (!closes || plain.length < 4 || noNoun.test(plain)) return undefined
  if (!/[iu][mz]$/.test(plain) || (/[aeiou]m[iu]z$/.test(plain) && !endsInM(word.small)))
    return undefined
  const stem = withoutBeing(word.small)
  if (stem === undefined) return undefined
  const told = isTurkishTerm(word.small) || isTurkishAny(fold(stem))
  // "Deneyimliyiz" and "Bodrumluyuz" say how and whence.
  if (
    /l[iu]y[iu][mz]$/.test(plain) &&
    !isTurkishTerm(stem.slice(0, -1)) &&
    !isTurkishAny(fold(stem.slice(0, -1)))
  )
    return undefined
  // "Medyumum, …": alone at the start of the text.
  const first = at === 0 && word.gap.startsWith(',')
  if (!surelyIs.test(plain) && !told && !first && !does.test(plain)) return undefined
  if (!surelyIs.test(plain) && !opensSentence(words, at)) return undefined
  return nounTo(words, at, stem, true)
}

// "Kaçış odası işletiyoruz", "kendi kafemi işletiyorum"; "hamamı" is nobody's "hama".
function runAt(words: Spoken[], at: number): Calling | undefined {
  const { small } = words[at]
  const own = small.replace(/(?<=[aeıioöuü]m(?:[ıiuü]z)?)[ıiuü]$|(?<=[aeoö]s[ıiuü])n[ıiuü]$/u, '')
  if (own === small || englishTerms(own).length > 0) return nounTo(words, at, small, true)
  const base = withoutOwner(own)
  const calling = nounTo(words, at, base, true)
  if (calling && calling.words.length > 1) return calling
  return nounTo(words, at, base.replace(/(?<=[aeoö])s[ıiuü]$/u, ''), true)
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

// "Hamamız" is "we are a hamam", "kafemiz" is "our café".
function endsInM(small: string): boolean {
  const stem = small.replace(/[ıiuü]z$/u, '')
  return isTurkishTerm(stem) && !isTurkishTerm(stem.slice(0, -1))
}

// Up to the fifth word of a sentence.
function opensSentence(words: Spoken[], at: number): boolean {
  const start = words.slice(0, at).findLastIndex(({ gap }) => /[.!?\n]/.test(gap)) + 1
  return at - start <= 5
}

/** "Oteliyiz" without its ending is "oteli", "çilingiriz" is "çilingir". */
function withoutBeing(small: string): string | undefined {
  const stem = small
    .replace(/'.*$/u, '')
    .replace(/y[ıiuü][mz]$/u, '')
    .replace(/(?<=[^aeıioöuü])[ıiuü][mz]$/u, '')
  if (stem === small || stem.length < 3) return undefined
  return stem.replace(/loğ$/u, 'log').replace(/ğ$/u, 'k').replace(/b$/u, 'p').replace(/c$/u, 'ç')
}

/** "Çiftliğimiz" is "çiftliği", "odamız" of a compound is "odası". */
function withoutOwner(small: string): string {
  const stem = small.replace(/(?<=[aeıioöuü])m(?:[ıiuü]z)?$/u, '')
  if (stem === small) return small
  const vowel = /[aeoö]$/u.exec(stem)
  if (!vowel) return stem
  return `${stem}s${{ a: 'ı', e: 'i', o: 'u', ö: 'ü' }[vowel[0]]}`
}
