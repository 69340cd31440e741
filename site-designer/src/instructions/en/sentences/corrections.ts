import { firstOf } from '#designer/instructions/en/sentences/plainly'

const page =
  '(?:(?:in|on|under|at) (?:the|our) [\\p{L} ]+? )?(?:it|the (?:page|site|website|text|sign)|you|this|that|page|site|website|there it|here it)'

const says =
  "(?:currently |still |now |actually |['’]ve |have )*(?:says?|said|reads?|wrote|written|put|typed|spell(?:s|ed)?(?: it)?|spelt(?: it)?)"

const shouldBe =
  "(?:(?:it|that|this|i|we|which|the correct (?:word|spelling|name))\\s*)?(?:are|am|should(?: (?:be|say|read|have been|have said))?|must (?:be|say|read)|ought to (?:be|say|read)|needs? to (?:be|say|read)|wants? to be|is|['’]?s|means?|meant|spell it|write it|(?:is )?supposed to (?:be|say|read))(?: (?:spelled|spelt|written|actually|really))?"

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'

const date = `(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}|${month} \\d{1,2}(?:st|nd|rd|th)?)`

const corrections = [
  `^${page} ${says} (?<from>.+?)\\s*(?:[,;:–-]|\\bbut\\b|\\band\\b|\\bwhen\\b)+\\s*(?:but |and )?${shouldBe} (?<to>.+)$`,
  `^(?:where(?:ver)?|when) ${page} ${says} (?<from>.+?),? (?:please )?(?:put|write|say|use|have|type|make (?:it|that)|change (?:it|that) to|${shouldBe}|i want|i['’]d like) (?<to>.+)$`,
  `^${page} (?:should|must|ought to|needs to) (?:say|read) (?<to>.+?),? (?:and )?(?:not|instead of|rather than) (?<from>.+)$`,
  `^you(?:['’]ve| have)? (?:wrote|written|put|typed|spelled|spelt) (?<from>.+?) instead of (?<to>.+)$`,
  `^(?!.*\\b(?:name|title|heading|button)\\b)(?:the word )?(?<from>.+?) is (?:spelled|spelt|written) (?:wrong|wrongly|incorrectly)[\\s,:;–-]*(?:but )?${shouldBe} (?<to>.+)$`,
  `^the (?:word|words|phrase|expression) (?<from>.+?) (?:is|are|sounds?|looks?|reads?|feels?) [^,]{2,30}[,;:–-]+ ?(?:so |and )?(?:please )?(?:write|say|use|put|make it|rather|better|try|call it|${shouldBe}) (?<to>.+)$`,
  `^.*?(?<to>${date}) (?:instead of|rather than|and not|not) (?:on |the )?(?<from>${date})$`,
  `^instead of (?<from>[^,]+?),? (?:please )?(?:say|write|it should (?:say|read)|have it say) (?<to>.+)$`,
  `^(?:say|write) (?<to>[^,]+?),? (?:instead of|rather than|and not|not) (?<from>[^,]+)$`,
  `^(?!.*\\b(?:change|replace)\\b)[^"“]*["“](?<to>[^"“”]+)["”],? (?:and )?(?:not|instead of|rather than) ["“](?<from>[^"“”]+)["”]$`,
  `^[^"“]*\\bnot ["“](?<from>[^"“”]+)["”],? (?:but )?(?:it['’]?s |it is )?["“](?<to>[^"“”]+)["”]$`,
].map((pattern) => new RegExp(pattern, 'iu'))

// "… with an e".
const letters = "(?:,? with (?:an?|one|two|no|double|single) [\\p{L}’']+)"

/** The same in words that say much else: taken only where the two look alike. */
const alike = [
  `(?:^|[:,;] ?)(?:${shouldBe}|it is|its|i am|i['’]?m|we are|we['’]re) (?<to>[^,:]+?)${letters}?,? (?:and )?not (?<from>[^,:]+?)${letters}?$`,
  `^(?:there(?:['’]s| is| are) )?(?:a |an |two |some |one )?(?:typo|spelling|spelling mistake|mistake)s?(?: in [^:,]+)?[:,]? ?(?<from>.+?)(?::|,? (?:to|not|${shouldBe})) (?<to>.+)$`,
  `^(?:it|that|this|the name|we)(?:['’]s| is|['’]re| are) not (?<from>[^,]+?)(?:,| but)+ ?(?:it|that|we)?(?:['’]s| is|['’]re| are)? ?(?<to>[^,]+)$`,
  `^(?:the word )?(?<from>[^,:]{4,30}?) ${shouldBe} (?<to>[^,:]{4,30})$`,
].map((pattern) => new RegExp(pattern, 'iu'))

// "You wrote since 1970, we started 1979".
const years =
  /\b(?:wrote|written|says?|said|put)\b[^,;\d]*(?<from>(?:1[6-9]|20)\d\d)\b\D*[,;:–-]\D*(?<to>(?:1[6-9]|20)\d\d)\b\D*$/i

/** "It says X, that should be Y": words of the page that are wrong, and the right ones. */
export function correctionIn(text: string): { from: string; to: string } | undefined {
  const year = firstOf([years], text)
  if (year) return { from: year.from, to: year.to }
  const sure = firstOf(corrections, text)
  const found = sure ?? firstOf(alike, text)
  if (!found) return undefined
  const [from, to] = [found.from, found.to].map((words) =>
    words.replace(/^["“'‘]|["”'’.]+$/g, '').trim()
  )
  const same = /^(the|a|an|our|my) /i.exec(from)?.[0] ?? ' '
  if (to.startsWith(same))
    return correctionOf(from.slice(same.length), to.slice(same.length), sure !== undefined)
  return correctionOf(from, to, sure !== undefined)
}

function correctionOf(from: string, to: string, sure: boolean) {
  // "It says I work alone, but we are four" gives no words for those.
  const person = /^(?:i|we|you|they|he|she)\b/i
  if (person.test(from) && !person.test(to)) return undefined
  const [year] = /\b\d{4}\b/.exec(from) ?? []
  if (sure && year && /^\d{4}$/.test(to)) return { from: year, to }
  const words = [from, to].every((one) => /\p{L}{2}/u.test(one) && one.split(' ').length <= 8)
  return words && from !== to && (sure || lookAlike(from, to)) ? { from, to } : undefined
}

/** A third of the letters may differ: "Barrett" and "Baret". */
function lookAlike(one: string, other: string): boolean {
  const most = Math.max(1, Math.floor(Math.max(one.length, other.length) * 0.3))
  return distance(one.toLowerCase(), other.toLowerCase()) <= most
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++) {
      const changed = row[to - 1] + (one[at - 1] === other[to - 1] ? 0 : 1)
      next.push(Math.min(changed, row[to] + 1, next[to - 1] + 1))
    }
    row = next
  }
  return row[other.length]
}
