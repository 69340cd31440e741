import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makePage } from './make_page.ts'

export interface NamedPage {
  readonly name: string
  readonly text: string
}

/** Pages of our own making, always there. */
export const ownPages: readonly NamedPage[] = [
  { name: 'small', text: makePage(3000) },
  { name: 'medium', text: makePage(40_000, { seed: 2 }) },
  { name: 'crlf', text: makePage(9000, { seed: 3, newline: '\r\n' }) },
  { name: 'cr', text: makePage(6000, { seed: 4, newline: '\r' }) },
  { name: 'byte order mark', text: `\ufeff${makePage(6000, { seed: 5 })}` },
  {
    name: 'upper case',
    text: makePage(6000, { seed: 6 }).replace(
      /<(\/?)(section|p|h2|ul|li)\b/g,
      (_, slash, tag) => `<${slash}${tag.toUpperCase()}`
    ),
  },
  {
    name: 'unclosed',
    text: makePage(6000, { seed: 7 }).replaceAll('</p>', '').replaceAll('</section>', ''),
  },
  {
    name: 'misnested',
    text: '<p>a<b>b<i>c</b>d</i><table><tr>x<td>y</table><a href=1>z<a href=2>w',
  },
]

/** Pages of others, where CORPUS_DIR says they are. */
export function corpusPages(): readonly NamedPage[] | undefined {
  return corpusPaths()?.map(({ name, path }) => ({ name, text: readFileSync(path, 'utf8') }))
}

export function corpusPaths(): readonly { name: string; path: string }[] | undefined {
  const folder = process.env.CORPUS_DIR
  if (!folder || !existsSync(folder)) return undefined
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => ({ name, path: join(folder, name) }))
}

/** Every input of html5lib's tree construction tests, where HTML5LIB_DIR says they are. */
export function html5libInputs(): readonly NamedPage[] | undefined {
  const folder = process.env.HTML5LIB_DIR && join(process.env.HTML5LIB_DIR, 'tree-construction')
  if (!folder || !existsSync(folder)) return undefined
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.dat'))
    .sort()
    .flatMap((name) =>
      `\n${readFileSync(join(folder, name), 'utf8')}`
        .split('\n#data\n')
        .slice(1)
        .map((test, i) => ({ name: `${name} ${i + 1}`, text: test.split('\n#errors')[0] }))
    )
}

export const absent = (variable: string) => `${variable} does not name a folder here`
