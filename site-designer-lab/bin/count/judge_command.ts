import { applyEdit, edit, PageReading } from 'site-designer'
import { wordsOf } from '../../../site-designer/src/live_page/reading/words.ts'

export interface Case {
  page: string
  language: string
  /** False: free wording, or what no page editor can do. */
  plain?: boolean
  instruction: string
  selection: string | null
  expect: {
    outcome: Outcome | Outcome[]
    shows: string[]
    hides: string[]
    keeps: string[]
    before: string[][]
    css: string
  }
}

type Outcome = 'done' | 'readings' | 'cannot'
export type Verdict =
  'done right' | 'done wrong' | 'asked' | 'asked rightly' | 'refused' | 'refused rightly'

interface Judgement {
  verdict: Verdict
  why: string
  /** Of a refusal: how many commands were offered, and how many of them work on the page. */
  examples?: { offered: number; works: number }
  /** Of a question: whether one tap does what was wanted. */
  isOffered?: boolean
}

/** What became of an instruction to a page, by what somebody would see. */
export function judged({ instruction, selection, expect }: Case, html: string): Judgement {
  const now = Date.UTC(2026, 0, 1)
  const made = edit({ html, instruction, now, ...(selection ? { selection } : {}) })
  const wanted = [expect.outcome].flat()
  if (made.outcome === 'readings') {
    const why = made.readings.map(({ label }) => label).join(' | ')
    const isOffered = made.readings.some(({ id }) => {
      const picked = edit({
        html,
        instruction,
        now,
        choices: [id],
        ...(selection ? { selection } : {}),
      })
      const applied = picked.outcome === 'done' && applyEdit(html, picked.operations)
      return applied && applied.ok && faultsOf(expect, html, applied.value.html).length === 0
    })
    return { verdict: verdictOf('asked', wanted.includes('readings')), why, isOffered }
  }
  if (made.outcome === 'cannot') {
    const works = made.can.filter(
      (example) => edit({ html, instruction: example, now }).outcome === 'done'
    )
    const examples = { offered: made.can.length, works: works.length }
    return { verdict: verdictOf('refused', wanted.includes('cannot')), why: made.why, examples }
  }
  const applied = applyEdit(html, made.operations)
  if (!applied.ok) return { verdict: 'done wrong' as const, why: applied.error.message }
  const faults = wanted.includes('done')
    ? faultsOf(expect, html, applied.value.html)
    : ['was to be refused']
  const verdict = faults.length === 0 ? ('done right' as const) : ('done wrong' as const)
  return { verdict, why: `${faults.join('; ')} — ${made.summary}` }
}

function verdictOf(what: 'asked' | 'refused', isRight: boolean): Verdict {
  return isRight ? (`${what} rightly` as Verdict) : what
}

function faultsOf(
  { shows, hides, keeps, before, css }: Case['expect'],
  was: string,
  is: string
): string[] {
  const [text, plainText] = [visible(is, ' '), visible(is, '')]
  const attributes = attributesOf(is)
  const isSeen = (words: string) => [text, plainText].some((all) => all.includes(plainly(words)))
  const plain = (html: string) => html.replace(/ data-element-id="[^"]*"/g, '')
  return [
    ...shows
      .filter((words) => !isSeen(words) && !attributes.includes(plainly(words)))
      .map((words) => `does not show “${words}”`),
    ...hides.filter(isSeen).map((words) => `still shows “${words}”`),
    ...keeps.filter((words) => !isSeen(words)).map((words) => `lost “${words}”`),
    ...before
      .filter((words) => !isInOrder(text, words.map(plainly)))
      .map((words) => `not in order: ${words.join(' < ')}`),
    ...(css && plain(was) === plain(is) ? ['nothing changed'] : []),
  ]
}

/** What stands in the body to be read; `between` takes the place of each tag. */
function visible(html: string, between: string): string {
  const body = html.slice(html.indexOf('<body'))
  const bare = body
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, between)
  return plainly(decoded(bare))
}

/** The title of the window, what pictures show, where links lead and what describes the page. */
function attributesOf(html: string): string {
  const { page } = new PageReading(html)
  const found = [...page.elements()].flatMap((element) => [
    ...['alt', 'href', 'content'].flatMap((name) => element.attribute(name)?.value ?? []),
    ...(element.tag === 'title' ? [wordsOf(element)] : []),
  ])
  return plainly(found.join('\n'))
}

function decoded(text: string): string {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => names[name] ?? whole)
}

function plainly(words: string): string {
  return words.replace(/\s+/g, ' ').replace(/[’‘]/g, "'").trim()
}

function isInOrder(text: string, words: string[]): boolean {
  const at = words.map((one) => text.indexOf(one))
  return at.every((place, index) => place >= 0 && (index === 0 || at[index - 1] < place))
}
