export type Measurements = Record<string, { time: number; reference: number }[]>

export interface Verdict {
  readonly goal: string
  readonly isMet: boolean
  readonly value: string
}

/** What the engine is meant to reach, judged by what was measured in this run. */
export function goals(results: Measurements, memory: readonly number[]): Verdict[] {
  const out: Verdict[] = []
  const ratio = (name: string, limit: number, goal: string) => {
    if (!results[name]) return
    const ratios = results[name].map(({ time, reference }) => time / reference)
    const worst = Math.max(...ratios)
    out.push({
      goal,
      isMet: worst <= limit,
      value: ratios.map((value) => value.toPrecision(2)).join(', '),
    })
  }
  const faster = (name: string, than: string, times: number, goal: string) => {
    if (!results[name] || !results[than]) return
    const ratios = results[name].map(({ time, reference }, i) => {
      const other = results[than][i]
      return other.time / other.reference / (time / reference)
    })
    out.push({
      goal,
      isMet: Math.min(...ratios) >= times,
      value: ratios.map((value) => `${value.toFixed(0)}×`).join(', '),
    })
  }
  ratio('open', 0.1, 'open a page in 0.10 of parse5')
  ratio('patch', 0.01, 'patch an open page in 0.01 of parse5, text not read')
  ratio('patchRead', 0.06, 'patch an open page in 0.06 of parse5, text read')
  ratio('cold', 0.12, 'patch from string to string in 0.12 of parse5')
  faster('cold', 'cheerio', 10, 'patch from string to string 10 times faster than cheerio')
  ratio('tag', 0.15, 'tag every element in 0.15 of parse5')
  ratio('untag', 0.15, 'untag every element in 0.15 of parse5')
  faster('tag', 'cheerioTag', 10, 'tag every element 10 times faster than cheerio')
  faster('tag', 'rewriterTag', 10, 'tag every element 10 times faster than html-rewriter-wasm')
  if (results.lines) {
    const { time } = results.lines[1]
    out.push({
      goal: '20 line edits of 100 KB in 2 ms',
      isMet: time <= 2,
      value: `${time.toFixed(2)} ms`,
    })
  }
  out.push({
    goal: 'an open page holds at most 3 bytes for each byte of source',
    isMet: Math.max(...memory) <= 3,
    value: memory.map((value) => value.toFixed(2)).join(', '),
  })
  return out
}
