import { palette, type ColorId } from '#designer/facts/palette'
import { colorContext as turkishContext, turkishColors } from '#designer/facts/turkish/wishes'
import type { Language } from '#designer/text/language'
import { fold } from '#designer/text/letters'
import { parseHex } from '#designer/renderer/color/oklch'

/** `words` is one of our colours by its English name, or the hexadecimal value as given. */
export interface WishedColor {
  words: string
  hex: string
}

interface Named {
  id: ColorId
  at: number
  end: number
}

interface Speech {
  colors: readonly (readonly [RegExp, ColorId])[]
  /** Beside a colour, these say that it is meant for the page. */
  context: RegExp
  /** What may follow a colour that is meant as one: "red meat" and "siyah çay" are things. */
  follows: RegExp
  /** All that a clause may hold besides its colours, where it only tells colours. */
  filler: RegExp
  /** Without these a clause of colours may as well be a list of goods. */
  asks: RegExp
  /** Who speaks so tells what they do: "we pour wine, red and white". */
  tells: RegExp
}

const neutral = 'white|cream|beige|ivory|off-white|silver|sand|taupe'
const near =
  'colou?rs?|palette|accents?|tones?|shades?|theme|look|hues?|schemes?|backgrounds?|make it|web\\s?site|site|page|design|brand(?:ing)?|logo|buttons?|header'
const colorWord = palette.map(([pattern]) => pattern.source.replaceAll('\\b', '')).join('|')
const english: Speech = {
  colors: palette.map(([pattern, id]) => [everywhere(pattern), id]),
  context: new RegExp(`\\b(?:${near}|use)\\b`, 'i'),
  follows: new RegExp(
    `^(?:\\s*(?:$|[,:)/(&+–-])|\\s(?:${near}|please|for|as|is|are|would|maybe|too|on|in|if|everywhere|mostly|throughout|feel|vibe|details?|touch(?:es)?|${neutral})\\b|\\s(?:and|or|with)\\s(?:\\p{L}+\\s){0,3}?(?:${colorWord}|${neutral}|${near})\\b)`,
    'iu'
  ),
  filler: new RegExp(
    `\\b(?:${near}|${neutral}|in|with|and|or|on|an?|some|of|the|please|maybe|mostly|mainly|something|like|love|prefer|all|bit|touch|deep|dark|light|bright|soft|pale|rich|muted|we|i|my|our|favou?rite|is|are|use|as|main|thinking|would|be|nice|good|clean|simple|modern|calm|elegant|bold)\\b`,
    'giu'
  ),
  asks: /\b(?:in|with|please|like|love|prefer|colou?rs?|tones?|shades?|something|mostly|mainly|maybe)\b/i,
  tells: /\b(?:we|i|our|us|sells?|serves?|offers?|stocks?)\b|:/i,
}
const turkishNeutral = 'beyaz|krem|bej|gumus|fildisi|kum'
const turkishNear =
  'renk\\p{L}*|rengi\\p{L}*|ton\\p{L}*|tema\\p{L}*|agirlikli|olsun|kullan\\p{L}*|tasarim\\p{L}*|hakim|zemin\\p{L}*|site\\p{L}*|sayfa\\p{L}*|detay\\p{L}*|arka ?plan\\p{L}*|logo\\p{L}*'
const turkishWord = turkishColors
  .map(([pattern]) => pattern.source.replaceAll('(?<![\\p{L}])', ''))
  .join('|')
const turkish: Speech = {
  colors: turkishColors.map(([pattern, id]) => [everywhere(pattern), id]),
  context: turkishContext,
  follows: new RegExp(
    `^\\p{L}{0,5}(?:\\s*(?:$|[,:)/(&+–-])|\\s(?:bir\\s)?(?:${turkishNear}|${turkishNeutral}|lutfen|gibi|guzel|iyi|seviyor\\p{L}*|tercih\\p{L}*|istiyor\\p{L}*|ister\\p{L}*|yakis\\p{L}*|dusun\\p{L}*|${turkishWord})|\\s(?:ve|ile|veya|ya da)\\s(?:\\p{L}+\\s){0,2}?(?:${turkishWord}|${turkishNeutral}|${turkishNear}))`,
    'u'
  ),
  filler: new RegExp(
    `(?<![\\p{L}])(?:${turkishNear}|${turkishNeutral}|ve|ile|veya|bir|lutfen|mumkunse|acik|koyu|canli|soft|pastel|seviyor\\p{L}*|severi\\p{L}*|istiyor\\p{L}*|isteri\\p{L}*|tercih\\p{L}*|ederi\\p{L}*|bizim|biz|ben|hep|biraz|guzel|iyi|olur|olabilir|sade|modern|sik|sakin|zarif|temiz)(?![\\p{L}])`,
    'gu'
  ),
  asks: /renk|rengi|ton(?:u|lar)|olsun|lutfen|seviyor|severi|istiyor|isteri|tercih|olur|olabilir|mumkunse/,
  tells: /\p{L}{2}(?:yoruz|yorum|[ae]r[iu]z|[ae]r[iu]m)(?![\p{L}])|:/u,
}

function everywhere(pattern: RegExp): RegExp {
  return new RegExp(pattern, `${pattern.flags}g`)
}

/** Colours that are as often a thing to eat, to wear or to sell. */
const alsoThings = new Set<ColorId>(
  'olive mint orange coral rose lavender gold sage terracotta brown charcoal purple'.split(
    ' '
  ) as ColorId[]
)
/** What a page takes its colour from only where no other is named. */
const lastChoice = new Set<ColorId>([
  'black',
  'grey',
  'charcoal',
  'warm colours',
  'cool colours',
  'pastel colours',
  'earth colours',
])

/** A sentence with more colours than this is a list. */
const most = 8

/** The colour a text wishes for; a colour that is only mentioned is none. */
export function findColor(text: string, language: Language): WishedColor | undefined {
  const hex = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/i.exec(text)?.[0]
  if (hex && parseHex(hex)) return { words: hex, hex }

  const speech = language === 'tr' ? turkish : english
  const sentences = (language === 'tr' ? fold(text) : text).split(/[.!?\n;]/)
  const wished = sentences.flatMap((sentence) => wishedIn(sentence, speech))
  const id = wished.find((color) => !lastChoice.has(color)) ?? wished[0]
  const color = palette.find(([, words]) => words === id)
  return color && { words: color[1], hex: color[2] }
}

function wishedIn(sentence: string, speech: Speech): ColorId[] {
  const named = colorsIn(sentence, speech)
  return named
    .filter(({ end }) => speech.follows.test(sentence.slice(end)))
    .filter(
      (color) => isForThePage(sentence, color, speech) || isTold(sentence, named, color, speech)
    )
    .map(({ id }) => id)
}

/** The colours in their order; where two begin at one place, the more exact is meant. */
function colorsIn(sentence: string, { colors }: Speech): Named[] {
  const found: Named[] = []
  for (const [pattern, id] of colors) {
    for (const match of sentence.matchAll(pattern)) {
      const [at, end] = [match.index, match.index + match[0].length]
      if (!found.some((other) => at < other.end && other.at < end)) found.push({ id, at, end })
    }
  }
  return found.sort((one, other) => one.at - other.at).slice(0, most)
}

function isForThePage(sentence: string, { at, end }: Named, { context }: Speech): boolean {
  return context.test(sentence.slice(Math.max(0, at - 34), end + 22))
}

/** "…, in navy and white": the clause tells nothing but colours. */
function isTold(sentence: string, named: Named[], { id, at }: Named, speech: Speech): boolean {
  const from = sentence.lastIndexOf(',', at) + 1
  const comma = sentence.indexOf(',', at)
  const to = comma < 0 ? sentence.length : comma
  const clause = sentence.slice(from, to)
  const rest = named
    .filter((color) => color.at >= from && color.end <= to)
    .reduceRight(
      (left, color) => left.slice(0, color.at - from) + ' ' + left.slice(color.end - from),
      clause
    )
    .replace(speech.filler, ' ')
  if (/[\p{L}\d]/u.test(rest)) return false
  const last = to === sentence.length && !speech.tells.test(sentence)
  return speech.asks.test(clause) || (last && !alsoThings.has(id))
}
