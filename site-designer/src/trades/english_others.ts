import type { Others } from '#designer/trades/others'

const alternatives = (list: string) => list.trim().split(/\s+/).join('|')

const strangers = alternatives(
  `neighbours? neighbors? customers? clients? guests? landlord landlady landlords tenants? visitors? patients?`
)
const family = alternatives(
  `dad daddy father mum mom mam mother parents sisters? brothers? wife husband spouse fianc[eé]e? boyfriend
  girlfriend partner sons? daughters? uncles? aunts? aunties? cousins? nephews? nieces? grandad granddad
  grandpa grandfather grandma gran granny nan grandmother grandparents great-grandfather great-grandmother
  friends? flatmate housemate boss`
)

const whole = (pattern: string, flags = 'giu') =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})`, flags)
/** The source of a pattern in which only names need their capital; V8 forgets `(?-i:…)` at times. */
const inAnyCase = (source: string) =>
  source.replace(/\\p\{\w+\}|\\.|\[[^\]]*\]|[a-z]/g, (part) =>
    part.length === 1 ? `[${part}${part.toUpperCase()}]` : part
  )

// What is said of somebody ends with the sentence, or where one speaks of oneself again.
const again = String.raw`\s+(?:(?:and|but|so|while|whereas|yet|though|when|before|until)\s+(?:(?:now|today|these\s+days)\s+)?(?:i|we|my|our)\b|(?:but|and)\s+(?:now|today|(?:on|at|in)\s)|now\b|[–—-]\s)`
const clause = String.raw`(?:(?!${again})[^.,;:!?\n()–—])*`
const nounOf = (most: number) =>
  String.raw`(?:(?!(?:in|on|at|of|for|from|with|and|but|where|when|who|until|before|now|turned|we|i|is|are|was)\b|\p{L}+ing\b)[\p{L}'’-]+\s*){1,${most}}`

const is = String.raw`(?:is|are|was|were|include|includes|range|used\s+to\s+be|(?:has|have|had)\s+been)(?!\s+(?:happy|welcome|always|in|at|from)\b)`
const worksAs = String.raw`(?:works?|worked|trained|used\s+to\s+work)\s+as`
const runs = String.raw`(?:runs?|ran|owns?|owned|has|had|keeps?|kept|used\s+to\s+(?:run|own|have))(?=\s+(?:an?|his|her|their)\b)`
const said = (people: string) =>
  whole(
    [
      `(?:${inAnyCase(String.raw`(?:my|our)\s+(?:[a-z-]+\s+){0,2}?`)}|(?=Mum|Mom|Dad))`,
      String.raw`(?:${inAnyCase(people)})(?:\s+\p{Lu}\p{Ll}+)?`,
      inAnyCase(
        String.raw`(?:(?:\s+(?:also|once|still|all|mostly|mainly))?\s+(?:${is}|${worksAs}|${runs})\s|['’]s\s+(?=an?\s)`
      ),
      inAnyCase(String.raw`|,\s+(?=an?\s))${clause}`),
    ].join(''),
    'gu'
  )
const ofStrangers = said(strangers)
const ofFamily = said(family)

// "I am a lawyer’s wife": what the one is, the other is not.
const belongs = whole(
  String.raw`(?:an?\s+)?[\p{L}-]+['’]s?\s+(?=(?:wife|husband|widow|widower|son|daughter|grandson|granddaughter|mother|father)\b)`
)

// "Next to a dentist", "above the butcher", "the café next door"; behind the bar is one's own.
const side = String.raw`next\s+(?:door\s+)?to|opposite|across\s+(?:the\s+(?:road|street)\s+)?from|above|beside|behind|close\s+to|near|round\s+the\s+corner\s+from|two\s+doors\s+(?:down\s+)?from`
const beside = whole(
  String.raw`(?:${side})\s+(?:an?|the|our)\s+(?!(?:bar|counter|wheel|scenes|camera|chair|till)\b)${nounOf(3)}`
)
const nextDoor = whole(
  String.raw`(?:the|an?)\s+(?:[\p{L}'’-]+\s+){1,2}?(?:next\s+door|upstairs|downstairs|(?:across|over)\s+the\s+(?:road|street))`
)

// "I used to work as a lawyer", "it was a bank", "a former chef".
const many = String.raw`(?:\p{L}*(?:er|or|ist|ian|smith|wright|monger|man|woman|ant)s|chefs|nurses|vets)\b`
const once = String.raw`(?:(?:once|formerly|originally|previously|first|both|all)\s+)*`
const past = whole(
  [
    String.raw`(?:i|we)\s+(?:once\s+)?(?:was|were|had\s+been)\s+${once}(?=an?\s|${many})${clause}`,
    String.raw`(?:it|this|(?:the|our)\s+(?:building|place|house|shop|premises))\s+(?:once\s+)?(?:was|had\s+been)\s+${once}an?\s+${nounOf(3)}(?=[.,;:!?–—]|(?:until|before|now|and|but|for)\b|$)`,
    String.raw`(?:i|we|it|this)\s+${once}(?:used\s+to\s|worked\s+(?:as\s|(?:in|at)\s+an?\s))${clause}`,
    String.raw`(?:i|we)\s+(?:spent|did)\s+[\p{L}\d ]{1,20}\s+as\s+${clause}`,
    String.raw`formerly\s+an?\s${clause}`,
    String.raw`once\s+an?\s+${nounOf(3)}(?=,?\s*now\b)`,
    String.raw`(?:in\s+)?(?:(?:an?|the|our)\s+)?(?:(?:former|retired|one-time)\s+|ex-\s*)${nounOf(2)}`,
  ].join('|')
)

// A day job, where what is done besides is the business.
const self = String.raw`(?:(?:i|we)\s+(?:work|am|are)|i['’]m|we['’]re)`
const byDay = String.raw`(?:by\s+day|during\s+the\s+week|on\s+weekdays)`
const besides = String.raw`(?:(?:on|at|in)\s+(?:the\s+|my\s+)?(?:weekends?|evenings?|saturdays?|sundays?|spare\s+time|free\s+time|side)|(?:at|by)\s+night),?\s+(?:i|we)\s(?!am\b|are\b|close|open)`
const dayJob = whole(
  [
    String.raw`${self}\s+(?:as\s+)?an?\s[^.;!?\n]{2,50}?(?=[,–—-]?\s+(?:but|yet)\s+${besides})`,
    String.raw`(?:i|we)\s+work\s+as\s+an?\s[^.;!?\n]{2,50}?(?=[,;–—-]?\s+(?:and\s+)?${besides})`,
    String.raw`(?:${byDay}|my\s+day\s+job\s+is),?\s+(?:${self}\s+)?(?:as\s+)?(?=an?\s)${clause}`,
    String.raw`${self}\s+(?:as\s+)?an?\s[\p{L} ]{2,40}?\s${byDay}`,
  ].join('|')
)

const learned = whole(
  String.raw`(?:i|we)(?:['’]ve|\s+have)?\s+(?:(?:first|originally)\s+)?(?:trained|qualified|studied|started(?:\s+out)?|began)\s+(?:as|to\s+be)\s+${clause}`
)

const speaks =
  /\b(?:i|we)(?:['’](?:m|re|ve))?\s+(?!(?:would|want|need|wish|hope|like|look)\b|am looking)|\b(?:my|our)\s+(?!(?:e-?mail|phone|number|name|budget|website|site|page|family)\b)\p{L}/iu
const asks = /\b(?:he|she|him|her|his|they|them|website|site|page|webpage)\b/i
// "So am I", "we took it over": what they did, one does.
const goesOn =
  /\bso (?:am|are|do) (?:i|we)\b|\b(?:took|taken|taking|take)\s+(?:\p{L}+\s+){0,2}over\b|\b(?:joined|inherited|carry on|carried on)\b/iu

const cut = (text: string, patterns: RegExp[]) =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text)

export const english: Others = {
  without: (text) => cut(text, [ofStrangers, dayJob, past, belongs, beside, nextDoor]),
  withoutFamily: (text) => (goesOn.test(text) ? text : cut(text, [ofFamily, learned])),
  speaks: (text) => speaks.test(text),
  asks: (text) => asks.test(text),
}
