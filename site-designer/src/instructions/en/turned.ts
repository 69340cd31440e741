import { withoutDevice } from '#designer/instructions/en/device'
import type { ReadWords } from '#designer/instructions/words/lexicon'
import { content, has, senseOf } from '#designer/instructions/words/piece'

const ask = '(?:(?:please|can you|could you|so|and|then|just|now)\\s+)*'
const last = new RegExp(
  `^(?<what>.+?)\\s*[,;:–-]+\\s*${ask}(?<verb>add|put|list|include|remove|delete|drop|scrap|take|bin)\\s+(?:all of )?(?:those|them|these|both|all (?:of it|three|four))(?<off>\\s+(?:off|out|away))?(?:\\s+(?:on|in|up|too|please|(?:on|in)?to (?:the|our) [a-z ]+|(?:on|in) (?:the|our) [a-z ]+|(?:from|off) (?:the|our) [a-z ]+))*$`,
  'i'
)
const first = new RegExp(
  `^(?<what>(?:the|our|my|that|this) [^,:]{3,60}?)\\s*(?:[,:]|\\s[–-])+\\s*(?<wish>${ask}\\p{Ll}.*?)(?<it>\\b(?:it|them)\\b)(?<rest>.*)$`,
  'u'
)
const other =
  /^(?:no,?\s+)?not (?:the|our|my) [^,]{2,40},\s+(?:but |it['’]?s |i meant? |just )*(?=(?:the|our|my) )/i
// "The prices are going up: cut 30, colour 75".
const prices = /^(?:the |our |all |new )*prices?\b[^:\d]*:\s*(?=\p{L}.*\d)/iu
// "Start with the reviews", "the first thing people see should be the menu".
const start =
  /^(?:please )?(?:(?:begin|start|open) with|(?:the first thing (?:that )?(?:people|they|you|customers|visitors) (?:should )?(?:see|read|find)|what people see first) (?:should be|must be|has to be|is|ought to be)) (?<what>(?:the |our )?[^,]+?)(?: please)?$/i
// "We no longer open on Tuesdays".
const shut =
  /^(?:(?:we|i|the shop|the salon)(?:['’]re| are|['’]m)? )?(?:now )?(?:no longer|not|don['’]?t|do not|won['’]?t(?: be)?|aren['’]?t|isn['’]?t) open(?:ing)?(?: any ?more)?(?: on| at)? (?=(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends|bank holidays)/i
// "Make so that the menu comes first".
const lead =
  /^(?:please )?(?:make (?:it )?so(?: that)?|make sure(?: that)?|see to it that|ensure(?: that)?) (?=(?:the|our|my|all|there)\b)/i

// "Change the title, write Fresh bread".
const anew =
  /^(?<change>(?:please )?(?:change|replace|update|reword|rewrite) (?:the|our|my) (?<what>[^,:]{3,40})),? (?:and |please |just )*(?:write|say|it should (?:say|read)|make it (?:say|read)) (?<words>(?!(?:about|something|it|that)\b).+)$/i

// "Under the title it should read …".
const beside =
  /^(?<where>(?:under|below|beneath|above|over) [^,:]{3,40}?),? (?:it|there) (?:should|must|has to|needs to|ought to) (?:say|read|be|stand)\b/i

/**
 * A sentence with its words in the usual order: "oil change 55, service 190 - add those", "the bit
 * about delivery: make it shorter", "not the services, the reviews should go".
 */
export function turned(text: string, read: ReadWords): string {
  const top = start.exec(text)?.groups?.what
  if (top && has(read(top), 'section')) return `move ${top} to the top`
  const said = withoutDevice(text, read)
    .replace(prices, '')
    .replace(shut, 'closed on ')
    .replace(/(?<=^closed on .*) any ?more$/i, '')
    .replace(lead, '')
    .replace(other, '')
    .replace(beside, '$<where> write')
  return listLast(said, read) ?? topicFirst(said, read) ?? rewritten(said, read) ?? said
}

function listLast(text: string, read: ReadWords): string | undefined {
  const { what, verb, off } = last.exec(text)?.groups ?? {}
  if (!what) return undefined
  // "Oil change 55" is a thing with its price, and changes nothing.
  const priced = what.split(/,(?!\d)/).every((part) => /\d/.test(part))
  if (!priced && has(read(what), 'verb')) return undefined
  const gone = off !== undefined || /^(?:remove|delete|drop|scrap|bin)$/i.test(verb)
  if (/^take$/i.test(verb) && !off) return undefined
  return `${gone ? 'remove' : 'add'} ${what}`
}

function topicFirst(text: string, read: ReadWords): string | undefined {
  const { what, wish, it, rest } = first.exec(text)?.groups ?? {}
  if (!it) return undefined
  const named = read(what)
  const wished = read(wish)
  const asks = wished.find((piece) => !senseOf(piece, 'small') && !senseOf(piece, 'next'))
  const does = asks && senseOf(asks, 'verb') && !senseOf(asks, 'verb', 'be')
  if (has(named, 'verb') || content(named).length === 0 || !does) return undefined
  // "The title: make it count" may be the title's new words.
  if (/:/.test(text) && has(named, 'part') && !/about/.test(what)) return undefined
  return `${wish}${what}${rest}`
}

function rewritten(text: string, read: ReadWords): string | undefined {
  const { change, what, words } = anew.exec(text)?.groups ?? {}
  const named = what ? read(what) : []
  return has(named, 'part') || has(named, 'fact') ? `${change} to ${words}` : undefined
}
