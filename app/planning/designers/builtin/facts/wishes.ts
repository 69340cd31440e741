import type { DirectionId, SectionKind } from '#planning/site/kinds'
import { parseHex } from '#planning/renderer/color/oklch'

/** What the person asked of the page itself. */
export interface Wishes {
  want: SectionKind[]
  refuse: SectionKind[]
  /** A contact section, but no form in it. */
  noForm?: boolean
  /** Refused in words and no section of ours: "no online shop". */
  refusals: string[]
  color?: { words: string; hex: string }
  theme?: 'light' | 'dark'
  moods: string[]
  leanings: Partial<Record<DirectionId, number>>
}

const sectionWords: [RegExp, SectionKind][] = [
  [
    /galler(?:y|ies)|(?:a|my|our) portfolio|photos? (?:section|page|of)|pictures|galeri/i,
    'gallery',
  ],
  [/price ?list|pricing|prices|rates|tariff|fiyat/i, 'prices'],
  [/testimonials?|reviews?|customer (?:quotes|feedback)|yorum/i, 'testimonials'],
  [/faqs?|frequently asked|questions and answers|q ?& ?a/i, 'faq'],
  [/time ?table|class schedule|schedule|ders programı/i, 'timetable'],
  [/opening (?:hours|times)|business hours|çalışma saatleri/i, 'hours'],
  [/(?:the |our |my )?team\b|staff|ekip/i, 'team'],
  [/how (?:it|we) works?|our process|process section|steps/i, 'process'],
  [/about (?:us|me|page|section)|our story|story|hakkımızda/i, 'about'],
  [/contact (?:form|section|page|us)|contact|iletişim/i, 'contact'],
  [/\bmap\b|directions|how to find|find us|location/i, 'visit'],
  [/\bmenu\b/i, 'menu'],
  [/services/i, 'services'],
  [/\bquote\b|statement|motto/i, 'statement'],
]
const negative =
  /\b(?:no|without|don['’]t (?:want|need|add|include)|do not (?:want|need|add)|not? need(?:ed)?|skip|leave out|drop|remove)\s+(?:an?\s|any\s|the\s|need for\s)?([\p{L} -]{3,40}?)(?=[.,;!?\n]|\s(?:and|or|but|please|on|in|for|because)\b|$)/giu

const colors: [RegExp, string, string][] = [
  [/\b(?:forest green|dark green|bottle green|deep green)\b/i, 'dark green', '#1f4d3a'],
  [/\b(?:sage(?: green)?)\b/i, 'sage', '#7d9177'],
  [/\b(?:olive)\b/i, 'olive', '#6b6b2f'],
  [/\b(?:mint)\b/i, 'mint', '#4fae8b'],
  [/\b(?:emerald)\b/i, 'emerald', '#0b7a5b'],
  [/\b(?:green|yeşil)\b/i, 'green', '#2f6b4f'],
  [/\b(?:navy(?: blue)?|dark blue|midnight blue|lacivert)\b/i, 'navy', '#1d3557'],
  [/\b(?:sky blue|light blue|pale blue)\b/i, 'light blue', '#4a90c2'],
  [/\b(?:teal|turquoise|turkuaz)\b/i, 'teal', '#14787a'],
  [/\b(?:blue|mavi)\b/i, 'blue', '#245ea8'],
  [/\b(?:terracotta|terra cotta|rust|brick)\b/i, 'terracotta', '#b5532f'],
  [/\b(?:burgundy|maroon|wine red|bordeaux|bordo)\b/i, 'burgundy', '#6d1a2d'],
  [/\b(?:coral|salmon)\b/i, 'coral', '#e0654f'],
  [/\b(?:red|kırmızı)\b/i, 'red', '#b3202c'],
  [/\b(?:orange|turuncu)\b/i, 'orange', '#d9661f'],
  [/\b(?:mustard|ochre|gold(?:en)?|altın)\b/i, 'gold', '#b98a1d'],
  [/\b(?:yellow|sarı)\b/i, 'yellow', '#e8b90f'],
  [/\b(?:lavender|lilac)\b/i, 'lavender', '#7f6bb0'],
  [/\b(?:purple|violet|plum|aubergine|mor)\b/i, 'purple', '#5d3a80'],
  [/\b(?:blush|rose|dusty pink)\b/i, 'rose', '#b5677a'],
  [/\b(?:pink|pembe)\b/i, 'pink', '#c94f7c'],
  [/\b(?:chocolate|brown|kahverengi)\b/i, 'brown', '#6a4429'],
  [/\b(?:charcoal|anthracite|graphite)\b/i, 'charcoal', '#33383d'],
  [/\b(?:black and white|monochrome|black|siyah)\b/i, 'black', '#1b1b1b'],
  [/\b(?:gr[ae]y|gri)\b/i, 'grey', '#5b6470'],
]
const colorContext =
  /\b(?:colou?rs?|palette|accents?|tones?|shades?|theme|look|style|design|brand|use|using|in|with|make it|feel|hues?|renk\w*|olsun|website|site|page)\b/i

const moods: [RegExp, string, Partial<Record<DirectionId, number>>][] = [
  [
    /\b(?:elegant|refined|sophisticated|luxur\w+|upscale|high[- ]end|premium|chic|zarif|şık)\b/i,
    'elegant',
    { atelier: 3, menu: 2, ledger: 1 },
  ],
  [
    /\b(?:minimal\w*|clean|simple|plain|understated|uncluttered|sade)\b/i,
    'plain',
    { atelier: 1.5, timetable: 2, ledger: 1.5, clinic: 1 },
  ],
  [
    /\b(?:bold|loud|striking|energetic|punchy|edgy|strong|vibrant|cesur)\b/i,
    'bold',
    { poster: 4, workshop: 1.5 },
  ],
  [
    /\b(?:cosy|cozy|warm|homely|welcoming|friendly|neighbou?rhood|sıcak|samimi)\b/i,
    'warm',
    { neighbour: 3, counter: 1.5, menu: 0.5 },
  ],
  [
    /\b(?:playful|fun|colou?rful|cheerful|quirky|eğlenceli)\b/i,
    'playful',
    { neighbour: 2.5, poster: 2 },
  ],
  [
    /\b(?:formal|professional|serious|trustworthy|corporate|conservative|kurumsal|ciddi)\b/i,
    'formal',
    { ledger: 4, clinic: 1, timetable: 1 },
  ],
  [
    /\b(?:rustic|traditional|classic|old[- ]fashioned|heritage|vintage|geleneksel|klasik)\b/i,
    'traditional',
    { menu: 3, counter: 2, ledger: 1 },
  ],
  [
    /\b(?:modern|contemporary|sleek|minimal tech|modernist)\b/i,
    'modern',
    { timetable: 2, poster: 1, clinic: 1 },
  ],
  [
    /\b(?:calm|serene|peaceful|quiet|soothing|soft|relax\w+|sakin|huzurlu)\b/i,
    'calm',
    { clinic: 3, atelier: 2 },
  ],
  [/\b(?:industrial|rugged|robust|hard[- ]wearing|raw)\b/i, 'rugged', { workshop: 4, poster: 1 }],
  [/\b(?:artistic|creative|editorial|arty)\b/i, 'editorial', { atelier: 3, poster: 1.5 }],
]

export function findWishes(text: string): Wishes {
  const refuse: SectionKind[] = []
  const refusals: string[] = []
  let noForm = false
  for (const match of text.matchAll(negative)) {
    const words = match[1].trim()
    const kind = kindIn(words)
    if (/\bform\b/i.test(words)) noForm = true
    else if (kind) refuse.push(kind)
    else if (
      /\b(?:shop|store|booking|delivery|payments?|blog|newsletter|pop-?ups?|animations?|walk-?ins?|appointments?)\b/i.test(
        words
      )
    ) {
      refusals.push(words.toLowerCase())
    }
  }
  const positive = text.replace(negative, ' ')
  const want = askedSections(positive).filter((kind) => !refuse.includes(kind))

  const leanings: Wishes['leanings'] = {}
  const found: string[] = []
  for (const [pattern, word, pull] of moods) {
    if (!pattern.test(positive)) continue
    found.push(word)
    for (const [direction, weight] of Object.entries(pull) as [DirectionId, number][]) {
      leanings[direction] = (leanings[direction] ?? 0) + weight
    }
  }
  return {
    want,
    refuse,
    refusals,
    ...(noForm ? { noForm } : {}),
    color: findColor(positive),
    theme: findTheme(positive),
    moods: found,
    leanings,
  }
}

/** A section is wanted when the sentence talks about the page, not only about the business. */
function askedSections(text: string): SectionKind[] {
  const asking =
    /\b(?:with|include|including|add|want|need|needs|show|page|site|website|section|should have|must have|would like|also have|has a|have a)\b/i
  const found: SectionKind[] = []
  for (const sentence of text.split(/(?<=[.!?\n])\s*/)) {
    if (!asking.test(sentence)) continue
    const tail = sentence.slice(sentence.search(asking))
    for (const [pattern, kind] of sectionWords) {
      if (pattern.test(tail) && !found.includes(kind)) found.push(kind)
    }
  }
  return found
}

/** All the kinds of section a phrase names. */
export function kindsIn(words: string): SectionKind[] {
  return sectionWords.filter(([pattern]) => pattern.test(words)).map(([, kind]) => kind)
}

export function kindIn(words: string): SectionKind | undefined {
  return sectionWords.find(([pattern]) => pattern.test(words))?.[1]
}

/** A colour named alone, without a word like "colour" or "use" beside it. */
export function bareColor(text: string): Wishes['color'] {
  const found = colors.find(([pattern]) => pattern.test(text))
  const others = text.replace(found?.[0] ?? '', '').match(/\p{L}{3,}/gu) ?? []
  return found && others.length <= 2 ? { words: found[1], hex: found[2] } : undefined
}

export function findColor(text: string): Wishes['color'] {
  const hex = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/i.exec(text)?.[0]
  if (hex && parseHex(hex)) return { words: hex, hex }
  for (const sentence of text.split(/[.!?\n;]/)) {
    if (!colorContext.test(sentence)) continue
    for (const [pattern, words, value] of colors) {
      const match = pattern.exec(sentence)
      if (!match) continue
      const around = sentence.slice(
        Math.max(0, match.index - 34),
        match.index + match[0].length + 22
      )
      if (
        /\b(?:colou?rs?|palette|accents?|tones?|shades?|theme|look|hues?|use|make it|renk\w*|olsun)\b/i.test(
          around
        )
      ) {
        return { words, hex: value }
      }
    }
  }
  return undefined
}

export function findTheme(text: string): Wishes['theme'] {
  if (
    /\b(?:dark(?:er)?[- ](?:mode|theme|look|background|design|style|page|site|website)|on black|black background|make it dark(?:er)?|dark and moody|koyu tema)\b/i.test(
      text
    )
  )
    return 'dark'
  if (
    /\b(?:light[- ](?:mode|theme|background)|white background|bright and airy|make it light(?:er)?|make it bright(?:er)?|açık tema)\b/i.test(
      text
    )
  )
    return 'light'
  return undefined
}
