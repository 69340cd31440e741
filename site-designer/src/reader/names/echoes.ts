import type { Reading } from '#designer/reader/reading'
import { lettersOf, small } from '#designer/language/fold'
import { isTown } from '#designer/reader/words/known_names'
import type { Stretch } from '#designer/sheet/sheet'

/** Letters and digits alone; "Müller", "Mueller" and "muller" are the same. */
export const plain = (text: string) => lettersOf(text).replaceAll(/(?<=[aou])e/g, '')

const shortest = 4
const article = /^(?:the|der|die|das|het|de|le|la|les|il|lo|los|las|el|o|a|os|as) /u

/** The parts of the e-mail and web addresses of a prompt: "tinpelican" of "table@tinpelican.example". */
export function addressPartsOf({ sheet: { contact } }: Reading): string[] {
  const addresses = [
    ...contact.emails.map(({ value }) => value),
    ...contact.links.map(({ value }) => value.url),
  ]
  return addresses
    .flatMap((address) => address.split(/[@./?=&#:]+/))
    .map(plain)
    .filter((part) => part.length >= shortest)
}

/**
 * The features of a stretch that tell where else its words stand: in an address, or in the list of towns.
 * What is the same for all stretches is made once.
 */
export function echoesIn(reading: Reading): (from: Stretch) => string[] {
  const parts = addressPartsOf(reading)
  const towns = reading.sheet.where.flatMap(({ locality }) =>
    locality ? small(locality.value) : []
  )
  const isIn = (text: string) =>
    text.length >= shortest && parts.some((part) => part.includes(text))

  return (from) => {
    const own = small(reading.text(from))
    const place = isTown(own) || towns.some((town) => town.includes(own)) ? ['town'] : []
    if (parts.length === 0) return place
    const words = own.split(/[ –/-]/).map(plain)
    const whole = plain(own.replace(article, ''))
    const found = [
      ...(parts.includes(whole) ? ['is_address'] : []),
      ...(isIn(whole) ? ['in_address'] : []),
      ...(parts.some((part) => whole.includes(part)) ? ['holds_address'] : []),
      ...(isIn(words[0]) ? ['begins_address'] : []),
      ...(isIn(words.at(-1)!) ? ['ends_address'] : []),
    ]
    return [...place, ...(found.length > 0 ? found : ['no_address'])]
  }
}
