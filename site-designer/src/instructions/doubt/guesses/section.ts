import { quoted, weigh, type Guess, type Heard } from '#designer/instructions/doubt/guesses/guess'
import { article, isThere, placeOf, whole } from '#designer/instructions/readers/sections/places'
import type { Stretch } from '#designer/instructions/stretch'
import { targetOf } from '#designer/instructions/target'
import { find, has, senseOf } from '#designer/instructions/words/piece'

/** A section: that it comes, goes, moves, is set anew or in another surface. */
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
