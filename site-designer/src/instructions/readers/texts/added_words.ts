import { findPrice } from '#designer/instructions/values/money'
import type { Instruction } from '#designer/instructions/instruction'
import { isList } from '#designer/instructions/readers/goods/goods'
import { each, type Reader } from '#designer/instructions/readers/reader'
import type { Stretch } from '#designer/instructions/stretch'
import { targetOf } from '#designer/instructions/target'
import { has, isMark, quoteIn } from '#designer/instructions/words/piece'

/** `Add "…" to the text`, `Write "…" in the story`: words that stand nowhere yet. */
export const addedWords: Reader = (stretch) => {
  const { shape, pieces } = stretch
  const quote = quoteIn(pieces) ?? shape.told ?? afterColon(stretch)
  // "Add “Hot towel shave” for £18" is a thing with its price.
  if (stretch.language === 'en' && findPrice(stretch.text)) return undefined
  if (!quote || shape.denied || !['add', 'write', 'put', 'want'].includes(shape.verb ?? ''))
    return undefined
  const section = targetOf([...shape.around, ...shape.to, ...shape.object], stretch)
  // "Add “Gift vouchers” to the services" is a thing that is offered.
  if (shape.verb === 'add' && section && isList(section)) return undefined
  const instruction: Instruction = {
    do: 'add_words',
    text: quote,
    ...(section?.kind ? { section: { kind: section.kind, words: section.words } } : {}),
  }
  return each(stretch, [instruction])
}

// "Şu cümleyi ekle: …".
function afterColon({ shape, pieces, language }: Stretch): string | undefined {
  const colon = pieces.some((piece) => isMark(piece, ':'))
  const spoken = has(shape.object, 'part', 'text') && !has(shape.object, 'section')
  return language === 'tr' && colon && spoken ? shape.value : undefined
}
