import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { answerQuestions } from '../../core/answer_questions.ts'

/** A font file and the letters to keep. */
export interface Cut {
  file: string
  letters: string
}

// In a thread, because subsetting takes a processor for up to 0.2 s.

answerQuestions(async ({ file, letters }: Cut): Promise<Uint8Array> => {
  const font = await readFile(file)
  return subsetFont(font, letters, { targetFormat: 'woff2', noHinting: true })
})
