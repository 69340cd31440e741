import type { cues } from '#planning/designers/builtin/instructions/en/cues'
import type { Instruction, Mood } from '#planning/designers/builtin/instructions/instruction'
import { fittingColors } from '#planning/designers/builtin/instructions/readers/colors'
import { fittingFonts } from '#planning/designers/builtin/instructions/readers/letters'
import {
  article,
  isThere,
  placeOf,
  whole,
} from '#planning/designers/builtin/instructions/readers/places'
import {
  all,
  find,
  has,
  isQuote,
  senseOf,
  type Stretch,
} from '#planning/designers/builtin/instructions/stretch'
import { targetOf } from '#planning/designers/builtin/instructions/target'

export type Cue = keyof typeof cues
/** A reading and how much speaks for it. */
type Guess = [weight: number, reading: Instruction]
/** Whether the words around say this of what they name. */
type Heard = (cue: Cue) => boolean

const weigh = (...signs: [boolean, number][]) =>
  signs.reduce((sum, [is, weight]) => (is ? sum + weight : sum), 0)

export function sectionGuesses(stretch: Stretch, heard: Heard): Guess[] {
  const { pieces, shape } = stretch
  const spoken = pieces.filter((piece) => senseOf(piece, 'section'))
  const named = spoken.find((piece) => piece.tokens[0].low !== 'about') ?? spoken[0]
  if (!named) return []
  const section = whole(targetOf([named], stretch)!)
  const { kind } = section
  if (!kind) return []
  const at = placeOf(stretch)
  const verb = (...verbs: string[]) => verbs.includes(shape.verb ?? '')
  const guesses: Guess[] = []
  const place =
    at !== undefined && at !== 'unknown' && !('section' in at && at.section.kind === kind)
  if (place)
    guesses.push([
      weigh([true, 4], [verb('move', 'put'), 2]),
      { do: 'move_section', section, to: at },
    ])
  if (kind !== 'header' && kind !== 'footer') {
    const fresh = weigh(
      [true, 1],
      [heard('come') && !shape.denied, 2],
      [verb('add', 'want', 'put'), 2],
      [article(stretch) || !isThere(section, stretch), 1],
      [shape.verb === undefined && pieces.length <= 6, 2],
      [heard('gone') || shape.denied, -3]
    )
    if (fresh > 0) guesses.push([fresh, { do: 'add_section', kind, ...(place ? { at } : {}) }])
  }
  const goes = weigh(
    [true, 1.5],
    [heard('gone'), 3],
    [verb('remove', 'stop_selling') || shape.denied, 3]
  )
  guesses.push([goes, { do: 'remove_section', section }])
  const anew = weigh(
    [true, 1.2],
    [heard('poor'), 3],
    [verb('change'), 2],
    [has(pieces, 'thing', 'layout') || has(pieces, 'layout') || has(pieces, 'other'), 3]
  )
  const layout = (find(pieces, 'layout') ?? 'other') as 'other'
  guesses.push([anew, { do: 'change_layout', section, layout }])
  if (heard('long')) guesses.push([5, { do: 'shorten', section }])
  const shade = find(pieces, 'shade')
  if (shade)
    guesses.push([
      4,
      { do: 'set_surface', section, surface: shade.startsWith('dark') ? 'dark' : 'light' },
    ])
  if (has(pieces, 'thing', 'color') || has(pieces, 'mood'))
    guesses.push([2, { do: 'set_surface', section, surface: 'brand' }])
  if (heard('small'))
    guesses.push([4, { do: 'set_style', target: section, style: { size: 'larger' } }])
  const words = quoted(stretch)
  if (words)
    guesses.push([
      4,
      {
        do: 'set_text',
        target: { ...section, part: kind === 'hero' ? 'title' : 'heading' },
        text: words,
      },
    ])
  return guesses
}

export function partGuesses(stretch: Stretch, heard: Heard): Guess[] {
  const { pieces, shape } = stretch
  const named = pieces.filter((piece) => senseOf(piece, 'part') && !senseOf(piece, 'section'))
  const target = named.length > 0 ? targetOf(pieces, stretch) : undefined
  if (!target?.part || ['list', 'form'].includes(target.part)) return []
  const guesses: Guess[] = []
  const goes = heard('gone') || heard('poor') || shape.verb === 'remove'
  guesses.push([weigh([true, 1], [goes, 4]), { do: 'remove_part', target }])
  const larger = find(pieces, 'size') === 'larger' || heard('small')
  const size = larger && !heard('loud') ? 'larger' : 'smaller'
  const sized = weigh([true, 1], [has(pieces, 'size') || heard('small') || heard('loud'), 3])
  const everywhere = target.part === 'text' && !target.kind
  guesses.push([
    sized,
    everywhere
      ? { do: 'set_look', look: { text_size: size } }
      : { do: 'set_style', target, style: { size } },
  ])
  const words = quoted(stretch)
  if (words && target.part !== 'picture') guesses.push([5, { do: 'set_text', target, text: words }])
  if (heard('long') && target.part === 'text') guesses.push([5, { do: 'shorten', section: target }])
  const [color] = all(pieces, 'color')
  if (color && target.part !== 'picture')
    guesses.push([
      5,
      {
        do: 'set_style',
        target,
        style: target.part === 'button' ? { background: color } : { color },
      },
    ])
  return guesses
}

export function colorGuesses(stretch: Stretch, heard: Heard): Guess[] {
  const { pieces } = stretch
  const [color] = all(pieces, 'color')
  if (!color && !has(pieces, 'thing', 'color')) return []
  const disliked = heard('loud') || heard('gone') || heard('poor')
  const others = fittingColors(stretch, color)[0].readings.slice(0, 2)
  const guesses: Guess[] = [
    [weigh([true, 1], [heard('loud'), 3]), { do: 'set_look', look: { tone: 'softer' } }],
    [weigh([true, 0.5], [heard('poor'), 2]), { do: 'set_look', look: { tone: 'stronger' } }],
    ...others.map((other): Guess => [disliked ? 3 : 0.4, other]),
  ]
  if (color) guesses.push([disliked ? 0 : 3, { do: 'set_look', look: { primary_color: color } }])
  return guesses
}

/** The form, and what says how the business is reached. */
export function reachGuesses(stretch: Stretch, heard: Heard): Guess[] {
  const { pieces, shape } = stretch
  const contact = { kind: 'contact', words: '' } as const
  if (has(pieces, 'part', 'form')) {
    const goes = heard('gone') || shape.verb === 'remove' || shape.denied
    return [
      [weigh([true, 1], [goes, 3]), { do: 'set_form', wanted: false }],
      [weigh([true, 1], [heard('come') && !goes, 3]), { do: 'set_form', wanted: true }],
    ]
  }
  const lost = /\b(?:can['’]?t|cannot|nobody|no one|hard to) (?:find|see|spot)/i.test(stretch.text)
  const at = lost ? ({ where: 'top' } as const) : placeOf(stretch)
  const reach = (['phone', 'email', 'address'] as const).some((fact) => has(pieces, 'fact', fact))
  if (!reach || !at || at === 'unknown') return []
  return [
    [3, { do: 'move_section', section: contact, to: at }],
    [2, { do: 'add_section', kind: 'facts', at }],
  ]
}

export function lookGuesses(stretch: Stretch, heard: Heard): Guess[] {
  const { pieces } = stretch
  const guesses: Guess[] = []
  for (const mood of all(pieces, 'mood') as Mood[]) guesses.push([2, { do: 'set_mood', mood }])
  const fonts = has(pieces, 'thing', 'font')
  if (fonts) {
    for (const reading of fittingFonts(stretch)[0].readings.slice(0, 2)) guesses.push([3, reading])
  }
  const font = find(pieces, 'font')
  if (font && font !== 'unknown')
    guesses.push([3, { do: 'set_look', look: { heading_font: font } }])
  const letters = fonts || has(pieces, 'thing', 'size')
  if (letters || (heard('small') && guesses.length === 0 && !has(pieces, 'section')))
    guesses.push(
      [weigh([true, 1], [heard('small'), 3]), { do: 'set_look', look: { text_size: 'larger' } }],
      [1, { do: 'set_style', target: { part: 'title', words: '' }, style: { size: 'larger' } }]
    )
  if (heard('long') && !has(pieces, 'section') && !has(pieces, 'part'))
    guesses.push(
      [3, { do: 'shorten', section: { kind: 'about', words: '' } }],
      [2, { do: 'shorten', section: { kind: 'hero', part: 'text', words: '' } }],
      [1, { do: 'set_mood', mood: 'simple' }]
    )
  const page = has(pieces, 'thing', 'page') || has(pieces, 'thing', 'look')
  if (page && heard('poor'))
    guesses.push(
      [3, { do: 'set_look', look: { direction: 'other' } }],
      [2, { do: 'set_mood', mood: 'modern' }],
      [1, { do: 'set_mood', mood: 'elegant' }]
    )
  const align = find(pieces, 'align') as 'left' | undefined
  if (align && !has(pieces, 'section') && !has(pieces, 'part'))
    guesses.push(
      [3, { do: 'set_style', target: { part: 'text', words: '' }, style: { align } }],
      [2, { do: 'set_style', target: { part: 'title', words: '' }, style: { align } }]
    )
  const shade = find(pieces, 'shade')
  if (shade && !has(pieces, 'section') && !has(pieces, 'part'))
    guesses.push(
      [2, { do: 'set_look', look: { shade: shade.startsWith('dark') ? 'darker' : 'lighter' } }],
      [1.5, { do: 'set_look', look: { theme: shade.startsWith('dark') ? 'dark' : 'light' } }]
    )
  return guesses
}

const quoted = ({ pieces }: Stretch) => pieces.find(isQuote)?.tokens[0].low
