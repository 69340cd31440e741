import type { MeasuredFinding } from '#contract/measuring'

const SAYS: Record<MeasuredFinding['fault'], (text: string) => string> = {
  overflow: (text) => `${text} is wider than the page`,
  broken_word: (text) => `${text} breaks inside the word`,
  clipped: (text) => `${text} is cut off by its box`,
  overlap: (text) => `${text} lies on another text`,
  contrast: (text) => `${text} has too little contrast with its ground`,
}

/** What a browser has found, for the model: a sentence for each finding. */
export function measuredInWords(findings: readonly MeasuredFinding[]): string {
  return findings
    .map(({ class_name: name, fault, text, width }) => {
      const words = text.replace(/\s+/g, ' ').trim()
      const about = words ? `“${words}”` : 'a picture'
      return `- At ${width} pixels ${SAYS[fault](about)} (.${name}).`
    })
    .join('\n')
}
