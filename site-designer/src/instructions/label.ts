import { labels as en } from '#designer/instructions/en/labels'
import type {
  Instruction,
  LookWish,
  Place,
  StyleWish,
  Target,
} from '#designer/instructions/instruction'
import type { Labels, Named } from '#designer/instructions/labels'
import { labels as tr } from '#designer/instructions/tr/labels'
import type { Language } from '#designer/instructions/language'
import { tradeById } from '#designer/trades/all'
import { toOklch } from '#designer/renderer/color/oklch'

/** One short phrase for a person, for readings and receipts: "Remove the price list". */
export function labelOf(instruction: Instruction, language: Language): string {
  const say = labelsIn(language)
  const name = (target: Target) => named(target, say)
  switch (instruction.do) {
    case 'add_section': {
      const thing = say.sections[instruction.kind]
      return instruction.at ? `${say.add(thing)}, ${placed(instruction.at, say)}` : say.add(thing)
    }
    case 'remove_section':
      return say.remove(name(instruction.section))
    case 'move_section':
      return say.move(name(instruction.section), placed(instruction.to, say))
    case 'change_layout':
      return say.layOut(name(instruction.section), say.layouts[instruction.layout ?? 'other'])
    case 'set_surface':
      return say.surface(name(instruction.section), say.surfaces[instruction.surface])
    case 'set_text':
      return say.write(name(instruction.target), instruction.text)
    case 'replace_words':
      return say.replace(instruction.from, instruction.to)
    case 'remove_part':
      return say.remove(name(instruction.target))
    case 'set_style':
      return say.style(name(instruction.target), styled(instruction.style, say))
    case 'set_link':
      return say.link(name(instruction.target), instruction.href)
    case 'set_look':
      return looked(instruction.look, say)
    case 'set_mood':
      return say.mood(say.moods[instruction.mood])
    case 'set_fact':
      return say.fact(say.facts[instruction.fact], instruction.value)
    case 'set_trade':
      return say.trade(instruction.noun ?? tradeById(instruction.trade).words[language].noun)
    case 'add_item':
      return say.addItem(instruction.name, instruction.price)
    case 'remove_item':
      return say.removeItem(instruction.name)
    case 'set_price':
      return say.price(instruction.name, instruction.price)
    case 'set_form':
      return say.form(instruction.wanted)
    case 'add_field':
      return say.addField(instruction.field)
    case 'remove_field':
      return say.removeField(instruction.field)
    case 'shorten':
      return say.shorten(name(instruction.section))
    case 'add_words':
      return say.words(instruction.text)
  }
}

/** Sentences that work, to offer where something could not be done. */
export function canDo(language: Language): string[] {
  return labelsIn(language).examples
}

export function labelsIn(language: Language): Labels {
  return language === 'tr' ? tr : en
}

/** A colour by its name, or by the name of the nearest that has one. */
export function colorName(hex: string, { colors }: Pick<Labels, 'colors'>): string {
  const exact = colors[hex.toLowerCase()]
  if (exact) return exact.split(',')[0]
  const { l, c, h } = toOklch(hex)
  const distance = (other: string) => {
    const one = toOklch(other)
    const turn = ((one.h - h) * Math.PI) / 180
    return (one.l - l) ** 2 + one.c ** 2 + c ** 2 - 2 * one.c * c * Math.cos(turn)
  }
  const nearest = Object.keys(colors).reduce((best, one) =>
    distance(one) < distance(best) ? one : best
  )
  return `${colors[nearest].split(',')[0]} (${hex})`
}

function named({ kind, part, words, nth }: Target, say: Labels): Named {
  const section = kind && say.sections[kind]
  const own = part && say.parts[part]
  if (section && part) return say.partOf(section, part, nth)
  const name = own ?? section ?? say.called(nth ? '' : words)
  return nth ? say.nth(name, nth) : name
}

function placed(at: Place, say: Labels): string {
  if (at.where === 'before') return say.before(named(at.section, say))
  if (at.where === 'after') return say.after(named(at.section, say))
  return say.where[at.where]
}

function styled(style: StyleWish, say: Labels): string {
  const { styles } = say
  const words = [
    style.color && styles.color(colorName(style.color, say)),
    style.background && styles.background(colorName(style.background, say)),
    style.size && styles.size(say.sizes[style.size]),
    style.weight && styles.weight(say.weights[style.weight]),
    style.align && styles.align(say.aligned[style.align]),
  ]
  return words.filter(Boolean).join(', ')
}

function looked(look: LookWish, say: Labels): string {
  const { looks } = say
  const radius = look.corner_radius
  const words = [
    look.theme && looks.theme(say.themes[look.theme]),
    look.shade && looks.shade(say.shades[look.shade]),
    look.primary_color && looks.primary_color(colorName(look.primary_color, say)),
    look.tone && looks.tone(say.tones[look.tone]),
    look.heading_font && looks.heading_font(look.heading_font),
    look.body_font && looks.body_font(look.body_font),
    radius !== undefined &&
      looks.corner_radius(typeof radius === 'number' ? `${radius} px` : say.corners[radius]),
    look.text_size && looks.text_size(say.sizes[look.text_size]),
    look.direction && looks.direction(''),
  ]
  return words.filter(Boolean).join('; ')
}
