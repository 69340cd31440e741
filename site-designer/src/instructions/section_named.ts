import { lexicons } from '#designer/instructions/words/lexicons'
import { senseOf } from '#designer/instructions/words/piece'
import { tokensOf } from '#designer/instructions/words/tokens'
import { sectionKinds, type SectionKind } from '#designer/site/kinds'

/** The kind of section that words name first, in either language: "Our prices", "Galeri". */
export function sectionNamed(words: string): SectionKind | undefined {
  const tokens = tokensOf(words)
  for (const lexicon of [lexicons.en, lexicons.tr]) {
    for (const piece of lexicon.read(tokens, { typos: false })) {
      const named = senseOf(piece, 'section')?.what
      const kind = sectionKinds.find((one) => one === named)
      if (kind) return kind
    }
  }
  return undefined
}
