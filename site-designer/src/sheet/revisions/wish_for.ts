import { bodyFonts, headingFonts } from '#designer/fonts/offered_fonts'
import type { Loose } from '#designer/sheet/readings/loose'
import { languageCodes } from '#designer/sheet/schema/language_codes'
import type { FieldPath, Sheet, Value, Wishes } from '#designer/sheet/sheet'
import { directions, sectionKinds, type SectionKind } from '#designer/site/kinds'

/** The sheet after a wish about the page that a model read in feedback; undefined where it is none. */
export function wishFor(
  before: Sheet,
  field: string,
  change: Loose,
  kinds: readonly SectionKind[]
): Sheet | undefined {
  const sheet = structuredClone(before)
  const wish = new Wish(sheet.wishes, change, kinds)
  const made = wish[field as keyof Wish]
  const touched = typeof made === 'function' ? made.call(wish) : undefined
  if (!touched || JSON.stringify(sheet) === JSON.stringify(before)) return undefined
  sheet.edited = [...new Set([...sheet.edited, ...touched])]
  return sheet
}

type Touched = FieldPath[] | undefined

const byHand = <T>(value: T): Value<T> => ({ value, source: 'edited' })
const without = <T>(list: readonly Value<T>[], value: T) =>
  list.filter((one) => one.value !== value)

/** One wish of the page, by the field that it is about; each answers with the fields it has set. */
class Wish {
  readonly #wishes: Wishes
  readonly #change: Loose
  readonly #kinds: readonly SectionKind[]

  'constructor'(wishes: Wishes, change: Loose, kinds: readonly SectionKind[]) {
    this.#wishes = wishes
    this.#change = change
    this.#kinds = kinds
  }

  get #value(): string {
    return this.#change.text('value') ?? ''
  }

  get #isRemoval(): boolean {
    return this.#change.text('do') === 'remove'
  }

  get #section(): SectionKind | undefined {
    return sectionKinds.find((kind) => kind === this.#value && kind !== 'hero')
  }

  'wishes.language'(): Touched {
    if (!languageCodes.includes(this.#value)) return undefined
    this.#wishes.language = byHand(this.#value)
    return ['wishes.language']
  }

  'wishes.sections_wanted'(): Touched {
    return this.#wantSection(!this.#isRemoval)
  }

  'wishes.sections_refused'(): Touched {
    return this.#wantSection(this.#isRemoval)
  }

  #wantSection(isWanted: boolean): Touched {
    const kind = this.#section
    if (!kind) return undefined
    const wishes = this.#wishes
    const [wanted, refused] = [
      without(wishes.sections_wanted, kind),
      without(wishes.sections_refused, kind),
    ]
    wishes.sections_wanted = isWanted ? [...wanted, byHand(kind)] : wanted
    wishes.sections_refused = isWanted ? refused : [...refused, byHand(kind)]
    return ['wishes.sections_wanted', 'wishes.sections_refused']
  }

  /** `which` is the section before which it goes; without it goes to the end. */
  'wishes.section_order'(): Touched {
    const kind = this.#section
    const before = sectionKinds.find((one) => one === this.#change.text('which'))
    if (!kind || !this.#kinds.includes(kind) || before === kind) return undefined
    const others = this.#kinds.filter((one) => one !== kind)
    const at = before ? others.indexOf(before) : others.length
    // Nothing stands above the title.
    this.#wishes.section_order = others.toSpliced(Math.max(1, at), 0, kind)
    return ['wishes.section_order']
  }

  'wishes.moods'(): Touched {
    const mood = this.#value.slice(0, 40)
    if (mood === '') return undefined
    const others = without(this.#wishes.moods, mood)
    this.#wishes.moods = this.#isRemoval ? others : [...others, byHand(mood)]
    return ['wishes.moods']
  }

  'wishes.colours'(): Touched {
    const colour = this.#colour
    if (!colour) return undefined
    const others = this.#wishes.colours.filter(({ value }) => value.hex !== colour.hex)
    if (this.#isRemoval) this.#wishes.colours = others
    else this.#wishes.colours = [byHand(colour), ...(this.#isAddition ? others : [])]
    return ['wishes.colours']
  }

  'wishes.colours_refused'(): Touched {
    const colour = this.#colour
    if (!colour) return undefined
    const wishes = this.#wishes
    wishes.colours = wishes.colours.filter(({ value }) => value.hex !== colour.hex)
    wishes.colours_refused = [...wishes.colours_refused, byHand(colour)]
    return ['wishes.colours', 'wishes.colours_refused']
  }

  get #isAddition(): boolean {
    return this.#change.text('do') === 'add'
  }

  get #colour() {
    const hex = this.#change.text('hex')?.toLowerCase() ?? ''
    if (!/^#[0-9a-f]{6}$/.test(hex)) return undefined
    return { hex, word: (this.#value || hex).slice(0, 60) }
  }

  'wishes.theme'(): Touched {
    const theme = (['light', 'dark'] as const).find((known) => known === this.#value)
    if (!theme) return undefined
    this.#wishes.theme = byHand(theme)
    return ['wishes.theme']
  }

  'wishes.direction'(): Touched {
    const direction = directions.find((known) => known === this.#value)
    if (!direction) return undefined
    this.#wishes.direction = byHand(direction)
    return ['wishes.direction']
  }

  'wishes.look.heading_font'(): Touched {
    return this.#setFont('heading_font', headingFonts)
  }

  'wishes.look.body_font'(): Touched {
    return this.#setFont('body_font', bodyFonts)
  }

  #setFont(name: 'heading_font' | 'body_font', fonts: readonly string[]): Touched {
    const font = fonts.find((one) => one.toLowerCase() === this.#value.toLowerCase())
    if (!font) return undefined
    this.#wishes.look[name] = font
    return ['wishes.look']
  }

  'wishes.look.corner_radius'(): Touched {
    const radius = Number.parseInt(this.#value, 10)
    if (!(radius >= 0 && radius <= 20)) return undefined
    this.#wishes.look.corner_radius = radius
    return ['wishes.look']
  }
}
