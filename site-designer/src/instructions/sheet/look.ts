import { named, namedWithin, type Slot, type SlotsOf } from '#designer/instructions/language/slots'
import { plain } from '#designer/instructions/sheet/items'
import { byHand, type Answer, type Revision } from '#designer/instructions/sheet/revision'
import { thingsNamed } from '#designer/instructions/sheet/things'
import type { LookName } from '#designer/instructions/targets/target'
import { colourIn } from '#designer/instructions/values/colour'
import { colourSpoken, nameOfColour } from '#designer/instructions/values/colour_names'
import { fontNamed } from '#designer/instructions/values/font'
import { toned, type Tone } from '#designer/instructions/values/tone'
import { namedDirection } from '#designer/outline/direction_names'
import { isColourOf } from '#designer/outline/refused_colours'
import { leaningsOf } from '#designer/outline/moods'
import { kindById } from '#designer/kinds/all'
import { normalHex } from '#designer/renderer/color/palette'
import type { Value } from '#designer/sheet/sheet'
import { directions, type DirectionId } from '#designer/site/kinds'

type Action = (revision: Revision, slots: SlotsOf) => Answer

/** Commands that change the look of a whole page. */
export const lookActions: Record<string, Action> = {
  brand: setBrand,
  colour_refused: refuseColour,
  tone: setTone,
  mood: setMood,
  dark: (revision) => setTheme(revision, 'dark'),
  light: (revision) => setTheme(revision, 'light'),
  rounder: (revision) => setCorners(revision, 'rounder'),
  sharper: (revision) => setCorners(revision, 'sharper'),
  square: (revision) => setCorners(revision, 'square'),
  round: (revision) => setCorners(revision, 'round'),
  heading_font: (revision, slots) => setFont(revision, slots, 'heading_font'),
  body_font: (revision, slots) => setFont(revision, slots, 'body_font'),
  fonts: (revision, slots) => setFont(revision, slots, 'fonts'),
}

/** What a property of the whole look is set to. Colours of single parts are for the finished page. */
export function setLookTo(revision: Revision, look: LookName, value: Slot): Answer {
  const { language } = revision
  switch (look) {
    case 'brand': {
      const hex = colourIn(value.text, language.code)
      return hex
        ? wear(revision, normalHex(hex), plain(value))
        : revision.cannot('no_colour', { words: value.text })
    }
    case 'heading_font':
    case 'body_font':
    case 'fonts':
      return setFont(revision, { font: value }, look)
    case 'theme':
    case 'corners': {
      const radius = /^(\d{1,2})(?:\s?px)?[.]?$/.exec(value.text.trim())?.[1]
      if (radius) return setCorners(revision, Number(radius))
      const known = { ...language.themes, ...language.corners }
      const name = named(value.words, known, language)
      return name ? lookActions[name](revision, {}) : noLook(revision, value)
    }
    case 'background':
    case 'text':
    case 'size':
      return 'later'
  }
}

function noLook(revision: Revision, { text }: Slot): Answer {
  return revision.cannot('no_look', { words: text })
}

/** "Navy and white": the first is the brand colour. */
function setBrand(revision: Revision, { color, color2 }: SlotsOf): Answer {
  const answer = setLookTo(revision, 'brand', color)
  const hex = color2 && colourIn(color2.text, revision.language.code)
  if (hex) revision.sheet.wishes.colours.push(byHand({ hex: normalHex(hex), word: plain(color2) }))
  return answer
}

/** "Make it dark green": a colour of the page is its brand colour. */
export function setColour(revision: Revision, { target, color }: SlotsOf): Answer {
  const isPage = thingsNamed(revision, target).some(
    (thing) => thing.is === 'page' || (thing.is === 'look' && thing.look === 'brand')
  )
  const isThis = revision.language.this.includes(target.words.join(' '))
  return isPage || isThis ? setLookTo(revision, 'brand', color) : 'later'
}

function setTheme(revision: Revision, theme: 'light' | 'dark'): Answer {
  const { wishes } = revision.sheet
  const now = wishes.theme?.value ?? revision.page.look?.theme
  wishes.theme = byHand(theme)
  revision.edited('wishes.theme')
  return revision.done(now === theme ? `${theme}_already` : theme)
}

const CORNERS = [0, 2, 4, 8, 12, 16, 20]

function setCorners(
  revision: Revision,
  to: number | 'square' | 'round' | 'rounder' | 'sharper'
): Answer {
  const { look } = revision.sheet.wishes
  const now = look.corner_radius ?? revision.page.look?.corner_radius
  const isStep = to === 'rounder' || to === 'sharper'
  if (isStep && now === undefined) return undefined
  const next = {
    square: 0,
    round: 16,
    rounder: CORNERS.find((one) => one > now!) ?? now,
    sharper: CORNERS.findLast((one) => one < now!) ?? now,
  }
  look.corner_radius = typeof to === 'number' ? Math.min(to, CORNERS.at(-1)!) : next[to]
  revision.edited('wishes.look')
  return revision.done('corners', { px: look.corner_radius! })
}

function setFont(
  revision: Revision,
  { font }: SlotsOf,
  which: 'heading_font' | 'body_font' | 'fonts'
): Answer {
  const family = fontNamed(font.text)
  if (!family) return revision.cannot('no_font', { words: font.text })
  const { look } = revision.sheet.wishes
  for (const field of which === 'fonts' ? (['heading_font', 'body_font'] as const) : [which])
    look[field] = family
  revision.edited('wishes.look')
  return revision.done(which, { font: family })
}

/** "Warmer", "darker": from the colour that the page has. */
function setTone(revision: Revision, { tone: slot }: SlotsOf): Answer {
  const { language, sheet, page } = revision
  const tone = namedWithin(slot.words, language.tones, language) as Tone | undefined
  if (!tone) return noLook(revision, slot)
  const theme = sheet.wishes.theme?.value ?? page.look?.theme
  if (tone === 'darker' && theme === 'light') return setTheme(revision, 'dark')
  if (tone === 'lighter' && theme === 'dark') return setTheme(revision, 'light')
  const worn = sheet.wishes.colours[0]?.value.hex ?? page.look?.primary_color
  const next = worn && toned(worn, tone)
  return next && next !== worn ? wear(revision, next, slot.text) : undefined
}

function wear(revision: Revision, hex: string, word: string): Answer {
  const { wishes } = revision.sheet
  wishes.colours = [byHand({ hex, word })]
  const refused = wishes.colours_refused.filter(({ value }) => value.hex !== hex)
  if (refused.length < wishes.colours_refused.length) revision.edited('wishes.colours_refused')
  wishes.colours_refused = refused
  revision.edited('wishes.colours')
  return revision.done('colour', { word })
}

/** "I don't like blue": what suits comes in its place when the page is composed again. */
function refuseColour(revision: Revision, { color }: SlotsOf): Answer {
  const hex = colourSpoken(color, revision.language.code)
  if (!hex) return revision.cannot('no_colour', { words: color.text })
  const { wishes } = revision.sheet
  const word = nameOfColour(hex, revision.language.code)
  wishes.colours = wishes.colours.filter(({ value }) => !isColourOf(value.hex, hex))
  const others = wishes.colours_refused.filter(({ value }) => value.hex !== hex)
  wishes.colours_refused = [...others, byHand({ hex, word })]
  revision.edited('wishes.colours', 'wishes.colours_refused')
  return revision.done('colour_refused', { word })
}

/**
 * The design turns to the direction that suits the mood, unless the person chose one: that stays
 * until they ask for another.
 */
function setMood(revision: Revision, { mood: slot }: SlotsOf): Answer {
  const { language, sheet, page } = revision
  const { wishes } = sheet
  const mood = namedWithin(slot.words, language.moods, language) ?? plain(slot)
  const now = wishes.direction?.value ?? page.direction
  const able = directionsFor(revision)
  if (mood === 'other') {
    const next = able[(able.indexOf(now!) + 1) % able.length]
    return now ? turn(revision, { value: next, source: 'edited' }) : undefined
  }
  const leanings = leaningsOf({ ...sheet, wishes: { ...wishes, moods: [byHand(mood)] } })
  if (Object.keys(leanings).length === 0) return noLook(revision, slot)
  wishes.moods = [...wishes.moods.filter(({ value }) => value !== mood), byHand(mood)]
  revision.edited('wishes.moods')
  if (wishes.direction?.source === 'edited') return revision.done('mood_noted', { mood: slot.text })
  const habits = kindById(sheet.who.kind?.value ?? '').directions
  const score = (id: DirectionId) => (leanings[id] ?? 0) + (habits.includes(id) ? 0.5 : 0)
  const best = able.reduce((one, other) => (score(other) > score(one) ? other : one))
  if (best === now) return revision.done('mood_suits', { mood: slot.text })
  // Said by a mood and not chosen: the next mood may turn it again.
  return turn(revision, { value: best, source: 'said' })
}

function turn(revision: Revision, direction: Value<DirectionId>): Answer {
  revision.sheet.wishes.direction = direction
  revision.edited('wishes.direction')
  const { name } = namedDirection(direction.value, revision.language.code)
  return revision.done('direction', { name })
}

/** Those that suit the kind first. One direction is made for the dark. */
function directionsFor({ sheet, page }: Revision): DirectionId[] {
  const theme = sheet.wishes.theme?.value ?? page.look?.theme
  const all = new Set([...kindById(sheet.who.kind?.value ?? '').directions, ...directions])
  return [...all].filter((id) => id !== 'night' || theme === 'dark' || id === page.direction)
}
