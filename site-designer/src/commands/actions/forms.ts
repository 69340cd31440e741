/** What is told by the shape of a sentence alone. */
export type Form =
  | { is: 'replace'; old: string; now: string }
  | { is: 'add'; place: string; text: string }
  | { is: 'section'; name: string; text: string }
  | { is: 'row'; label: string; value: string }
  | { is: 'remove'; words: string }
  | { is: 'opens' | 'closes'; clock: string; days?: string }

type Pattern = [is: Form['is'], pattern: RegExp]

/** "Hafta içi yedi buçukta": the days, and a time in figures or words with its ending. */
const CLOCK_TR =
  "(?:(?<days>.+?) )?(?<clock>(?:on )?(?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on)(?: buçuk)?[dt][ea]|\\d{1,2}(?:[:.]\\d\\d)?['’]?[dt][ea])"

/** Its groups are what the form holds. What a section is to say comes first: it may hold anything. */
const patterns: Record<string, Pattern[]> = {
  en: [
    [
      'section',
      /^(?:please )?(?:add|make|create|insert|start) an? (?:new |extra |further )?section,? (?:called |named |titled |headed )?(?<name>.{2,60}?),?(?: (?:with the text|with this text|that says|which says|saying|and write|and put)|:):? (?<text>.+)$/iu,
    ],
    [
      'add',
      /^(?:please )?(?:add|append|put|write|insert) (?:a |another |one more |the |this |these )?(?:new )?(?:sentence|line|text|words?|note|paragraph) (?:to|in|into|under|below|at the end of) (?:the )?(?<place>[^:]{2,60}): ?(?<text>.+)$/iu,
    ],
    [
      'add',
      /^(?:please )?(?:add|put|write) (?:to|in|into|under|below|at the end of) (?:the )?(?<place>[^:]{2,60}): ?(?<text>.+)$/iu,
    ],
    [
      'add',
      /^(?:in|into|to|under|below|at the end of) (?:the )?(?<place>[^:]{2,60}?),? (?:please )?(?:add|put|write|say):? (?<text>.+)$/iu,
    ],
    [
      'add',
      /^(?:please )?(?:add|put|write|insert) (?<text>["“][^"“”]+["”]) (?:to|in|into|under|below|at the end of) (?:the )?(?<place>.{2,60})$/iu,
    ],
    [
      'remove',
      /^(?:please )?(?:remove|delete|cut|drop|take out) (?:the )?(?:sentence |line |words? |text )?(?<words>["“][^"“”]+["”])$/iu,
    ],
    [
      'opens',
      /^we(?: now| will|['’]ll)? (?:open|start) (?:at|from) (?<clock>.{1,25}?)(?: on (?<days>.+?))?(?: now)?[.!]?$/iu,
    ],
    [
      'closes',
      /^we(?: now| will|['’]ll)? (?:close|shut|finish) (?:at|by) (?<clock>.{1,25}?)(?: on (?<days>.+?))?(?: now)?[.!]?$/iu,
    ],
    ['replace', /^(?:please )?(?:replace|swap) (?<old>.+?) (?:with|by|for) (?<now>.+)$/iu],
    ['replace', /^(?:please )?(?:change|turn) (?<old>.+?) (?:to|into) (?<now>.+)$/iu],
    [
      'replace',
      /^(?<old>.+?) (?:becomes|should read|should say|must read|must say|now reads|now says) (?<now>.+)$/iu,
    ],
    [
      'replace',
      /^.{2,40}? says? (?<old>.+?)[,;.] (?:make (?:that|it)|it should (?:say|read)) (?<now>.+)$/iu,
    ],
  ],
  tr: [
    [
      'section',
      /^(?<name>.{2,60}?) (?:diye|adlı|adında|isimli|başlıklı) (?:yeni )?(?:bir )?(?:bölüm|kısım)[^:]{1,40}: ?(?<text>.+)$/iu,
    ],
    [
      'add',
      /^(?<place>[^:]{2,60}?) (?:(?:kısmı|bölümü)n[ae]|(?:kısmı|bölümü|yazısı|metni)n[ıi]n (?:sonuna|altına)|yazısın[ae]|altına|sonuna) (?:şunu |şu cümleyi |şöyle |bunu )?(?:ekle|yaz|koy)\p{L}*: ?(?<text>.+)$/iu,
    ],
    [
      'remove',
      /^(?<words>["“'‘][^"“”]+["”'’]) (?:cümlesi|satırı|yazısı)?(?:ni|nı)? ?(?:sil|kaldır|çık)\p{L}*$/iu,
    ],
    ['opens', new RegExp(`^${CLOCK_TR} aç\\p{L}*[.!]?$`, 'iu')],
    ['closes', new RegExp(`^${CLOCK_TR} kapa\\p{L}*[.!]?$`, 'iu')],
    [
      'replace',
      /^(?<old>.+?) yerine (?<now>.+?)(?: (?:yaz|yazın|yazsın|yazalım|olsun|koy|koyun|gelsin))?$/iu,
    ],
    [
      'replace',
      /^(?<old>.+?) değil,? (?<now>.+?)(?: (?:yaz|yazın|yazsın|yazacak|olsun|olacak))?$/iu,
    ],
  ],
}

const anyLanguage: Pattern[] = [
  ['replace', /^(?<old>[^→>]+?)\s*(?:→|->|=>|\s>\s)\s*(?<now>[^→>]+)$/u],
  ['row', /^(?<label>[^:]{2,40}): (?<value>[^:]{1,60}(?::\d\d[^:]{0,20})?)$/u],
]

const EVERYWHERE = / (?:everywhere|all over the page|her yerde)[.!]?$/iu

/** The ways in which an instruction has one of the shapes, the plainest first. */
export function formsOf(said: string, language: string): Form[] {
  const text = said.trim().replace(EVERYWHERE, '')
  return [...(patterns[language] ?? []), ...anyLanguage].flatMap(([is, pattern]) => {
    const groups = pattern.exec(text)?.groups
    return groups ? [{ is, ...groups } as Form] : []
  })
}
