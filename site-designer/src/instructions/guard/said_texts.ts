import { plainCss } from '#designer/instructions/guard/css'
import { stringsIn } from '#designer/instructions/guard/structured'
import { decode } from 'editor-engine'
import type { PageReading } from '#designer/live_page/reading/page_reading'

const SAYING = /^(?:alt|title|aria-label|aria-description|placeholder|content|label|summary|value)$/
const INLINE =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|data|del|em|font|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)(?:\s[^<>]*)?>/gi
const CODE = /<(script|style)\b[^]*?(?:<\/\1[^<>]*>|$)/gi

/** Everything that a page says, also where few see it: in attributes, data and styles. */
export function textsOn(reading: PageReading): string[] {
  const { html, all } = reading
  const texts = html
    .replace(CODE, '\n')
    .replace(INLINE, '')
    .split(/<!--|-->|<[a-z/!][^<>]*>/i)
  const attributes = all.flatMap((element) =>
    element.attributeList().flatMap(({ name, value }) => {
      if (name === 'itemprop' && /rating|review|award/i.test(value)) return [`★ ${value}`]
      return SAYING.test(name) && !isAddress(element.tag, name, value) ? [value] : []
    })
  )
  const styles = [...plainCss(html).matchAll(/content\s*:\s*(?:"([^"]*)"|'([^']*)')/gi)]
  return [
    ...texts.map((text) => decode(text)),
    ...attributes,
    ...styles.map(([, one, other]) => one ?? other),
    ...stringsIn(reading),
  ].flatMap((text) => {
    const plain = plainText(text)
    return plain ? [plain] : []
  })
}

/** A setting of a browser says nothing. */
function isAddress(tag: string, name: string, value: string): boolean {
  return tag === 'meta' && name === 'content' && /^\S+$/.test(value)
}

/** With the digits and letters of other widths as the usual ones, and nothing between that has no width. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}]/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, digit)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Digits of a script stand together, from its zero on. */
function digit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}
