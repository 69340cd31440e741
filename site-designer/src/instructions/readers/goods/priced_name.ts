import type { Price } from '#designer/instructions/values/money'
import * as english from '#designer/instructions/en/prices'
import { isGood, plainName } from '#designer/instructions/readers/goods/goods'
import * as turkish from '#designer/instructions/tr/prices'

export const without = (part: string, { at, length }: Price) =>
  `${part.slice(0, at)} ${part.slice(at + length)}`

/** The thing that a price belongs to, of the words around the price. */
export function nameOf(
  words: string,
  language: 'en' | 'tr',
  subject: boolean,
  fresh = false
): string | undefined {
  let name = words
    .replace(/["“”«»]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const typedName = name
  for (let round = 0; round < 3; round++) name = name.replace(around[language], '').trim()
  // "Cut 30" is a cut.
  if (language === 'en' && !name) name = typedName
  name = name
    .replace(/[\s:–-]+$/, '')
    .replace(/['’](?:s|ın|in|un|ün|nın|nin|nun|nün|a|e|ı|i|u|ü|yı|yi)?$/, '')
    .trim()
  // "Kazandibi koy 95 TL": what is new stands in no case.
  const plain = language === 'tr' ? plainName(name, subject) : name
  if (
    language === 'tr' &&
    !(fresh && !isGood(plain.split(' ').at(-1)!) && !/y[ıiuü]$/iu.test(name))
  )
    name = plain
  if (language === 'en' && english.noName.test(name)) return undefined
  return name.length >= 3 && name.split(' ').length <= 6 && /\p{L}{3}/u.test(name)
    ? name
    : undefined
}

const around = { en: english.aroundPrice, tr: turkish.aroundPrice }
