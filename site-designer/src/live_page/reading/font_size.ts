import { isRefused, type PageElement } from 'editor-engine'
import { select } from 'editor-engine/select'
import type { PageReading } from '#designer/live_page/reading/page_reading'

/** The sizes that browsers give where no style sheet says another. */
const BY_BROWSER: Record<string, string> = {
  h1: '2em',
  h2: '1.5em',
  h3: '1.17em',
  h4: '1em',
  h5: '0.83em',
  h6: '0.67em',
}

/**
 * The font size that an element has, as CSS that can stand in a `calc()`: its own style, the
 * strongest rule of the page's style sheets, or the browser's. Undefined where a style sheet from
 * elsewhere may say another.
 */
export function fontSizeOf(reading: PageReading, element: PageElement): string | undefined {
  const own = sizeIn(element.attribute('style')?.value ?? '')
  if (own) return own
  let best: { size: string; strength: number } | undefined
  for (const { selectors, body } of rulesOf(reading)) {
    const size = sizeIn(body)
    if (!size) continue
    for (const selector of selectors) {
      const strength = strengthOf(selector)
      if (best && strength < best.strength) continue
      if (isMatching(reading, element, selector)) best = { size, strength }
    }
  }
  if (best) return best.size
  const isElsewhere = reading.all.some(
    ({ tag, attributes }) => tag === 'link' && /\bstylesheet\b/i.test(attributes.rel ?? '')
  )
  return isElsewhere ? undefined : (BY_BROWSER[element.tag] ?? '1em')
}

interface Rule {
  selectors: string[]
  body: string
}

/** The rules that hold whatever the window: what stands in an at-rule is left out. */
function rulesOf(reading: PageReading): Rule[] {
  const css = reading.all
    .filter(({ tag, content }) => tag === 'style' && content)
    .map(({ content }) => reading.page.slice(content!.from, content!.to))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors, body]) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    body,
  }))
}

function sizeIn(declarations: string): string | undefined {
  const [, size] = /(?:^|;)\s*font-size\s*:\s*([^;!]+)/i.exec(declarations) ?? []
  if (size) return /inherit|initial|unset/.test(size) ? undefined : size.trim()
  const [, font] = /(?:^|;)\s*font\s*:\s*([^;!]+)/i.exec(declarations) ?? []
  const [, short] = /(?:^|\s)([^\s/]+)\//.exec(font ?? '') ?? []
  return short
}

/**
 * What depends on a state, or on what is read only by a browser, is not the size it has at rest; a list
 * within brackets was cut at its commas.
 */
function isMatching({ page }: PageReading, { index }: PageElement, selector: string): boolean {
  if (/[:()]|^$/.test(selector)) return false
  const found = select(page, selector)
  return !isRefused(found) && found.some((one) => one.index === index)
}

function strengthOf(selector: string): number {
  const count = (pattern: RegExp) => (selector.match(pattern) ?? []).length
  return count(/#[\w-]/g) * 100 + count(/\.[\w-]|\[/g) * 10 + count(/(?:^|[\s>+~])[a-z]/gi)
}
