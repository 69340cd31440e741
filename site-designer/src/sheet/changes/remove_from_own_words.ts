import { edited } from '#designer/sheet/changes/changed_values'
import type { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import { marked } from '#designer/sheet/coverage'
import type { FieldPath, Stretch } from '#designer/sheet/sheet'
import { sentencesIn } from '#designer/language/sentences'

/** Removes a sentence or line from the own words after it was put into a field. */
export function removeFromOwnWords(writer: SheetWriter, from: Stretch, field: FieldPath): void {
  const { own_words: ownWords } = writer.sheet
  const text = ownWords.about?.value
  const moved = writer.prompt.slice(...from)
  if (text === undefined) return
  const left = withoutSentence(text, moved)
  if (left === text.trim()) return
  writer.putIn(writer.cell('own_words.about'), left === '' ? [] : [edited(left)])
  const isOwn = ({ field: taken }: { field?: FieldPath }) => taken === 'own_words.about'
  writer.sheet.coverage = marked(writer.sheet.coverage, from, { as: 'field', field }, isOwn)
}

/** A text without a sentence or line of it; the text itself, trimmed, where it holds no such one. */
export function withoutSentence(text: string, sentence: string): string {
  const moved = bare(sentence)
  if (moved === '') return text.trim()
  return text
    .split('\n')
    .map((line) =>
      sentencesIn(line)
        .map((part) => line.slice(...part).trimEnd())
        .filter((one) => bare(one) !== moved)
    )
    .map((sentences) => sentences.join(' '))
    .filter((line, at, lines) => line !== '' || (at > 0 && lines[at - 1] !== ''))
    .join('\n')
    .trim()
}

const bare = (text: string) => text.replace(/[.!?…\s]+$/, '').trim()
