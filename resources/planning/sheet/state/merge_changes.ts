import type { SheetChange } from 'site-designer/sheet'

/** Changes of these fields name their parts; any other field is changed as a whole. */
export const GROUPS = ['who', 'contact', 'own_words', 'wishes'] as const
export type Group = (typeof GROUPS)[number]

/** Merges two changes; if both change a field, the later one wins. */
export function mergeChanges(earlier: SheetChange, later: SheetChange): SheetChange {
  const merged: SheetChange = { ...earlier, ...later }
  for (const group of GROUPS) {
    if (earlier[group] && later[group]) {
      Object.assign(merged, { [group]: { ...earlier[group], ...later[group] } })
    }
  }
  if (earlier.suggestions && later.suggestions) {
    merged.suggestions = {
      take: [...(earlier.suggestions.take ?? []), ...(later.suggestions.take ?? [])],
      drop: [...(earlier.suggestions.drop ?? []), ...(later.suggestions.drop ?? [])],
    }
    const undo = [...(earlier.suggestions.undo ?? []), ...(later.suggestions.undo ?? [])]
    if (undo.length > 0) merged.suggestions!.undo = undo
  }
  if (earlier.keep && later.keep) {
    merged.keep = {
      steps: [...(earlier.keep.steps ?? []), ...(later.keep.steps ?? [])],
      questions: [...(earlier.keep.questions ?? []), ...(later.keep.questions ?? [])],
    }
  }
  if (earlier.unplaced && later.unplaced) merged.unplaced = [...earlier.unplaced, ...later.unplaced]
  return merged
}

/** Whether it moves text of the prompt into a field, so that the server decides the value. */
export function movesText(change: SheetChange): boolean {
  return change.suggestions !== undefined || change.unplaced !== undefined
}

export function isEmpty(change: SheetChange): boolean {
  return fieldsOf(change).length === 0
}

/** The paths of the changed fields: "who.name", "services". */
export function fieldsOf(change: SheetChange): string[] {
  return Object.entries(change).flatMap(([group, value]) => {
    if (value === undefined) return []
    return isGroup(group) ? Object.keys(value).map((name) => `${group}.${name}`) : [group]
  })
}

/** The change with the value of each field converted. */
export function mapFields(
  change: SheetChange,
  convert: (path: string, value: unknown) => unknown
): SheetChange {
  const converted = Object.entries(change).flatMap(([name, value]) => {
    if (value === undefined) return []
    if (!isGroup(name)) return [[name, convert(name, value)]]
    const parts = Object.entries(value).map(([part, inside]) => {
      return [part, convert(`${name}.${part}`, inside)]
    })
    return [[name, Object.fromEntries(parts)]]
  })
  return Object.fromEntries(converted)
}

/** The change without the fields at these paths and inside them. */
export function withoutFields(change: SheetChange, paths: readonly string[]): SheetChange {
  const isRefused = (field: string) => paths.some((path) => within(path, field))
  const kept = Object.entries(change).flatMap(([group, value]) => {
    if (!isGroup(group)) return isRefused(group) ? [] : [[group, value]]
    const fields = Object.entries(value).filter(([name]) => !isRefused(`${group}.${name}`))
    return fields.length > 0 ? [[group, Object.fromEntries(fields)]] : []
  })
  return Object.fromEntries(kept)
}

/** Whether an error path belongs to a tap, which has no input in the form. */
export function isTap(path: string): boolean {
  return ['suggestions', 'unplaced', 'keep'].some((tap) => within(path, tap))
}

/**
 * The change without the taps at these paths, such as `suggestions.take.0` or `unplaced.1.to`; what is
 * kept goes as a whole.
 */
export function withoutTaps(change: SheetChange, paths: readonly string[]): SheetChange {
  const { suggestions, unplaced, keep, ...rest } = change
  const take = withoutRows(suggestions?.take, 'suggestions.take', paths)
  const drop = withoutRows(suggestions?.drop, 'suggestions.drop', paths)
  const undo = withoutRows(suggestions?.undo, 'suggestions.undo', paths)
  const placings = withoutRows(unplaced, 'unplaced', paths)
  const isAny = take.length > 0 || drop.length > 0 || undo.length > 0
  const taps = { take, drop, ...(undo.length > 0 && { undo }) }
  return {
    ...rest,
    ...(isAny && !paths.includes('suggestions') && { suggestions: taps }),
    ...(placings.length > 0 && { unplaced: placings }),
    ...(keep && !paths.some((path) => within(path, 'keep')) && { keep }),
  }
}

/** The change without taps on what is not offered or assumed any more; `ids` are those that are. */
export function withoutSettled(change: SheetChange, ids: readonly string[]): SheetChange {
  const settled = (['take', 'drop', 'undo'] as const).flatMap((list) => {
    const taps = change.suggestions?.[list] ?? []
    return taps.flatMap((id, at) => (ids.includes(id) ? [] : [`suggestions.${list}.${at}`]))
  })
  return settled.length > 0 ? withoutTaps(change, settled) : change
}

/** A path without a row number applies to all rows. */
function withoutRows<Row>(
  rows: readonly Row[] = [],
  list: string,
  paths: readonly string[]
): Row[] {
  const wrong = paths.filter((path) => within(path, list))
  const left = rows.filter((_, at) => !wrong.some((path) => within(path, `${list}.${at}`)))
  return wrong.length > 0 && left.length === rows.length ? [] : left
}

/** Whether a path of the server, such as `where.0.label`, is that field or inside it. */
export function within(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`)
}

function isGroup(name: string): name is Group {
  return (GROUPS as readonly string[]).includes(name)
}
