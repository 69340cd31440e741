import { monitorEventLoopDelay } from 'node:perf_hooks'
import { BuiltinDesigner } from '#planning/designers/builtin'
import type { Figure } from '#tests/bench/figure'
import { defaultForm } from '#designer/site/form'

const FULL = 20_000

const fill = (piece: string) => piece.repeat(Math.ceil(FULL / piece.length)).slice(0, FULL)
const names = Array.from({ length: 40 }, (_, at) => `Maria Lopez ${at} 07700 900${100 + at}`)

/** Texts that a slow pattern would take very long to read, each as long as a prompt may be. */
export const hostileTextList: Record<string, string> = {
  'one word': fill('bread '),
  'one word without spaces': fill('bread'),
  'one digit': fill('7'),
  'digits with spaces': fill('7 '),
  'one mark': fill('-'),
  'dots': fill('. '),
  'spaces': `bakery${fill(' ')}`.slice(0, FULL),
  'line breaks': fill('a\n'),
  'capitals': fill('A B '),
  'days': `Bir fırın. ${fill('salı, ')}`.slice(0, FULL),
  'times': fill('9-5 10:00-12 '),
  'names and numbers': fill(`${names.join(', ')}. `),
  'nested quotes': `${'"“'.repeat(FULL / 4)}${'”"'.repeat(FULL / 4)}`,
  'prices': fill('Bun 3,50 €, '),
  'price lines': fill('Rye bread – 4,20 €\n'),
  'addresses': fill('12 Mill Lane, Leeds LS1 4AB, '),
  'e-mails': fill('a@b.co,'),
  'people': fill('Ann Lee – chef\n'),
  'dates': fill('12 May – a\n'),
  'places': fill('Leith: Mon 9-5\n'),
  'every day except': fill('every day except '),
  'half e-mails': fill('a@'),
  'half links': fill('http://'),
  'brackets': fill('(('),
}

/**
 * How long the serving process is blocked while the designer reads each of these texts, and how long the
 * sender waits.
 */
export async function hostileTexts(): Promise<Figure[]> {
  const designer = new BuiltinDesigner()
  await designer.read('A bakery.', defaultForm)
  const held = monitorEventLoopDelay({ resolution: 5 })
  const waits: [string, number][] = []
  held.enable()
  for (const [name, text] of Object.entries(hostileTextList)) {
    const began = performance.now()
    await designer.read(text, defaultForm)
    waits.push([name, performance.now() - began])
  }
  held.disable()
  const [slowest, wait] = waits.reduce((one, other) => (other[1] > one[1] ? other : one))
  return [
    {
      name: 'hostile texts of 20,000 characters: the event loop is held, at most',
      unit: 'ms',
      measured: Math.round(held.max / 1e6),
      bound: 100,
    },
    {
      name: `hostile texts: the longest answer (${slowest})`,
      unit: 'ms',
      measured: Math.round(wait),
      bound: 1_000,
    },
  ]
}
