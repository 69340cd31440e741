import { named, namedWithin, type Slot, type SlotsOf } from '#designer/instructions/language/slots'
import { plain } from '#designer/instructions/sheet/items'
import type { Answer, SheetEdit } from '#designer/instructions/sheet/sheet_edit'
import { thingsNamed } from '#designer/instructions/sheet/things'
import type { LookName } from '#designer/instructions/targets/target'
import { colourIn } from '#designer/instructions/values/colour'
import { colourSpoken, nameOfColour } from '#designer/instructions/values/colour_names'
import { fontNamed } from '#designer/instructions/values/font'
import { toned, type Tone } from '#designer/instructions/values/tone'
import { namedDirection } from '#designer/outline/direction_names'
import { isColourOf } from '#designer/site/is_colour_of'
import { leaningsOf } from '#designer/outline/moods'
import { kindById } from '#designer/kinds/all'
import { normalHex } from '#designer/renderer/color/palette'
import { edited } from '#designer/sheet/changes/changed_values'
import { refuseColour as refuseOnSheet, setLook, without } from '#designer/sheet/changes/wishes'
import type { Value } from '#designer/sheet/sheet'
import { directions, type DirectionId } from '#designer/site/kinds'

type Action = (edit: SheetEdit, slots: SlotsOf) => Answer

/** Commands that change the look of a whole page. */
export const lookActions: Record<string, Action> = {
  brand: setBrand,
  colour_refused: refuseColour,
  tone: setTone,
  mood: setMood,
  dark: (edit) => setTheme(edit, 'dark'),
  light: (edit) => setTheme(edit, 'light'),
  rounder: (edit) => setCorners(edit, 'rounder'),
  sharper: (edit) => setCorners(edit, 'sharper'),
  square: (edit) => setCorners(edit, 'square'),
  round: (edit) => setCorners(edit, 'round'),
  heading_font: (edit, slots) => setFont(edit, slots, 'heading_font'),
  body_font: (edit, slots) => setFont(edit, slots, 'body_font'),
  fonts: (edit, slots) => setFont(edit, slots, 'fonts'),
}

/** What a property of the whole look is set to. Colours of single parts are for the finished page. */
export function setLookTo(edit: SheetEdit, look: LookName, value: Slot): Answer {
  const { language } = edit
  switch (look) {
    case 'brand': {
      const hex = colourIn(value.text, language.code)
      return hex
        ? wear(edit, normalHex(hex), plain(value))
        : edit.cannot('no_colour', { words: value.text })
    }
    case 'heading_font':
    case 'body_font':
    case 'fonts':
      return setFont(edit, { font: value }, look)
    case 'theme':
    case 'corners': {
      const radius = /^(\d{1,2})(?:\s?px)?[.]?$/.exec(value.text.trim())?.[1]
      if (radius) return setCorners(edit, Number(radius))
      const known = { ...language.themes, ...language.corners }
      const name = named(value.words, known, language)
      return name ? lookActions[name](edit, {}) : noLook(edit, value)
    }
    case 'background':
    case 'text':
    case 'size':
      return 'later'
  }
}

function noLook(edit: SheetEdit, { text }: Slot): Answer {
  return edit.cannot('no_look', { words: text })
}

/** "Navy and white": the first is the brand colour. */
function setBrand(edit: SheetEdit, { color, color2 }: SlotsOf): Answer {
  const answer = setLookTo(edit, 'brand', color)
  const hex = color2 && colourIn(color2.text, edit.language.code)
  if (hex) {
    const colour = { hex: normalHex(hex), word: plain(color2) }
    edit.writer.append(edit.writer.cell('wishes.colours'), colour)
  }
  return answer
}

/** "Make it dark green": a colour of the page is its brand colour. */
export function setColour(edit: SheetEdit, { target, color }: SlotsOf): Answer {
  const isPage = thingsNamed(edit, target).some(
    (thing) => thing.is === 'page' || (thing.is === 'look' && thing.look === 'brand')
  )
  const isThis = edit.language.this.includes(target.words.join(' '))
  return isPage || isThis ? setLookTo(edit, 'brand', color) : 'later'
}

function setTheme(edit: SheetEdit, theme: 'light' | 'dark'): Answer {
  const now = edit.sheet.wishes.theme?.value ?? edit.page.look?.theme
  edit.writer.set('wishes.theme', theme)
  return edit.done(now === theme ? `${theme}_already` : theme)
}

const CORNERS = [0, 2, 4, 8, 12, 16, 20]

function setCorners(
  edit: SheetEdit,
  to: number | 'square' | 'round' | 'rounder' | 'sharper'
): Answer {
  const { look } = edit.sheet.wishes
  const now = look.corner_radius ?? edit.page.look?.corner_radius
  const isStep = to === 'rounder' || to === 'sharper'
  if (isStep && now === undefined) return undefined
  const next = {
    square: 0,
    round: 16,
    rounder: CORNERS.find((one) => one > now!) ?? now,
    sharper: CORNERS.findLast((one) => one < now!) ?? now,
  }
  const radius = typeof to === 'number' ? Math.min(to, CORNERS.at(-1)!) : next[to]
  setLook(edit.writer, { corner_radius: radius })
  return edit.done('corners', { px: radius! })
}

function setFont(
  edit: SheetEdit,
  { font }: SlotsOf,
  which: 'heading_font' | 'body_font' | 'fonts'
): Answer {
  const family = fontNamed(font.text)
  if (!family) return edit.cannot('no_font', { words: font.text })
  const fields = which === 'fonts' ? ['heading_font', 'body_font'] : [which]
  setLook(edit.writer, Object.fromEntries(fields.map((field) => [field, family])))
  return edit.done(which, { font: family })
}

/** "Warmer", "darker": from the colour that the page has. */
function setTone(edit: SheetEdit, { tone: slot }: SlotsOf): Answer {
  const { language, sheet, page } = edit
  const tone = namedWithin(slot.words, language.tones, language) as Tone | undefined
  if (!tone) return noLook(edit, slot)
  const theme = sheet.wishes.theme?.value ?? page.look?.theme
  if (tone === 'darker' && theme === 'light') return setTheme(edit, 'dark')
  if (tone === 'lighter' && theme === 'dark') return setTheme(edit, 'light')
  const worn = sheet.wishes.colours[0]?.value.hex ?? page.look?.primary_color
  const next = worn && toned(worn, tone)
  return next && next !== worn ? wear(edit, next, slot.text) : undefined
}

function wear(edit: SheetEdit, hex: string, word: string): Answer {
  const { writer, sheet } = edit
  const colour = { hex, word }
  writer.set('wishes.colours', [colour])
  const refused = without(sheet.wishes.colours_refused, colour)
  writer.setIn(writer.cell('wishes.colours_refused'), refused)
  return edit.done('colour', { word })
}

/** "I don't like blue": what suits comes in its place when the page is composed again. */
function refuseColour(edit: SheetEdit, { color }: SlotsOf): Answer {
  const hex = colourSpoken(color, edit.language.code)
  if (!hex) return edit.cannot('no_colour', { words: color.text })
  const word = nameOfColour(hex, edit.language.code)
  refuseOnSheet(edit.writer, { hex, word }, (one) => isColourOf(one.hex, hex))
  return edit.done('colour_refused', { word })
}

/**
 * The design turns to the direction that suits the mood, unless the person chose one: that stays
 * until they ask for another.
 */
function setMood(edit: SheetEdit, { mood: slot }: SlotsOf): Answer {
  const { language, sheet, page } = edit
  const { wishes } = sheet
  const mood = namedWithin(slot.words, language.moods, language) ?? plain(slot)
  const now = wishes.direction?.value ?? page.direction
  const able = directionsFor(edit)
  if (mood === 'other') {
    const next = able[(able.indexOf(now!) + 1) % able.length]
    return now ? turn(edit, edited(next)) : undefined
  }
  const leanings = leaningsOf({ ...sheet, wishes: { ...wishes, moods: [edited(mood)] } })
  if (Object.keys(leanings).length === 0) return noLook(edit, slot)
  edit.writer.set('wishes.moods', [...without(wishes.moods, mood), mood])
  if (wishes.direction?.source === 'edited') return edit.done('mood_noted', { mood: slot.text })
  const habits = kindById(sheet.who.kind?.value ?? '').directions
  const score = (id: DirectionId) => (leanings[id] ?? 0) + (habits.includes(id) ? 0.5 : 0)
  const best = able.reduce((one, other) => (score(other) > score(one) ? other : one))
  if (best === now) return edit.done('mood_suits', { mood: slot.text })
  // Said by a mood and not chosen: the next mood may turn it again.
  return turn(edit, { value: best, source: 'said' })
}

function turn(edit: SheetEdit, direction: Value<DirectionId>): Answer {
  edit.writer.putIn(edit.writer.cell('wishes.direction'), [direction])
  const { name } = namedDirection(direction.value, edit.language.code)
  return edit.done('direction', { name })
}

/** Those that suit the kind first. One direction is made for the dark. */
function directionsFor({ sheet, page }: SheetEdit): DirectionId[] {
  const theme = sheet.wishes.theme?.value ?? page.look?.theme
  const all = new Set([...kindById(sheet.who.kind?.value ?? '').directions, ...directions])
  return [...all].filter((id) => id !== 'night' || theme === 'dark' || id === page.direction)
}
