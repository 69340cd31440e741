import { fold } from '#designer/text/letters'
import { isTurkishAny } from '#designer/trades/calling_words'
import { isKeptTurkish } from '#designer/trades/kept_places'
import type { Calling, Spoken } from '#designer/trades/spoken'
import { OWN_NAME, turkishTerms } from '#designer/trades/terms'
import { nounTo } from '#designer/trades/turkish_noun'

// All read words without marks.
const works = /^(?:calisiyor(?:um|uz)|hizmet|yapiyor(?:um|uz)|yapar[iu][mz])$/
const craft = /(?<!yol)c[iu]l[iu]k$/
const keeps = /^(?:bakiyor(?:um|uz)|bakar[iu][mz]|kiraliyor(?:um|uz)|kiraya|isletiyor(?:um|uz))$/
// Whose house is open to all; "taş konağımızda" may be a hotel.
const everybodys = /^(?:mahalle|koy|kasaba|semt|kultur|genclik|halk|toplum|cem|dernek)$/
const themselves = /(?:y[iu][mz]|(?<=[^aeiou])[iu][mz])$/

/** Trades that sell what others make; whoever makes it is none of them. */
const sellers = new Set(['shop', 'grocer', 'dog_groomer'])

/** What a Turkish text says one does for a living, where it does not say what one is. */
export function doingAt(words: Spoken[], at: number): Calling | undefined {
  return workAt(words, at) ?? producerAt(words, at) ?? keeperAt(words, at)
}

// "Şarkıcılık yapıyorum", "düğün şarkıcısı olarak çalışıyorum".
function workAt(words: Spoken[], at: number): Calling | undefined {
  const { small, ends } = words[at]
  const [next, second] = [words[at + 1], words[at + 2]].map((word) => fold(word?.small ?? ''))
  if (ends) return undefined
  if (craft.test(fold(small)) && works.test(next))
    return nounTo(words, at, small.replace(/l[ıiuü]k$/u, ''), true)
  const crafted = next === 'olarak' && works.test(second) && isCraft(fold(small))
  return crafted ? nounTo(words, at, small, true) : undefined
}

// "Randevulu olarak" and "ekip olarak" say how.
function isCraft(plain: string): boolean {
  const known = turkishTerms(plain, [plain]).some(({ weight }) => weight >= OWN_NAME)
  return known || /(?:c[iu](?:s[iu])?|ist[iu]?|log[iu]?|m[ae]n[iu]?)$/.test(plain)
}

// "Zeytinyağı üreten bir aileyiz": a producer of it, and not a shop that has it.
function producerAt(words: Spoken[], at: number): Calling | undefined {
  const doer = { ureten: 'üreticisi', yetistiren: 'yetiştiricisi' }[fold(words[at].small)]
  if (!doer || at === 0 || words[at - 1].ends || fold(words[at + 1]?.small ?? '') !== 'bir')
    return undefined
  const end = words.slice(at + 2, at + 5).find((word) => word.ends)
  if (!end || !isAnybody(fold(end.small))) return undefined
  const goods = words[at - 1].small
  const trades = turkishTerms(goods, [fold(goods)]).map(({ trade }) => trade)
  if (!trades.every((trade) => sellers.has(trade))) return undefined
  // "Bal ve polen üreten" makes more than its last word says.
  const calling = nounTo(words, at, doer, true)
  if (!calling || calling.words.length < 2) return undefined
  const more = /^(?:ve|ile|veya)$/.test(before(words, at, calling))
  return { ...calling, ...(more ? { noun: undefined } : {}) }
}

// A family may be anything; a cooperative and a workshop have said what they are.
function isAnybody(plain: string): boolean {
  const stem = plain.replace(themselves, '')
  const named = turkishTerms(plain, [plain]).some(({ weight }) => weight >= 6)
  return stem !== plain && !named && (/^cift/.test(stem) || isTurkishAny(stem))
}

function before(words: Spoken[], at: number, { words: taken }: Calling): string {
  return words[at - taken.length]?.small ?? ''
}

// "Köy konağına bakıyoruz", "köy odasını işletiyoruz", "mahalle konağımızda yoga var".
function keeperAt(words: Spoken[], at: number): Calling | undefined {
  const { small, ends } = words[at]
  const ours = /(?:[ıiuü]m[ıiuü]z|m[ıiuü]z)[dt][ae]$/u.test(small)
  const place = small.replace(/(?:m[ıiuü]z[dt][ae]|n[ıiuüae])$/u, '')
  if (ends || place === small || !isKeptTurkish(fold(place))) return undefined
  const said = words.slice(at + 1, at + 7)
  const kept = said.slice(0, 1 + said.findIndex((word) => word.ends) || said.length)
  const shared = ours && at > 0 && everybodys.test(fold(words[at - 1].small))
  if (!shared && !kept.some((word) => keeps.test(fold(word.small)))) return undefined
  const calling = nounTo(words, at, place, true)
  return calling?.noun?.includes(' ') ? calling : undefined
}
