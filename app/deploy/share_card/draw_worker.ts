import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import satori, { type Font, type FontWeight } from 'satori'
import { answerQuestions } from '../../core/answer_questions.ts'
import type { Drawing, DrawnFont } from './drawing.ts'

// In a thread, because rendering takes a processor for tens of milliseconds.

answerQuestions(draw)

async function draw({ width, height, root, fonts }: Drawing): Promise<Uint8Array> {
  const svg = await satori(root as Parameters<typeof satori>[0], {
    width,
    height,
    fonts: fonts.map(opened),
    // Called for letters that no font has: no card is better than one with boxes instead of letters.
    loadAdditionalAsset: async (_, letters) => {
      throw new Error(`no font of the page can draw "${letters}"`)
    },
  })
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

const files = new Map<string, Buffer>()

function opened({ name, weight, file }: DrawnFont): Font {
  if (!files.has(file)) files.set(file, readFileSync(file))
  return { name, weight: weight as FontWeight, style: 'normal', data: files.get(file)! }
}
