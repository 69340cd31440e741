import type { Coverage, Stretch } from '#designer/sheet/sheet'

type Mark = Omit<Coverage, 'from'>

/**
 * Marks `stretch`. Only parts for which `changes` is true get the mark; by default, the unplaced ones.
 */
export function marked(
  coverage: readonly Coverage[],
  stretch: Stretch,
  mark: Mark,
  changes: (part: Coverage) => boolean = isUnplaced
): Coverage[] {
  const parts = coverage.flatMap((part): Coverage[] => {
    const inner = overlap(part.from, stretch)
    if (!inner || !changes(part)) return [part]
    const [start, end] = part.from
    return [
      { ...part, from: [start, inner[0]] as Stretch },
      { from: inner, ...mark },
      { ...part, from: [inner[1], end] as Stretch },
    ].filter(({ from }) => from[0] < from[1])
  })
  return joined(parts)
}

/** The parts of `stretch` that are in no field yet. */
export function unplacedIn(coverage: readonly Coverage[], stretch: Stretch): Stretch[] {
  return coverage.flatMap((part) => {
    const inner = isUnplaced(part) ? overlap(part.from, stretch) : undefined
    return inner ? [inner] : []
  })
}

export function overlap(one: Stretch, other: Stretch): Stretch | undefined {
  const from = Math.max(one[0], other[0])
  const to = Math.min(one[1], other[1])
  return from < to ? [from, to] : undefined
}

/** The parts of `stretch` that are in none of `others`. */
export function without(stretch: Stretch, others: readonly Stretch[]): Stretch[] {
  let left: Stretch[] = [stretch]
  for (const other of others) {
    left = left.flatMap((part): Stretch[] => {
      const inner = overlap(part, other)
      if (!inner) return [part]
      const sides: Stretch[] = [
        [part[0], inner[0]],
        [inner[1], part[1]],
      ]
      return sides.filter(([start, end]) => start < end)
    })
  }
  return left
}

export function isSameUse(one: Mark, other: Mark): boolean {
  return one.as === other.as && one.field === other.field && one.for_us === other.for_us
}

function isUnplaced({ as }: Coverage): boolean {
  return as === 'unplaced'
}

function joined(parts: readonly Coverage[]): Coverage[] {
  const list: Coverage[] = []
  for (const part of parts) {
    const last = list.at(-1)
    if (last && isSameUse(last, part) && last.from[1] === part.from[0]) {
      list[list.length - 1] = { ...last, from: [last.from[0], part.from[1]] }
    } else {
      list.push(part)
    }
  }
  return list
}
