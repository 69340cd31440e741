import type { Change, PageElement } from 'editor-engine'

export function hasWord(element: PageElement, attribute: string, word: string): boolean {
  return valueOf(element, attribute).split(/\s+/).includes(word)
}

export function valueOf(element: PageElement | undefined, name: string): string {
  return element?.attribute(name)?.value ?? ''
}

/** Another tag around the same content: `dt` for `summary`. */
export function renamed(element: PageElement, tag: string): Change[] {
  const { startTag, endTag } = element
  const { length } = element.tag
  const name = (at: number) => ({ from: at, to: at + length, insert: tag })
  return [name(startTag.from + 1), ...(endTag ? [name(endTag.from + 2)] : [])]
}
