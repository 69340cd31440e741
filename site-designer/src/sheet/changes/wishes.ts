import type { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import type { Value, Wishes } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'

export type Colour = Wishes['colours'][number]['value']

/** Whether a section is to be on the page; the newest wish is the last of its list. */
export function wantSection(writer: SheetWriter, kind: SectionKind, isWanted: boolean): void {
  const { wishes } = writer.sheet
  const lists = ['sections_wanted', 'sections_refused'] as const
  const [into, outOf] = isWanted ? lists : lists.toReversed()
  writer.setIn(writer.cell(`wishes.${outOf}`), without(wishes[outOf], kind))
  writer.set(`wishes.${into}`, [...without(wishes[into], kind), kind])
}

/** `isOf`: whether a colour of the page is the refused one. */
export function refuseColour(
  writer: SheetWriter,
  colour: Colour,
  isOf = (one: Colour) => one.hex === colour.hex
): void {
  const { colours, colours_refused: refused } = writer.sheet.wishes
  const kept = colours.map(({ value }) => value).filter((one) => !isOf(one))
  writer.setIn(writer.cell('wishes.colours'), kept)
  writer.set('wishes.colours_refused', [...without(refused, colour), colour])
}

export function setLook(writer: SheetWriter, look: Wishes['look']): void {
  writer.wish('look', { ...writer.sheet.wishes.look, ...look })
}

/** The values of a list but one; colours are compared by their hex value, not by their word. */
export function without<T>(list: readonly Value<T>[], value: T): T[] {
  const idOf = (one: unknown) => (one as { hex?: string }).hex ?? one
  return list.map((one) => one.value).filter((one) => idOf(one) !== idOf(value))
}
