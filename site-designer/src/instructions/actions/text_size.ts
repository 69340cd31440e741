import type { PageEdit, Outcome } from '#designer/instructions/page_edit'
import { changeSource } from '#designer/live_page/reading/edit_operation'

const SIZES = [87.5, 93.75, 100, 106.25, 112.5, 118.75, 125]

/** All sizes of a page hang on that of its root. */
export function textSize(edit: PageEdit, way: 'larger' | 'smaller'): Outcome {
  const { root, html } = edit.reading
  const style = root?.attribute('style')?.value ?? ''
  const [, written = '100'] = /(?:^|;)\s*font-size\s*:\s*([\d.]+)%/.exec(style) ?? []
  const now = Number(written)
  const next =
    way === 'larger' ? SIZES.find((size) => size > now) : SIZES.findLast((size) => size < now)
  if (!root || next === undefined) return edit.impossible('size_ends')
  const others = style
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '' && !/^font-size\s*:/i.test(declaration))
  const change = root.setAttribute('style', [...others, `font-size: ${next}%`].join('; '))
  return edit.done([changeSource(html, [change])], 'look_set')
}
