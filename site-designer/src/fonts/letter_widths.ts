import { readData } from '#designer/data/read_data'
import { fontFamily } from '#designer/fonts/catalogue'

/** The letters whose advances are measured (bin/measure_fonts.ts); others are as wide as their plain form. */
export const MEASURED_LETTERS =
  ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&.,:;-–’“”/()+€£$ıßøæœØÆŒ'

/** Wider than most letters: what was not measured is set with room to spare. */
const unknown = 0.75
/** Letters of other scripts come from whatever font a device has, where some are as wide as they are high. */
const inAnotherFont = 1

type Advances = Record<string, Record<number, string>>

const tables = new Map<string, { weight: number; widths: number[] }[]>()

/**
 * How wide a text runs in a family and weight, in em, without tracking. Between the two measured
 * weights widths change evenly, as they do in fonts of one design.
 */
export function widthOf(text: string, familyName: string, weight: number): number {
  const table = tableOf(familyName)
  return [...text.normalize('NFC')].reduce((sum, letter) => sum + advance(letter, table, weight), 0)
}

function tableOf(familyName: string) {
  const slug = fontFamily(familyName)?.slug ?? ''
  const known = tables.get(slug)
  if (known) return known
  const rows = (readData<Advances>('fonts').get('advances') ?? {})[slug] ?? {}
  const table = Object.entries(rows).map(([weight, widths]) => ({
    weight: Number(weight),
    widths: String(widths)
      .split(' ')
      .map((hundredths) => Number(hundredths) / 100),
  }))
  tables.set(slug, table)
  return table
}

function advance(letter: string, table: ReturnType<typeof tableOf>, weight: number): number {
  const [light, bold = light] = table
  const at = placeOf(letter)
  if (at < 0 && /[\p{L}--\p{Script=Latin}]/v.test(letter)) return inAnotherFont
  if (!light || at < 0) return unknown
  const share =
    bold === light
      ? 0
      : Math.min(1, Math.max(0, (weight - light.weight) / (bold.weight - light.weight)))
  return light.widths[at] + (bold.widths[at] - light.widths[at]) * share
}

function placeOf(letter: string): number {
  const exact = MEASURED_LETTERS.indexOf(letter)
  return exact >= 0 ? exact : MEASURED_LETTERS.indexOf(letter.normalize('NFD')[0])
}
