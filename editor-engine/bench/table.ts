import type { Measurement, Results, Verdict } from './goals.ts'

/** What was measured, when and on what. */
export interface Machine {
  readonly version: string
  readonly measured_on: string
  readonly node: string
  readonly processor: string
  readonly processors: number
  /** Load of the machine at the begin and the end: what else ran while this was measured. */
  readonly load: readonly [number, number]
}

/** All that a run of the bench says, as it is kept in the evidence. */
export interface Report extends Machine {
  readonly pace: 'full' | 'short'
  readonly sizes: readonly number[]
  readonly operations: Readonly<Record<string, { title: string; isOurs: boolean }>>
  readonly results: Results
  readonly memory: readonly number[]
  readonly goals: readonly Verdict[]
}

const MEMORY = 'memory of an open page, bytes for each byte of source'

/** The report as markdown; nothing in it that was not measured. */
export function table(report: Report): string {
  const { sizes, operations, results, memory, goals } = report
  const columns = sizes.map((size) => `${size / 1000} KB`)
  const elements = results.open?.map((one) => one.elements.toLocaleString('en'))
  const names = Object.keys(operations).filter((name) => results[name])
  return [
    row(['Milliseconds (share of parse5 with locations on the same page)', ...columns]),
    row(['---', ...sizes.map(() => '---')]),
    ...(elements ? [row(['elements on the page', ...elements])] : []),
    ...names.map((name) => row([titleOf(operations[name]), ...results[name].map(cell)])),
    ...(memory.length ? [row([MEMORY, ...memory.map((share) => share.toFixed(2))])] : []),
    '',
    row(['Goal', `Measured (${columns.join(', ')})`, 'Kept']),
    row(['---', '---', '---']),
    ...goals.map((verdict) =>
      row([
        verdict.goal,
        verdict.values.map(value(verdict)).join(', '),
        verdict.isKept ? 'yes' : '**no**',
      ])
    ),
  ].join('\n')
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const titleOf = ({ title, isOurs }: { title: string; isOurs: boolean }) =>
  isOurs ? `**${title}**` : title

const cell = ({ time, ratio }: Measurement) => `${milliseconds(time)} (${ratio.toPrecision(2)})`

const milliseconds = (time: number) =>
  time < 0.1 ? time.toFixed(4) : time < 10 ? time.toFixed(2) : time.toFixed(0)

function value({ unit }: Verdict): (measured: number) => string {
  if (unit === 'times faster') return (measured) => `${measured.toFixed(1)}×`
  if (unit === 'ms') return (measured) => `${measured.toFixed(2)} ms`
  return (measured) => measured.toPrecision(2)
}
