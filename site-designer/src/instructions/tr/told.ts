const vowel = 'aıeioöuü'
const acc = '[ıiuü]'
const person: Record<string, string> = { 'm': 'um', 'mız': 'uz', 'lar': 'lar', '': '' }
const nominal = new RegExp(
  `^(.{2,}?)(?:[dt]${acc}[ğg]|[dt]${acc}(?=kl)|([ae]c[ae])[ğg]|([ae]c[ae])(?=kl))(?:${acc}(m${acc}z|m|n)?|kl([ae])r${acc}(m${acc}z)?)(?:n?${acc}|n?d[ae]n)?$`,
  'iu'
)

/** "… verdiğimizi", "… gelebileceğini": how Turkish leads up to "tell them". */
export function isReported(word: string): boolean {
  return nominal.test(word)
}

/**
 * A reported statement as the business says it itself: "evde servis verdiğimizi" is "Evde servis
 * veriyoruz", "köpeklerin de gelebileceğini" is "Köpekler de gelebilir".
 */
export function asSaid(reported: string): string {
  const words = reported.trim().split(/\s+/)
  const found = nominal.exec(words.at(-1)!)
  if (!found) return reported
  const [, stem, ahead, aheadOfMany, owner = '', many] = found
  const who = owner.startsWith('m') ? (owner.length > 1 ? 'mız' : 'm') : many ? 'lar' : ''
  const future = Boolean(ahead ?? aheadOfMany)
  const [first, ...rest] = words.slice(0, -1)
  const subject = first && (who.startsWith('m') ? first : nominative(first))
  // "Otoparkın olduğunu", "ürünlerimiz olduğunu": that there is one.
  const thing = rest.length === 0 ? subject !== first : /m[ıiuü]z$/iu.test(rest.at(-1)!)
  const exists = isBe(stem) && !future && who === '' && thing
  const verb = exists ? 'var' : isBe(stem) && !future ? '' : finite(stem, future, who)
  return [subject, ...rest, verb].filter(Boolean).join(' ')
}

const isBe = (stem: string) => /^ol$/i.test(stem)

function finite(stem: string, ahead: boolean, who: string): string {
  if (ahead) {
    const able = /^(.*[ae]bil)[ae]?$/iu.exec(stem)
    const round = harmony(stem)
    if (able) return able[1] + harmony(able[1]) + 'r' + suffix(who, harmony(able[1]))
    const a = /[eiöü]/.test(round) ? 'e' : 'a'
    const glide = endsInVowel(stem) ? 'y' : ''
    return who.startsWith('m')
      ? `${stem}${glide}${a}c${a}ğ${suffix(who, a === 'e' ? 'i' : 'ı')}`
      : `${stem}${glide}${a}c${a}k${suffix(who, round)}`
  }
  const soft = stem.replace(/(?<!\p{L})(e|gi|ta)t$/iu, '$1d')
  const open = endsInVowel(soft) ? soft.slice(0, -1) : soft
  const closed = endsInVowel(soft) && !/[ae]$/.test(soft) ? soft : `${open}${harmony(open || soft)}`
  return `${closed}yor${suffix(who, 'u')}`
}

function suffix(who: string, sound: string): string {
  if (who === 'lar') return /[eiöü]/.test(sound) ? 'ler' : 'lar'
  return person[who].replace('u', sound)
}

function endsInVowel(stem: string): boolean {
  return vowel.includes(stem.at(-1) ?? '')
}

/** The narrow vowel that follows. */
function harmony(stem: string): string {
  const last = [...stem].findLast((letter) => vowel.includes(letter)) ?? 'i'
  return { a: 'ı', ı: 'ı', e: 'i', i: 'i', o: 'u', u: 'u', ö: 'ü', ü: 'ü' }[last]!
}

const ofVowel = new RegExp(`^(.*[${vowel}])n${acc}n$`, 'iu')
const ofConsonant = new RegExp(`^(.*[^${vowel}])(${acc})n$`, 'iu')
const withoutVowel = new RegExp(`[${vowel}][^${vowel}][fhmnrsvz]$`, 'iu')

/** "Köpeklerin" as "köpekler", "kahvaltının" as "kahvaltı", "otoparkın" as "otopark". */
function nominative(word: string): string {
  const many = /^(.*l[ae]r)[ıi]n$/iu.exec(word)
  if (many) return many[1]
  const open = ofVowel.exec(word)
  if (open) return open[1]
  const closed = ofConsonant.exec(word)
  if (!closed || closed[1].length < 3) return word
  const stem = closed[1]
  // "Keşfin" is of "keşif".
  const bent = withoutVowel.test(stem)
  const usual = /(?:rs|ns|rf|nz|rz|lf|rm|rn|lm)$/i.test(stem)
  if (bent && !usual) return stem.slice(0, -1) + closed[2] + stem.at(-1)
  return stem.replace(/ğ$/, 'k').replace(/([aeıioöuü])b$/, '$1p')
}
