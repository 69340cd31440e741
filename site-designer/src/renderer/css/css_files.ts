import { oncePerKey } from '#designer/data/once_per_key'
import { readText } from '#designer/data/read_data'
import { schemaOf, sectionKinds } from '#designer/site/kinds'

/** What all layouts share, then each one's own. */
export interface LayoutCss {
  shared: string
  own: ReadonlyMap<string, string>
}

/**
 * A file of data/css, read once a process: its rules up to the first line `layout NAME` are for
 * every layout, those behind such a line for that layout.
 */
export const cssFile = oncePerKey((name: string): LayoutCss => {
  const [shared, ...parts] = readText('css', `${name}.css`).split(/^\/\* layout (\w+) \*\/\n/m)
  const own = new Map<string, string>()
  for (let at = 0; at < parts.length; at += 2) own.set(parts[at], withMixins(parts[at + 1]))
  return { shared: withMixins(shared), own }
})

/** The rules of a kind of section; undefined where it is none of ours. */
export function sectionCss(kind: string): LayoutCss | undefined {
  const known = sectionKinds.find((one) => one === kind)
  return known && cssFile(`sections/${schemaOf(known).css ?? known}`)
}

let mixins: ReadonlyMap<string, string> | undefined

function withMixins(css: string): string {
  mixins ??= readMixins()
  const known = mixins
  return css
    .replace(/@include ([\w-]+)(?: ([^;{}\n]+))?/g, (_, name: string, selector = '') =>
      withMixins((known.get(name) ?? '').replaceAll('$', selector))
    )
    .trim()
}

function readMixins(): ReadonlyMap<string, string> {
  const [, ...parts] = readText('css', 'mixins.css').split(/^\/\* mixin ([\w-]+):.*\*\/\n/m)
  return new Map(
    parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1].trim()] as const] : []))
  )
}
