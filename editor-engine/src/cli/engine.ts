import {
  createEngine,
  elementIds,
  images,
  lineEdits,
  marks,
  sections,
  styles,
  text,
  tokens,
  urls,
  validation,
} from '../node.ts'

/** The engine of the command line: every plugin, with its defaults. */
export const engine = createEngine({
  plugins: [
    elementIds(),
    lineEdits(),
    styles(),
    tokens(),
    text(),
    urls(),
    images(),
    sections(),
    marks(),
    validation(),
  ],
})

export type AnyOperation = Parameters<typeof engine.apply>[1]
