import { generate, parse, walk, type CssNode } from 'css-tree'
import { wordsOf } from '#designer/live_page/reading/words'
import { widthOf } from '#designer/fonts/letter_widths'
import type { ReadSection } from '#designer/designed/check_markup'

interface Narrowed {
  prefix: string
  headings: readonly string[]
  /** The family of the headings. */
  font: string
}

/** Headings are bold, and may be set in capitals. */
const WEIGHT = 700
const SPARE = 1.05

/**
 * The rules of ours behind the style of a section that is too wide for a phone: every size of letters is
 * at most what the longest word of its headings fits in. What else makes it fit is the same for all such
 * sections and stands in base.css.
 */
export function narrowRules(css: string, { prefix, headings, font }: Narrowed): string {
  const rules: string[] = []
  walk(parse(css), {
    visit: 'Rule',
    enter({ block, prelude }) {
      if (this.atrule?.name.endsWith('keyframes')) return
      const size = block.children.toArray().map(sizeIn).findLast(Boolean)
      if (size) rules.push(`${generate(prelude)}{font-size:min(${size},var(--fit))}`)
    },
  })
  const isCapital = /text-transform\s*:\s*uppercase/i.test(css)
  const words = headings.flatMap((text) => (isCapital ? text.toUpperCase() : text).split(/[\s-]+/))
  const longest = Math.max(1, ...words.map((word) => widthOf(word, font, WEIGHT))) * SPARE
  const fit = `.${prefix}{--fit:max(0.875rem,calc((100vw - 6rem)/${longest.toFixed(2)}))}`
  return `@media (max-width:40rem){${[fit, ...rules].join('')}}`
}

export function headingsIn({ elements }: ReadSection): string[] {
  return elements.filter(({ tag }) => /^h[1-4]$/.test(tag)).map(wordsOf)
}

/** The size that a declaration gives to letters, where it is a length. */
function sizeIn(node: CssNode): string | undefined {
  if (node.type !== 'Declaration' || node.value.type !== 'Value') return undefined
  const { property, value } = node
  if (!/^font(?:-size)?$/i.test(property)) return undefined
  const size = value.children.toArray().find(isLength)
  return size && generate(size)
}

function isLength(node: CssNode): boolean {
  if (node.type === 'Dimension' || node.type === 'Percentage') return true
  return node.type === 'Function' && !/^var\(--(?:font|weight)/.test(generate(node))
}
