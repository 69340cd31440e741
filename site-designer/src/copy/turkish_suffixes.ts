const digits = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']

// Names that are compounds take an n before the suffix: Beyoğlu’nda, Atatürk Caddesi’nde.
const compound =
  /(?:^kırklareli|(?<=[\p{L}\s])(?:oğlu|önü|burnu|hisarı|kavağı|pazarı|çarşısı|caddesi|mahallesi|sokağı|bulvarı|meydanı|köyü|kapısı|adası|ovası|yolu|limanı|evleri|merkezi|parkı|taşı|başı|düzü|değirmeni|içi|altı|üstü|deresi|tepesi|bahçesi|gölü|kenti|sarayı))$/u

/** In a place or a year: "İzmir’de", "Muş’ta", "Beyoğlu’nda", "1987’de". */
export function locative(name: string): string {
  return `${name}’${stemSuffix(name)}`
}

/** "Alsancak, İzmir" is said from the large to the small: "İzmir Alsancak’ta". */
export function at(place: string): string {
  return locative(place.split(/,\s*/).reverse().join(' '))
}

/** From a place or a year on: "1987’den", "Ankara’dan". */
export function ablative(name: string): string {
  return `${name}’${stemSuffix(name)}n`
}

function stemSuffix(name: string): string {
  const sound = spoken(name)
  const vowel = /[aâeıioöuü](?=[^aâeıioöuü]*$)/.exec(sound)?.[0] ?? 'e'
  const open = /[aâıou]/.test(vowel) ? 'a' : 'e'
  if (compound.test(sound)) return `nd${open}`
  return `${/[fstkçşhpx]$/.test(sound) ? 't' : 'd'}${open}`
}

// Figures are read aloud from their last word: 1987 ends in "yedi", 1990 in "doksan".
function spoken(name: string): string {
  const figure = /(\d+)\D*$/.exec(name)?.[1]
  if (figure === undefined || /\p{L}\P{N}*$/u.test(name))
    return name.toLocaleLowerCase('tr').replace(/\P{L}+$/u, '')
  const last = Number(figure.at(-1))
  if (last > 0) return digits[last]
  const ten = Number(figure.at(-2) ?? 0)
  if (ten > 0) return tens[ten]
  return /000$/.test(figure) ? 'bin' : /00$/.test(figure) ? 'yüz' : 'sıfır'
}
