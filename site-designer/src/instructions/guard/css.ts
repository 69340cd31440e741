import type { PageElement, PageReading } from '#designer/live_page/reading/page_reading'

/** CSS without comments and with its escapes as the letters that they stand for. */
export function plainCss(css: string): string {
  return css
    .replace(/\/\*[^]*?(?:\*\/|$)/g, '')
    .replace(/\\(?:\r\n|[\n\r\f])/g, '')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => letter(Number.parseInt(hex, 16)))
    .replace(/\\(.)/g, '$1')
}

function letter(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

export type Declarations = ReadonlyMap<string, string>

/** By property, in lower case; the last one of a property counts. */
export function declarationsIn(css: string): Declarations {
  const pairs = plainCss(css)
    .toLowerCase()
    .split(';')
    .map((one) => one.split(/:(.*)/s))
    .filter(([, value]) => value !== undefined)
  return new Map(
    pairs.map(([name, value]) => [name.trim(), value.replace(/!\s*important/, '').trim()])
  )
}

export interface Rule {
  selector: string
  declarations: Declarations
  /** It holds always, for the element that it names: no condition, state or neighbour. */
  isPlain: boolean
}

const CONDITIONAL = /@[a-z-]+[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi
const RULE = /([^{}]+)\{([^{}]*)\}/g

export function rulesOn(reading: PageReading): readonly Rule[] {
  return reading.once('css rules', () => readRules(reading))
}

function readRules({ html, all }: PageReading): Rule[] {
  const sheets = all.filter(({ tag }) => tag === 'style')
  return sheets.flatMap(({ content }) => {
    const css = content ? plainCss(html.slice(content.from, content.to)) : ''
    const always = new Set(
      Array.from(css.replace(CONDITIONAL, ' ').matchAll(RULE), ([rule]) => rule.trim())
    )
    return [...css.matchAll(RULE)].flatMap(([rule, before, body]) => {
      const declarations = declarationsIn(body)
      const selectors = before.slice(before.lastIndexOf(';') + 1).split(',')
      const isAlways = always.has(rule.trim())
      return selectors.map((one) => {
        const selector = one.trim()
        return { selector, declarations, isPlain: isAlways && !/[\s>+~:[]/.test(selector) }
      })
    })
  })
}

/** Whether a rule is for this element by tag, id and classes: its surroundings are not looked at. */
export function mayMatch({ selector }: Rule, element: PageElement): boolean {
  const last = selector.split(/[\s>+~]+(?![^(]*\))/).at(-1) ?? ''
  const own = last.replace(/\[[^\]]*\]|::?[\w-]+(?:\([^]*\))?/g, '')
  const [tag] = /^[a-z][\w-]*/i.exec(own) ?? []
  const classes = element.attribute('class')?.value.split(/\s+/) ?? []
  return (
    (!tag || tag.toLowerCase() === element.tag) &&
    [...own.matchAll(/([.#])([\w-]+)/g)].every(([, sign, name]) =>
      sign === '.' ? classes.includes(name) : element.attribute('id')?.value === name
    )
  )
}

/** Of a state that lasts as long as somebody points at it, or of a mark beside the element. */
export function isPassing({ selector }: Rule): boolean {
  return /::|:(?:hover|focus|active)[^()]*$|^(?:from|to|[\d.]+%)$/.test(selector)
}
