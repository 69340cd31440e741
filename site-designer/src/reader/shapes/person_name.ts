import type { Reading } from '#designer/reader/reading'
import { rolePatterns } from '#designer/reader/shapes/person_role'
import { isGivenName, isOrdinary, isTown } from '#designer/reader/words/known_names'
import type { Stretch } from '#designer/sheet/sheet'

const title =
  '(?:(?:Dr|Prof|Mr|Mrs|Ms|Doç|Rev|Revd|Reverend|Fr|Sr|Sra|Av|Uzm|Dt|Frau|Herr|Mag|Arch|Ing|Eng|Dott|Dott\\.ssa)\\.? ){0,2}'
const part = "(?:\\p{Lu}['’])?\\p{Lu}\\p{Ll}[\\p{L}\\p{M}]{0,18}"
const word = `${part}(?:-(?:${part}|\\p{Ll}{2}-${part}))?`
const particles = '(?:(?:de|da|dos|van|von|der|den|di|del|la|le|bin|al|el) |el-|al-){0,2}'
const full = new RegExp(
  `${title}(?:\\p{Lu}\\. ?){0,3}${word}(?: ${particles}(?:${word}|\\p{Lu}\\.)){1,3}(?![\\p{L}\\p{N}])`,
  'uy'
)
const single = new RegExp(`${title}${word}(?![\\p{L}\\p{N}–/-]| ["“„]|\\s\\p{Lu}\\p{Ll})`, 'uy')
/** No name, or the name of something else. */
const notNames =
  /^(?:The|Our|My|We|I|Your|His|Her|A|An|Meet|Team|Staff|About|Hello|Hi|Welcome|Please|Tel|Telephone|Phone|Mobile|Office|Reception|Bookings?|Enquiries|WhatsApp|Instagram|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Unser\p{L}*|Nos|Notre|Nuestr\p{L}*|Il|La|Le|El|Bizim|Onze|And|With|From|Sales|General|Ask|Email|Ring|Text|Speak|Book|See|Run|Call|Visit|Contact|Adım|Adı|Ich|Ihre?|Je|Votre|Appelez|Bel|Bij|Contat[ot]|Contacto|Kontakt|Ruf\p{L}*|Now|Vacant|Previously)(?!\p{L})|(?:Studio|Hair|Nails?|Salon|Bakery|Cafe|Café|Kitchen|Bar|House|Clinic|Dental|Shop|Garage|Services|Ltd|Limited|Band|Club|School|Church|Street|St|Road|Rd|Lane|Ave|Bay|Center|Centre|Hospital|Surgery|Institute|University|College|Hall|Records|Company|Museum|Trust|Association|Festival|Market|Hotel|Park|Emergency|Praxis|Verein|Klinik|Restaurant|Mahallesi|Yayınları|Yayınevi|Verlag|Éditions|Press)$/u

/** The name that begins at a capital: two words and more, else one. */
export function nameAt({ prompt, language, sentences }: Reading, at: number): Stretch | undefined {
  const isStart = sentences.some(([start]) => start === at)
  for (const pattern of [full, single]) {
    pattern.lastIndex = at
    const name = pattern.exec(prompt)?.[0]
    // "Tischlermeisterin Wiebke Harmsen": the name begins later.
    const [first, ...others] = name?.replace(titled, '').split(' ') ?? []
    const inner = isStart ? others : others.slice(0, -1)
    if (others.length > 0 && !isGivenName(first) && inner.some(isGivenName)) continue
    const isI = language.code === 'tr' && /^Ben(?!\p{L})/u.test(name ?? '')
    if (name && !isI && mayBePerson(name) && !rolePatterns(language.code).first.test(name))
      return [at, at + name.length]
  }
  return undefined
}

/** "Ann Lee": a given name that we know and that is no word of the language and no town. */
export function isPerson({ prompt, language: { code } }: Reading, from: Stretch): boolean {
  const name = prompt.slice(...from)
  const first = firstOf(name)
  const isTwo = /^\S+(?: \p{L}{1,3}\.?){0,2} \S+$/u.test(name.replace(titled, ''))
  return isTwo && isGivenName(first) && !isTown(first) && !isOrdinary(first, code)
}

const titled = new RegExp(`^${title}`, 'u')
export const firstOf = (name: string) => name.replace(titled, '').split(/[ '’-]/)[0]

const mayBePerson = (name: string) =>
  !notNames.test(name) && !isTown(name) && !/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/u.test(name)
