import { weigh, type Guess, type Heard } from '#designer/instructions/doubt/guesses/guess'
import type { Mood } from '#designer/instructions/instruction'
import { fittingFonts } from '#designer/instructions/readers/look/fitting'
import type { Stretch } from '#designer/instructions/stretch'
import { all, find, has } from '#designer/instructions/words/piece'

/** The look of the whole page: its mood, letters, length, shade. */
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
