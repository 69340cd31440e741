import { bodyFonts, headingFonts } from '#designer/fonts/offered_fonts'
import { folded } from '#designer/language/fold'
import { ourLanguages } from '#designer/language/words_of'
import type { UntrustedAnswer } from '#designer/sheet/readings/untrusted_answer'
import type { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import {
  refuseColour,
  setLook,
  wantSection,
  without,
  type Colour,
} from '#designer/sheet/changes/wishes'
import { namedColours } from '#designer/site/colours'
import { isColourOf } from '#designer/site/is_colour_of'
import { sectionKinds, type SectionKind } from '#designer/site/kinds'

/** Makes a wish about the page that a model read from feedback; one that is invalid changes nothing. */
export function makeWish(
  writer: SheetWriter,
  field: string,
  change: UntrustedAnswer,
  kinds: readonly SectionKind[]
): void {
  const value = change.text('value') ?? ''
  const section = sectionKinds.find((kind) => kind === value && kind !== 'hero')
  wishesBy[field]({ writer, change, value, section, kinds, does: change.text('do') })
}

interface Wish {
  writer: SheetWriter
  change: UntrustedAnswer
  value: string
  section?: SectionKind
  /** The sections of the page as it is. */
  kinds: readonly SectionKind[]
  does?: string
}

/** Wishes that change more than the value of one field. */
export const wishesBy: Record<string, (wish: Wish) => void> = {
  'wishes.sections_wanted': ({ writer, section, does }) =>
    section && wantSection(writer, section, does !== 'remove'),
  'wishes.sections_refused': ({ writer, section, does }) =>
    section && wantSection(writer, section, does === 'remove'),
  'wishes.section_order': order,
  'wishes.colours': (wish) => {
    const { writer, does } = wish
    const colour = colourIn(wish)
    if (!colour) return
    const { language } = writer.sheet.wishes
    if (does === 'remove') return refuse(writer, asNamed(colour, language.value))
    const others = without(writer.sheet.wishes.colours, colour)
    writer.set('wishes.colours', does === 'add' ? [colour, ...others] : [colour])
  },
  'wishes.colours_refused': (wish) => {
    const { writer, does } = wish
    const said = colourIn(wish)
    if (!said) return
    const colour = asNamed(said, writer.sheet.wishes.language.value)
    if (does !== 'remove') return refuse(writer, colour)
    const refused = writer.sheet.wishes.colours_refused.map(({ value }) => value)
    const others = refused.filter(({ hex }) => !isColourOf(hex, colour.hex))
    writer.set('wishes.colours_refused', others)
  },
  'wishes.look.heading_font': (wish) => setFont(wish, 'heading_font', headingFonts),
  'wishes.look.body_font': (wish) => setFont(wish, 'body_font', bodyFonts),
  'wishes.look.corner_radius': ({ writer, value }) => {
    const radius = Number.parseInt(value, 10)
    if (radius >= 0 && radius <= 20) setLook(writer, { corner_radius: radius })
  },
}

/** Moves a section before the section `which`, or to the end. */
function order({ writer, change, section, kinds }: Wish): void {
  const before = sectionKinds.find((one) => one === change.text('which'))
  if (!section || !kinds.includes(section) || before === section) return
  const others = kinds.filter((one) => one !== section)
  const at = before ? others.indexOf(before) : others.length
  // The hero stays first.
  writer.wish('section_order', others.toSpliced(Math.max(1, at), 0, section))
}

function refuse(writer: SheetWriter, colour: Colour): void {
  refuseColour(writer, colour, ({ hex }) => isColourOf(hex, colour.hex))
}

/** As its word names it: the value that a model gives to "blue" may be so far off that other blues stay. */
function asNamed({ hex, word }: Colour, code: string): Colour {
  for (const language of new Set([code, ...ourLanguages])) {
    const known = namedColours(language).find(({ name }) => folded(name) === folded(word))
    if (known) return { hex: known.hex, word }
  }
  return { hex, word }
}

function colourIn({ change, value }: Wish): Colour | undefined {
  const hex = change.text('hex')?.toLowerCase() ?? ''
  return /^#[0-9a-f]{6}$/.test(hex) ? { hex, word: (value || hex).slice(0, 60) } : undefined
}

function setFont(
  { writer, value }: Wish,
  name: 'heading_font' | 'body_font',
  fonts: readonly string[]
): void {
  const font = fonts.find((one) => one.toLowerCase() === value.toLowerCase())
  if (font !== undefined) setLook(writer, { [name]: font })
}
