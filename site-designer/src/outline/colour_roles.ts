import { normalHex } from '#designer/renderer/color/palette'
import { distance, toOklch } from '#designer/site/oklch'

interface NamedColour {
  hex: string
  word: string
}

/** What the colours that a person named are used for. */
interface ColourRoles {
  /** The paper of the page: cream, sand, white, or the black of a dark page. */
  ground?: NamedColour
  /** Whether the ground asks for a dark page. */
  isDark: boolean
  primary?: NamedColour
  accent?: NamedColour
}

/**
 * Which of the named colours is the ground, the main colour and the accent. Cream and white are paper, and
 * so is a tint beside a deeper colour; a first colour that is almost black makes a dark page where a bright
 * one stands out on it. Of the others the first is the main colour; a grey gives that place to a colour with
 * a hue.
 */
export function colourRoles(named: readonly NamedColour[]): ColourRoles {
  const colours = named.filter(
    (one, at) => !named.slice(0, at).some((other) => isAlike(one, other))
  )
  const [first, second] = colours
  const isDark =
    first !== undefined &&
    (isBlack(first) || (isDeep(first) && second !== undefined && isBlack(second))) &&
    colours.some((one) => !isDeep(one) && !isPale(one))
  const isOnlyPale = colours.every(isPale)
  const ground = isDark
    ? first
    : (colours.find(isPaper) ?? (isOnlyPale ? undefined : colours.find(isPale)))
  const rest = colours.filter((one) => one !== ground && !(isDark ? isDeep(one) : isPaper(one)))
  // Black letters on cream stay the main colour; any other grey leaves that place to a hue.
  const primary = rest.find((one, at) => !isGrey(one) || (at === 0 && isBlack(one))) ?? rest[0]
  return { ground, isDark, primary, accent: rest.find((one) => one !== primary) }
}

const seen = ({ hex }: NamedColour) => toOklch(normalHex(hex))

/** Less chroma than this is seen as grey. */
const grey = 0.045
const isGrey = (one: NamedColour) => seen(one).c < grey

function isPale(one: NamedColour): boolean {
  const { l, c } = seen(one)
  return l > 0.8 && c < 0.07
}

/** Cream, sand and white; pale blue is a colour. */
function isPaper(one: NamedColour): boolean {
  const { c, h } = seen(one)
  return isPale(one) && (c < 0.022 || (h > 55 && h < 115))
}

const isDeep = (one: NamedColour) => seen(one).l < 0.42

function isBlack(one: NamedColour): boolean {
  const { l, c } = seen(one)
  return l < 0.36 && c < 0.06
}

/** The same colour named twice: "mustard, gold". */
function isAlike(one: NamedColour, other: NamedColour): boolean {
  return distance(seen(one), seen(other)) < 0.075
}
