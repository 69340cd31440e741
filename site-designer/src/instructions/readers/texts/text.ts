import type { Target } from '#designer/instructions/instruction'
import { each, oneOf, type Reader } from '#designer/instructions/readers/reader'
import { addedWords } from '#designer/instructions/readers/texts/added_words'
import { isOpinion, valueOf } from '#designer/instructions/readers/texts/new_text'
import type { Stretch } from '#designer/instructions/stretch'
import { targetOf } from '#designer/instructions/target'
import { content, find, has, quoteIn, senseOf } from '#designer/instructions/words/piece'

const setting = [
  'change',
  'make',
  'rename',
  'replace',
  'write',
  'be',
  'use',
  'put',
  'want',
  undefined,
]

const fromTo = /\bfrom (\p{Lu}[^"“]*?) to (\p{Lu}[^"“]*)$/u

/** "Change the title to …", "the button should say …", `başlığı "…" yap`. */
export const text: Reader = (stretch) => {
  const { shape, pieces } = stretch
  if (shape.denied || !setting.includes(shape.verb)) return addedWords(stretch)
  if (shape.told) return addedWords(stretch)
  // "My wife says the title is odd": said by somebody, and not to be written.
  const told =
    stretch.language === 'en' && shape.verb === 'write' && content(shape.object).length > 0
  if (told && !targetOf(shape.object, stretch)) return undefined
  // "Change the button from Shop now to Come in".
  const words =
    stretch.language === 'en' && shape.verb === 'change' ? fromTo.exec(stretch.text) : null
  if (words && has(pieces, 'part'))
    return each(stretch, [{ do: 'replace_words', from: words[1], to: words[2] }])
  const value = valueOf(stretch)
  if (value && isOpinion(stretch, value)) return undefined
  // "Write a text about our history" says what it should tell of, and not in which words.
  const open = stretch.language === 'en' && shape.verb === 'write' && quoteIn(pieces) === undefined
  if (open && value && /^(?:an?|some|something|more|a bit) .*\b(?:about|on|of)\b/.test(value))
    return undefined
  if (!value) return addedWords(stretch)
  const target = targetFor(stretch)
  if (!target) return addedWords(stretch)
  // "Under the title write …": beside it, and not over it.
  if (
    stretch.language === 'en' &&
    shape.object.length > 0 &&
    /^(?:before|after)$/.test(senseOf(shape.object[0], 'place')?.what ?? '')
  )
    return oneOf(
      stretch,
      { do: 'set_text', target: { kind: 'hero', part: 'text', words: '' }, text: value },
      { do: 'add_words', text: value, section: { kind: 'hero', words: '' } }
    )
  const quoted = quoteIn(pieces) !== undefined
  // Written into a section, not over its heading.
  const loose =
    !target.part || (target.part === 'text' && !target.kind && stretch.language === 'tr')
  if (loose && (shape.verb === 'write' || shape.verb === 'put')) return addedWords(stretch)
  if (!quoted && target.nth && !target.part) return undefined
  if (!quoted && !target.part && shape.verb !== 'rename' && !has(shape.object, 'fact', 'name'))
    return undefined
  if (target.part && ['picture', 'list', 'form'].includes(target.part)) return undefined
  return each(stretch, [
    {
      do: 'set_text',
      target: target.part || !target.kind ? placed(target, stretch) : headingOf(target),
      text: value,
    },
  ])
}

// "The heading over the gallery" is the gallery's.
function placed(target: Target, { shape, language }: Stretch): Target {
  const kind = language === 'en' && !target.kind ? find(shape.at?.than ?? [], 'section') : undefined
  return kind ? { ...target, kind: kind as Target['kind'] } : target
}

function headingOf(target: Target): Target {
  return { ...target, part: target.kind === 'hero' ? 'title' : 'heading' }
}

function targetFor(stretch: Stretch): Target | undefined {
  const { shape, pieces, context } = stretch
  const beside = stretch.language === 'en' ? (shape.at?.than ?? []) : []
  const outside = pieces.filter((piece) => !shape.to.includes(piece) && !beside.includes(piece))
  const named =
    targetOf(
      shape.object.length > 0
        ? [...shape.object.filter((piece) => !shape.to.includes(piece)), ...shape.around]
        : outside,
      stretch
    ) ?? targetOf(shape.to, stretch)
  return named ?? (has(outside, 'it') || quoteIn(pieces) ? context.selection : undefined)
}
