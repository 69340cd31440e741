/// <reference lib="dom" />

/** A visible text with the boxes of its lines in the window. */
interface ShownText {
  element: HTMLElement
  text: string
  lines: DOMRect[]
}

interface Point {
  x: number
  y: number
}

/** Functions that the checks use inside the page; installed before the page is loaded. */
interface Toolkit {
  isShown(element: Element): boolean
  /** Off screen or one pixel large: for screen readers, or for nobody. */
  isHiddenFromSight(element: Element): boolean
  shownTexts(): ShownText[]
  /** `<p.lede> "We bake bread"`: so that a person can find it. */
  nameOf(element: Element): string
  /** The element's box; that of the nearest ancestor if it has none (`display: contents`). */
  boxed(element: Element): Element
  /** Scrolls down the page and calls back for each line while its middle is visible. */
  readDown(texts: ShownText[], look: (text: ShownText, middle: Point, line: DOMRect) => void): void
  /** Whether a part without an element (such as ::before) paints at this point. */
  paintsBeside(element: Element, point: Point): boolean
  pixelsOf(png: string): Promise<ImageData>
}

declare global {
  var gate: Toolkit
}

/** Runs in the page, so it cannot use anything from outside. */
export function installToolkit(): void {
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  const isHiddenFromSight = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflow, position } = getComputedStyle(at)
      const box = at.getBoundingClientRect()
      if (overflow === 'hidden' && box.width <= 1 && box.height <= 1) return true
      if (position === 'absolute' && box.bottom + scrollY <= 0) return true
    }
    return false
  }

  const shownTexts = (): ShownText[] => {
    const texts: ShownText[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.replace(/\s+/g, ' ').trim()
      if (!element || !text || ['SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName)) continue
      if (!isShown(element) || isHiddenFromSight(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
      if (lines.length > 0) texts.push({ element, text, lines })
    }
    return texts
  }

  const nameOf = (element: Element): string => {
    const section = element.closest('[data-section]')?.getAttribute('data-section')
    const kind = element.getAttribute('class')?.split(' ')[0] ?? element.getAttribute('data-slot')
    const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)
    return `${section ? `${section}: ` : ''}<${element.localName}${kind ? `.${kind}` : ''}> "${words}"`
  }

  const boxed = (element: Element): Element => {
    let at = element
    while (at.parentElement && getComputedStyle(at).display === 'contents') at = at.parentElement
    return at
  }

  const readDown: Toolkit['readDown'] = (texts, look) => {
    // From the top of the page, so that they do not change while it is scrolled.
    const all = texts.flatMap((text) =>
      text.lines.map((line) => ({
        text,
        line: new DOMRect(line.x, line.y + scrollY, line.width, line.height),
      }))
    )
    const middleOf = (line: DOMRect) => ({
      x: line.x + line.width / 2,
      y: line.y + line.height / 2 - scrollY,
    })
    /** False if it can be read only after scrolling something sideways. */
    const isInSight = (element: Element, x: number): boolean => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(at).overflowX)) continue
        const box = at.getBoundingClientRect()
        if (x < box.left || x > box.right) return false
      }
      return x >= 0 && x <= innerWidth
    }
    let left = all
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' })
      const later: typeof all = []
      for (const entry of left) {
        const middle = middleOf(entry.line)
        if (middle.y <= 1 || middle.y >= innerHeight - 1) later.push(entry)
        else if (isInSight(entry.text.element, middle.x)) look(entry.text, middle, entry.line)
      }
      left = later
    }
    scrollTo({ top: 0, behavior: 'instant' })
  }

  const paintsBeside = (element: Element, { x, y }: Point) =>
    ['::before', '::after'].some((pseudo) => {
      const style = getComputedStyle(element, pseudo)
      if (style.content === 'none' || style.position !== 'absolute') return false
      const filled = !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor)
      if (!filled && style.backgroundImage === 'none') return false
      let block = element
      while (getComputedStyle(block).position === 'static' && block.parentElement)
        block = block.parentElement
      const around = block.getBoundingClientRect()
      const px = (value: string) => Number.parseFloat(value) || 0
      const left = around.left + block.clientLeft + px(style.left)
      const top = around.top + block.clientTop + px(style.top)
      const isBeside = x < left || x > left + px(style.width)
      return !isBeside && y >= top && y <= top + px(style.height)
    })

  const pixelsOf = async (png: string): Promise<ImageData> => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, canvas.width, canvas.height)
  }

  globalThis.gate = {
    isShown,
    isHiddenFromSight,
    shownTexts,
    nameOf,
    boxed,
    readDown,
    paintsBeside,
    pixelsOf,
  }
}
