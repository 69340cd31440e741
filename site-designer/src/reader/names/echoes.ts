import type { Reading } from '#designer/reader/reading'
import { small } from '#designer/reader/shapes/tokens'
import { isTown } from '#designer/reader/words/known_names'
import type { Stretch } from '#designer/sheet/sheet'

const plain = (text: string) =>
  small(text)
    .normalize('NFD')
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

type Echo = 'in_address' | 'begins_address' | 'town'

/**
 * What says a stretch of a prompt again, or is made of it: "Tallybug" of hello@tallybug.example. All
 * that is the same for each stretch is made once.
 */
export function echoesIn({ prompt, sheet }: Reading): (from: Stretch) => Record<Echo, boolean> {
  const { emails, links } = sheet.contact
  const addresses = [
    ...emails.map(({ value }) => value),
    ...links.map(({ value }) => value.url),
  ].map(plain)
  const isIn = (part: string) =>
    part.length > 3 && addresses.some((address) => address.includes(part))
  const towns = sheet.where.flatMap(({ locality }) => (locality ? small(locality.value) : []))

  return ([start, end]) => {
    const text = prompt.slice(start, end)
    const own = small(text)
    const isAddress = addresses.length > 0 && isIn(plain(text))
    const isBegun = addresses.length > 0 && !isAddress && isIn(plain(text.split(' ')[0]))
    const isPlace = isTown(text) || towns.some((town) => town.includes(own))
    return { in_address: isAddress, begins_address: isBegun, town: isPlace }
  }
}
