/** What one process of `one.ts` says. */
export interface Measurement {
  /** Median milliseconds of the operation, and of what it was compared to. */
  readonly time: number
  readonly other: number
  /** Median of time by other, slice by slice. */
  readonly ratio: number
  /** The page that both read: UTF-16 units and elements. */
  readonly length: number
  readonly elements: number
}

export const REFERENCE = 'parse5Locations'

/** What the engine is meant to reach, written down before it was measured. */
interface Goal {
  readonly goal: string
  readonly operation: string
  readonly against?: string
  readonly unit: 'ratio' | 'times faster' | 'ms' | 'bytes per byte'
  readonly limit: number
  /** The one page size that the goal is about; otherwise it holds for all. */
  readonly size?: number
}

const ofParse5 = (operation: string, limit: number, goal: string, size?: number): Goal => ({
  goal: `${goal}: at most ${limit} of parse5`,
  operation,
  unit: 'ratio',
  limit,
  size,
})

const fasterThan = (operation: string, against: string, goal: string): Goal => ({
  goal: `${goal}: at least 10 times faster`,
  operation,
  against,
  unit: 'times faster',
  limit: 10,
})

export const GOALS: readonly Goal[] = [
  ofParse5('open', 0.1, 'open a page'),
  ofParse5('cold', 0.12, 'patch, string in, string out'),
  fasterThan('cold', 'cheerio', 'patch, string in, string out, than cheerio'),
  ofParse5('patch', 0.01, 'patch an open page of 100 KB, text not read', 100_000),
  ofParse5('patchRead', 0.06, 'patch an open page of 100 KB, text read', 100_000),
  ofParse5('tag', 0.15, 'tag every element'),
  fasterThan('tag', 'cheerioTag', 'tag every element, than cheerio'),
  fasterThan('tag', 'rewriterTag', 'tag every element, than html-rewriter-wasm'),
  ofParse5('untag', 0.15, 'untag every element'),
  {
    goal: '20 line edits of 100 KB: at most 2 ms',
    operation: 'lines',
    unit: 'ms',
    limit: 2,
    size: 100_000,
  },
  {
    goal: 'an open page holds at most 3 bytes for each byte of source',
    operation: 'memory',
    unit: 'bytes per byte',
    limit: 3,
  },
]

export interface Verdict extends Goal {
  /** One value for each page size that the goal is about. */
  readonly values: readonly number[]
  readonly isKept: boolean
}

/** Results by `operation` or `operation/against`, one for each of `sizes`. */
export type Results = Readonly<Record<string, readonly Measurement[]>>

/** Goals of which something was measured, judged by the worst page. */
export function judge(
  sizes: readonly number[],
  results: Results,
  memory: readonly number[]
): Verdict[] {
  return GOALS.flatMap((goal) => {
    const key = goal.against ? `${goal.operation}/${goal.against}` : goal.operation
    const all = goal.operation === 'memory' ? memory : results[key]?.map(valueOf(goal))
    const values = (all ?? []).filter((_, i) => !goal.size || goal.size === sizes[i])
    if (!values.length) return []
    const isKept =
      goal.unit === 'times faster'
        ? Math.min(...values) >= goal.limit
        : Math.max(...values) <= goal.limit
    return [{ ...goal, values, isKept }]
  })
}

function valueOf({ unit }: Goal): (measurement: Measurement) => number {
  if (unit === 'ms') return ({ time }) => time
  return unit === 'times faster' ? ({ ratio }) => 1 / ratio : ({ ratio }) => ratio
}
