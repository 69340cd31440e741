import type { PageEdit, Outcome } from '#designer/instructions/page_edit'
import type { Slot, SlotsOf } from '#designer/instructions/language/slots'
import { tradeOn } from '#designer/instructions/new_section'
import {
  lookActions as onSheet,
  setLookTo as setLookOnSheet,
} from '#designer/instructions/sheet/look'
import { SheetEdit, type Answer } from '#designer/instructions/sheet/sheet_edit'
import type { LookName } from '#designer/instructions/targets/target'
import { colourIn } from '#designer/instructions/values/colour'
import { colourSpoken, nameOfColour } from '#designer/instructions/values/colour_names'
import { kindById, neutralKind } from '#designer/kinds/all'
import { showsOneOf } from '#designer/outline/refused_colours'
import { toOklch } from '#designer/site/oklch'
import { normalHex } from '#designer/renderer/color/palette'
import { directionStyle } from '#designer/renderer/directions/direction_style'
import { changeSource } from '#designer/live_page/reading/edit_operation'
import { lookOf, restyle } from '#designer/live_page/restyle'
import { emptySheet, type Sheet } from '#designer/sheet/sheet'
import type { Look } from '#designer/site/site'

/** "{brand colour} to {value}", and the other properties of the whole page. */
export function setLookTo(edit: PageEdit, look: LookName, value: Slot): Outcome {
  if (look === 'size') return edit.impossible('say_larger')
  if (look === 'background' || look === 'text') return setToken(edit, TOKENS[look], value)
  if (look === 'brand' && !lookOf(edit.reading.html)) return setToken(edit, BRAND, value)
  return lookBySheet(edit, (sheetEdit) => setLookOnSheet(sheetEdit, look, value))
}

/** The commands for the look of a whole page, as actions on a finished one. */
export const lookActions: Record<string, (edit: PageEdit, slots: SlotsOf) => Outcome> = {
  ...Object.fromEntries(
    Object.entries(onSheet).map(([name, change]) => [
      name,
      (edit: PageEdit, slots: SlotsOf) =>
        lookBySheet(edit, (sheetEdit) => change(sheetEdit, slots)),
    ])
  ),
  brand: (edit, slots) =>
    lookOf(edit.reading.html)
      ? lookBySheet(edit, (sheetEdit) => onSheet.brand(sheetEdit, slots))
      : setToken(edit, BRAND, slots.color),
  colour_refused: refuseColour,
}

/** "I don't like blue": another colour that suits, and the answer says which. */
function refuseColour(edit: PageEdit, { color }: SlotsOf): Outcome {
  const { reading, language } = edit
  const hex = colourSpoken(color, language.code)
  const page = lookOf(reading.html)
  if (!hex) return edit.impossible('no_colour', { words: color.text })
  if (!page) return edit.impossible('only_ours')
  const { look, direction } = page
  const isOf = (one = '') =>
    one !== '' && showsOneOf(one, [hex], { ...directionStyle(direction), theme: look.theme })
  const called = (one: string) => nameOfColour(one, language.code)
  const { primary_color: worn, accent_color: accent, ground_color: ground } = look
  const kinds = [kindById(tradeOn(reading)), kindById(neutralKind)]
  const suiting = kinds.flatMap(({ palettes }) => palettes.map((one) => normalHex(one.color)))
  const primary = [worn, ...suiting].find((one) => !isOf(one))
  if (![worn, accent, ground].some(isOf) || !primary)
    return {
      ...edit.impossible('colour_not_there', { old: called(hex), now: called(worn) }),
      isFinal: true,
    }
  const next = {
    ...look,
    primary_color: primary,
    accent_color: isOf(accent) ? undefined : accent,
    ground_color: isOf(ground) ? undefined : ground,
  }
  const changes = restyle(reading.html, { look: next, direction }) ?? []
  const values = { old: called(hex), now: called(primary), hex: primary }
  return edit.done([changeSource(reading.html, changes)], 'colour_gone', values)
}

/**
 * Changes the look of a page of ours: the same action that notes a look on the sheet of a plan says
 * what the page is to wear.
 */
function lookBySheet(edit: PageEdit, change: (sheetEdit: SheetEdit) => Answer): Outcome {
  const { html, language } = edit.reading
  const page = lookOf(html)
  if (!page) return edit.impossible('only_ours')
  const kind = { value: tradeOn(edit.reading), source: 'said' as const }
  const sheet = { ...emptySheet({ value: language, source: 'said' }), who: { kind } }
  const sheetEdit = new SheetEdit(sheet, { kinds: [], page, language: edit.language })
  const answer = change(sheetEdit)
  if (typeof answer !== 'object') return edit.impossible('cannot_do')
  if ('cannot' in answer) return { is: 'impossible', why: answer.cannot }
  const look = { ...page.look, ...lookWished(sheetEdit.sheet) }
  const direction = sheetEdit.sheet.wishes.direction?.value ?? page.direction
  const isSame =
    direction === page.direction &&
    (Object.keys(look) as (keyof Look)[]).every((field) => look[field] === page.look[field])
  if (isSame) return edit.impossible('already_so')
  return edit.done([changeSource(html, restyle(html, { look, direction }) ?? [])], 'look_set')
}

function lookWished({ wishes: { look, theme, colours } }: Sheet): Partial<Look> {
  const [first, second] = colours.map(({ value }) => value.hex)
  const lightness = second === undefined ? undefined : toOklch(second).l
  const ground = lightness && (lightness > 0.85 ? 'light' : lightness < 0.25 ? 'dark' : undefined)
  return {
    ...look,
    ...(first ? { primary_color: first } : {}),
    ...((ground ?? theme) ? { theme: ground || theme!.value } : {}),
  }
}

/** A colour that the styles of a page name, by the names that people give it. */
interface Token {
  name: RegExp
  /** What is set on the page where no token has such a name. */
  property?: string
}

const BRAND: Token = {
  name: /^--(?:[\w-]{1,20}-)?(?:primary|brand|accent|main|theme)(?:-colou?r)?$/i,
}
const TOKENS = {
  background: {
    name: /^--(?:paper|bg|background|page)(?:-colou?r)?$/i,
    property: 'background-color',
  },
  text: { name: /^--(?:ink|text|fg|foreground)(?:-colou?r)?$/i, property: 'color' },
} satisfies Record<string, Token>

function setToken(edit: PageEdit, { name, property }: Token, value: Slot): Outcome {
  const colour = colourIn(value.text, edit.language.code)
  if (!colour) return edit.impossible('no_colour', { words: value.text })
  const { tokens, body } = edit.reading
  const token = Object.keys(tokens).find((one) => name.test(one))
  if (token)
    return edit.done([{ type: 'set_token', name: token, value: normalHex(colour) }], 'look_set')
  if (!property || !body?.id) return edit.impossible('only_ours')
  return edit.done(
    [{ type: 'set_style', element: body.id, declarations: { [property]: colour } }],
    'look_set'
  )
}
