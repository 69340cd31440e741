import { fontFamilies } from '#designer/fonts/catalogue'
import { fontFileName, fontSubsets } from '#designer/fonts/font_file_name'

/** Every font file that a page may name, with the family it belongs to: the whole allow-list. */
export const fontFileFamilies: ReadonlyMap<string, string> = new Map(
  fontFamilies.flatMap(({ slug, weights, italic }) =>
    fontSubsets.flatMap((subset) =>
      weights.flatMap((weight) =>
        (italic ? (['normal', 'italic'] as const) : (['normal'] as const)).map(
          (style): [string, string] => [fontFileName(slug, subset, weight, style), slug]
        )
      )
    )
  )
)

/** The font files of ours that a page names, each once, in the order of their first mention. */
export function fontFilesOf(html: string): string[] {
  const named = html.matchAll(/fonts\/([a-z0-9-]+\.woff2)/g)
  return [...new Set(Array.from(named, ([, name]) => name!))].filter((name) =>
    fontFileFamilies.has(name)
  )
}
