import { ablative, at } from '#designer/copy/turkish_suffixes'
import type { Language } from '#designer/language/language'

/** That something is in a place, in languages where the place decides how: "au Mans", "no Porto". */
export function placed(place: string, language: Language): string {
  switch (language) {
    case 'tr':
      return at(place)
    case 'fr':
      return inFrench(place)
    case 'it':
      return `${/^a/i.test(place) ? 'ad' : 'a'} ${place}`
    case 'pt':
      return inPortuguese(place)
    default:
      return place
  }
}

/** "Le Mans" gives "au Mans"; other articles stay: "à La Rochelle". */
function inFrench(place: string): string {
  if (/^les /i.test(place)) return `aux ${place.slice(4)}`
  return /^le /i.test(place) ? `au ${place.slice(3)}` : `à ${place}`
}

// Portuguese towns whose names are said with an article; most are said without.
const withO =
  /^(?:Porto|Rio de Janeiro|Recife|Funchal|Barreiro|Montijo|Seixal|Entroncamento|Bairro|Largo|Campo|Parque|Chiado|Algarve|Alentejo)(?![\p{L}])/u
const withA =
  /^(?:Figueira|Guarda|Covilhã|Amadora|Maia|Póvoa|Nazaré|Marinha|Trofa|Horta|Ericeira|Costa|Praça|Baixa|Graça|Madeira|Bahia)(?![\p{L}])/u

function inPortuguese(place: string): string {
  if (withO.test(place)) return `no ${place}`
  return `${withA.test(place) ? 'na' : 'em'} ${place}`
}

/** From a year on: "1987’den". */
export function fromThenOn(year: string, language: Language): string {
  return language === 'tr' ? ablative(year) : year
}

/** How somebody is called for short; a title, "Dr" or "Prof.", stays with the whole name. */
export function firstWord(name: string): string {
  const [first] = name.split(' ')
  return /\.$/.test(first) || !/[aeiouyäöüéèáåı]/iu.test(first) ? name : first
}
