import { bodyFonts, headingFonts } from '#designer/fonts/offered_fonts'
import type { UntrustedAnswer } from '#designer/sheet/readings/untrusted_answer'
import type { FieldPath, Sheet, Value, Wishes } from '#designer/sheet/sheet'
import { isSame } from '#designer/sheet/values'
import { sectionKinds, type SectionKind } from '#designer/site/kinds'

/** The sheet after a wish about the page that a model read from feedback; undefined if it is invalid. */
export function wishFor(
  before: Sheet,
  field: string,
  change: UntrustedAnswer,
  kinds: readonly SectionKind[]
): Sheet | undefined {
  const sheet = structuredClone(before)
  const value = change.text('value') ?? ''
  const section = sectionKinds.find((kind) => kind === value && kind !== 'hero')
  const wish = { wishes: sheet.wishes, change, value, section, kinds, does: change.text('do') }
  const wished = wishesBy[field](wish)
  if (!wished) return undefined
  Object.assign(sheet.wishes, wished)
  if (isSame(sheet, before)) return undefined
  const touched = Object.keys(wished).map((name) => `wishes.${name}` as FieldPath)
  sheet.edited = [...new Set([...sheet.edited, ...touched])]
  return sheet
}

interface Wish {
  wishes: Wishes
  change: UntrustedAnswer
  value: string
  section?: SectionKind
  /** The sections of the page as it is. */
  kinds: readonly SectionKind[]
  does?: string
}

type Wished = Partial<Wishes> | undefined

/** Wishes that change more than the value of one field. */
export const wishesBy: Record<string, (wish: Wish) => Wished> = {
  'wishes.sections_wanted': (wish) => wantSection(wish, wish.does !== 'remove'),
  'wishes.sections_refused': (wish) => wantSection(wish, wish.does === 'remove'),
  'wishes.section_order': order,
  'wishes.colours': (wish) => {
    const colour = colourIn(wish)
    if (!colour) return undefined
    const others = without(wish.wishes.colours, colour)
    if (wish.does === 'remove') return { colours: others }
    return { colours: [byHand(colour), ...(wish.does === 'add' ? others : [])] }
  },
  'wishes.colours_refused': (wish) => {
    const colour = colourIn(wish)
    const { colours, colours_refused: refused } = wish.wishes
    return (
      colour && {
        colours: without(colours, colour),
        colours_refused: [...without(refused, colour), byHand(colour)],
      }
    )
  },
  'wishes.look.heading_font': (wish) => setFont(wish, 'heading_font', headingFonts),
  'wishes.look.body_font': (wish) => setFont(wish, 'body_font', bodyFonts),
  'wishes.look.corner_radius': ({ wishes, value }) => {
    const radius = Number.parseInt(value, 10)
    const isOne = radius >= 0 && radius <= 20
    return isOne ? { look: { ...wishes.look, corner_radius: radius } } : undefined
  },
}

const byHand = <T>(value: T): Value<T> => ({ value, source: 'edited' })

/** Colours are compared by their hex value, not by their word. */
function without<T>(list: readonly Value<T>[], value: T): Value<T>[] {
  const idOf = (one: unknown) => (one as { hex?: string }).hex ?? one
  return list.filter((one) => idOf(one.value) !== idOf(value))
}

function wantSection({ wishes, section }: Wish, isWanted: boolean): Wished {
  if (!section) return undefined
  const wanted = without(wishes.sections_wanted, section)
  const refused = without(wishes.sections_refused, section)
  return {
    sections_wanted: isWanted ? [...wanted, byHand(section)] : wanted,
    sections_refused: isWanted ? refused : [...refused, byHand(section)],
  }
}

/** Moves a section before the section `which`, or to the end. */
function order({ change, section, kinds }: Wish): Wished {
  const before = sectionKinds.find((one) => one === change.text('which'))
  if (!section || !kinds.includes(section) || before === section) return undefined
  const others = kinds.filter((one) => one !== section)
  const at = before ? others.indexOf(before) : others.length
  // The hero stays first.
  return { section_order: others.toSpliced(Math.max(1, at), 0, section) }
}

function colourIn({ change, value }: Wish) {
  const hex = change.text('hex')?.toLowerCase() ?? ''
  return /^#[0-9a-f]{6}$/.test(hex) ? { hex, word: (value || hex).slice(0, 60) } : undefined
}

function setFont(
  { wishes, value }: Wish,
  name: 'heading_font' | 'body_font',
  fonts: readonly string[]
): Wished {
  const font = fonts.find((one) => one.toLowerCase() === value.toLowerCase())
  return font === undefined ? undefined : { look: { ...wishes.look, [name]: font } }
}
