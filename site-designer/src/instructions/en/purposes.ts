import type { SectionKind } from '#designer/site/kinds'

const people =
  '(?:people|customers|clients|guests|patients|parents|brides|couples|students|pupils|visitors|members|owners|others|folk)'

/** What a section is for, where nobody calls it by its name. */
const purposes: [SectionKind, RegExp][] = [
  [
    'area',
    /\b(?:villages|towns|places|areas|postcodes|districts|suburbs|cities|neighbou?rhoods|streets|where|how far) (?:that |which )?(?:we|i) (?:deliver|go|travel|cover|serve|work|drive|come|clean|visit)/i,
  ],
  [
    'team',
    /\bintroduc\w*\b|\bwho works? (?:here|for us|with us)\b|\b(?:names? and (?:faces?|photos?|pics|pictures)|faces? and names?)\b|\bwho(?:['’]s| is) who\b/i,
  ],
  ['downloads', /\bdownload(?:ed|s|ing|able)?\b/i],
  [
    'process',
    /\b(?:in|the|three|four|five) (?:\w+ )?steps\b|\bstep by step\b|\bhow (?:an?|the|our|it|we|you) (?:[\p{L}-]+ )*(?:works?|goes|happens|is (?:done|made)|gets (?:done|made))\b|\bwhat happens (?:when|after|during|next|on the day|once|at)\b/iu,
  ],
  [
    'faq',
    /\b(?:answers? to (?:the )?(?:usual|common|typical|most)|what .* (?:always|keeps?|often) ask|questions .* (?:always|keep|often) (?:ask|get))/i,
  ],
  [
    'testimonials',
    new RegExp(
      `\\b(?:what (?:\\w+ )?${people} (?:say|said|think|thought|wr[io]te)|kind words|quotes? from)\\b`,
      'i'
    ),
  ],
  ['before_after', /\blooked? like before\b|\bbefore (?:and|&|vs) after\b/i],
  [
    'events',
    /\b(?:upcoming|coming|next) (?:\w+ )?(?:dates|concerts|shows|tastings|workshops|markets|courses|trips|tours|matches|gigs|fairs)\b|\bwhere we(?:['’]ll| will) be\b|\bwhat(?:['’]s| is) on\b/i,
  ],
  [
    'visit',
    /\b(?:how (?:to|people|you|they) (?:can )?(?:get|find|reach) (?:to )?(?:us|here|me|there)|where (?:to|people can|you can|they can) park)\b/i,
  ],
  ['prices', /\bwhat (?:it|things|everything|we|an? \w+|each \w+) (?:costs?|charge)\b/i],
  [
    'about',
    /\b(?:our|my|the family) (?:history|story|past|beginnings)\b|\bhow (?:we|it all|i|the (?:business|shop|firm|company)) (?:started|began|came about)\b/i,
  ],
  ['newsletter', /\bsign up for (?:news|e?-?mails?|updates)\b|\bleave (?:their|an) e?-?mail\b/i],
]
const asks =
  /\b(?:write|needs?|wants?|like|love|add|put|have|show|list|explain|describe|introduc\w+|include|let|should|must|somewhere|section|bit|part|place|spot|tell|give|missing)\b/i

/** "A bit where we list the villages we deliver to": the section that is asked for. */
export function purposeOf(text: string): SectionKind | undefined {
  return asks.test(text) ? purposes.find(([, pattern]) => pattern.test(text))?.[0] : undefined
}
