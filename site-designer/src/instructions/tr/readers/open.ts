import type { Instruction } from '#designer/instructions/instruction'
import { fittingColors, fittingFonts } from '#designer/instructions/readers/look/fitting'
import { oneOf, type Reader } from '#designer/instructions/readers/reader'
import { content, has, type Piece } from '#designer/instructions/words/piece'

/** Folded words that leave open what is to change, and the ways it can. */
const openWords: [RegExp, Instruction[]][] = [
  [
    /^s[iı]cak$/,
    [
      { do: 'set_mood', mood: 'warm' },
      { do: 'set_look', look: { tone: 'warmer' } },
    ],
  ],
  [
    /^(?:soguk|buz gibi|itici|kasvetli)$/,
    [
      { do: 'set_mood', mood: 'warm' },
      { do: 'set_look', look: { tone: 'warmer' } },
    ],
  ],
  [
    /^(?:sikici|monoton|ruhsuz|cansiz|sonuk|yavan|siradan|tekduze|donuk)$/,
    [
      { do: 'set_look', look: { direction: 'other' } },
      { do: 'set_mood', mood: 'playful' },
      { do: 'set_look', look: { tone: 'stronger' } },
    ],
  ],
  [
    /^(?:karisik|kalabalik|bogucu|yorucu|daginik|bunaltici)$/,
    [
      { do: 'set_mood', mood: 'simple' },
      { do: 'set_mood', mood: 'calm' },
      { do: 'set_look', look: { direction: 'other' } },
    ],
  ],
  [
    /^(?:dikkat cekici|goze carpan|carpici|vurucu)$/,
    [
      { do: 'set_mood', mood: 'bold' },
      { do: 'set_look', look: { tone: 'stronger' } },
      { do: 'set_style', target: { part: 'title', words: '' }, style: { size: 'larger' } },
    ],
  ],
]
const failed =
  /^(?:olmamis|olmadi|kotu|berbat|cirkin|korkunc|begenmedim|begenmedik|sevmedim|yakismamis|yakismiyor|gitmemis|uymamis|uymuyor|oturmamis)$/
const visible =
  /^(?:gorunur|belirgin|buyuk|goze carp\p{L}*|one cik\p{L}*|on plana cik\p{L}*|dikkat cekici|okunakli)$/u
const named = [
  'section',
  'part',
  'fact',
  'color',
  'font',
  'corner',
  'layout',
  'beyond',
  'called',
] as const

/** "Daha sıcak", "biraz sıkıcı olmuş", "renk olmamış": what is wrong, and not what would be right. */
export const open: Reader = (stretch) => {
  const { pieces, shape, language } = stretch
  if (language === 'tr' && has(pieces, 'fact') && isVisible(pieces) && !shape.denied)
    return oneOf(
      stretch,
      {
        do: 'move_section',
        section: { kind: 'contact', words: stretch.text },
        to: { where: 'up' },
      },
      { do: 'add_section', kind: 'call' },
      {
        do: 'set_style',
        target: { kind: 'contact', words: stretch.text },
        style: { size: 'larger' },
      }
    )
  if (language !== 'tr' || shape.denied || named.some((is) => has(pieces, is))) return undefined
  const words = pieces.map((piece) => piece.tokens.map((token) => token.low).join(' '))
  const wrong = words.some((word) => failed.test(word)) && shape.verb !== 'change'
  if (has(pieces, 'thing', 'color')) return wrong ? fittingColors(stretch) : undefined
  if (has(pieces, 'thing', 'font')) return wrong ? fittingFonts(stretch) : undefined
  const said = words.flatMap((word) => word.replace(/^(?:daha|cok|fazla|biraz) /, ''))
  const found = openWords.find(([pattern]) => said.some((word) => pattern.test(word)))
  const about = content(pieces).filter(
    (piece) => !has([piece], 'thing', 'page') && !has([piece], 'verb') && !has([piece], 'other')
  )
  const moods = pieces.filter((piece) => has([piece], 'mood'))
  if (!found || about.length > 2 || moods.length > 1 || has(pieces, 'thing', 'look'))
    return undefined
  return oneOf(stretch, ...found[1])
}

// "Telefon daha görünür olsun".
function isVisible(pieces: Piece[]): boolean {
  return pieces.some((piece) =>
    visible.test(
      piece.tokens
        .map(({ low }) => low)
        .join(' ')
        .replace(/^(?:daha|cok) /, '')
    )
  )
}
