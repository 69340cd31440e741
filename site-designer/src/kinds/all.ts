import { readData } from '#designer/data/read_data'
import type { Kind } from '#designer/kinds/kind'
import type { KindFile } from '#designer/kinds/kind_file'
import { readKind } from '#designer/kinds/read_kind'

let all: Map<string, Kind> | undefined
let renamed: Map<string, string>

/** Of a page that could be for anything: says nothing about what is done. */
export const neutralKind = 'business'

/** Every kind of page, and behind them the trades. */
export function allKinds(): Kind[] {
  return [...byId().values()]
}

/** The kind or trade of that id; without one, the neutral one. */
export function kindById(id: string): Kind {
  const kinds = byId()
  return kinds.get(renamed.get(id) ?? id) ?? kinds.get(neutralKind)!
}

function byId(): Map<string, Kind> {
  if (all) return all
  const kinds = new Map<string, Kind>()
  renamed = new Map()
  for (const folder of ['kinds', 'trades'])
    for (const [id, file] of readData<KindFile>(folder)) {
      const refined = file.refines === undefined ? undefined : kinds.get(file.refines)
      kinds.set(id, readKind(folder, id, file, refined))
      for (const former of file.formerly ?? []) renamed.set(former, id)
    }
  return (all = kinds)
}
