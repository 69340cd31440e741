/// <reference lib="dom" />
import type { Page } from 'playwright'

type Alignment = 'start' | 'centre' | 'beside' | 'offset'

interface MeasuredSection {
  kind: string
  layout: string
  surface: string
  /** The horizontal position of the first words, or whether they are beside what they head. */
  alignment: Alignment
  /** The most items side by side, and how many of them look like cards. */
  columns: number
  cards: number
  pictures: number
  paddings: [number, number]
  height: number
  letters: number
}

/** Measures of a page at desktop width, in pixels. */
export interface Measures {
  sections: MeasuredSection[]
  header: string
  footer: string
  artefact: string
  families: string[]
  sizes: { h1: number; h2: number; body: number }
  leading: number
  /** Characters per full line of running text. */
  lineLengths: number[]
  /** Space above a section's heading and between it and what it heads. */
  headingSpace: { above: number; below: number }[]
  gradients: number
  kickers: string[]
  slop: string[]
  words: string
  firstScreen: string
  actions: string[]
  sentences: number[]
}

export async function measure(page: Page): Promise<Measures> {
  return page.evaluate(() => {
    const px = (value: string) => Number.parseFloat(value) || 0
    const texts = gate.shownTexts()
    const main = document.querySelector('main') ?? document.body
    const longest = (text: string, lines: DOMRect[]) => {
      const widths = lines.map((line) => line.width)
      const all = widths.reduce((sum, width) => sum + width, 0)
      return Math.round((text.length * Math.max(...widths)) / all)
    }
    const sizeOf = (selector: string) => {
      const element = [...document.querySelectorAll(selector)].find(gate.isShown)
      return element ? px(getComputedStyle(element).fontSize) : undefined
    }

    const columnsOf = (section: Element) => {
      let columns = 1
      let cards = 0
      for (const list of section.querySelectorAll('*')) {
        const children = [...list.children].filter((child) => gate.isShown(child))
        if (children.length < 2) continue
        const boxes = children.map((child) => child.getBoundingClientRect())
        const row = boxes.filter((box) => Math.abs(box.top - boxes[0].top) < 4 && box.width > 120)
        const lefts = new Set(row.map((box) => Math.round(box.left)))
        if (lefts.size > columns && row.some((box) => box.height > 30)) {
          columns = lefts.size
          const isCard = (child: Element) => {
            const { borderTopWidth, borderLeftWidth, backgroundColor } = getComputedStyle(child)
            const framed = px(borderTopWidth) > 0 && px(borderLeftWidth) > 0
            return framed || !/, 0\)$|transparent/.test(backgroundColor)
          }
          cards = children.filter(isCard).length
        }
      }
      return { columns, cards }
    }

    const alignmentOf = (section: Element): 'start' | 'centre' | 'beside' | 'offset' => {
      const inside = texts.filter(({ element }) => section.contains(element))
      if (inside.length === 0) return 'start'
      const [first] = inside
      if (getComputedStyle(first.element).textAlign === 'center') return 'centre'
      const wrap = (section.querySelector('.wrap') ?? section).getBoundingClientRect()
      const head = section.querySelector('.head, .hero-text')?.getBoundingClientRect()
      const body = section.querySelector('.body, .hero-artefact')?.getBoundingClientRect()
      if (head && body && (head.right <= body.left + 2 || body.right <= head.left + 2))
        return 'beside'
      return first.lines[0].left - wrap.left > wrap.width * 0.08 ? 'offset' : 'start'
    }

    const sections = [...main.querySelectorAll<HTMLElement>('[data-section]')].map((section) => {
      const style = getComputedStyle(section)
      return {
        kind: section.dataset.section!,
        layout: section.dataset.layout ?? '',
        surface: section.dataset.surface ?? '',
        alignment: alignmentOf(section),
        ...columnsOf(section),
        pictures: section.querySelectorAll('img').length,
        paddings: [px(style.paddingTop), px(style.paddingBottom)] as [number, number],
        height: section.getBoundingClientRect().height,
        letters: section.innerText.replace(/\s+/g, '').length,
      }
    })

    const running = texts.filter(
      ({ element, text }) => element.matches('p, dd, li') && text.length > 60
    )
    const lineLengths = running.flatMap(({ text, lines }) =>
      lines.length < 2 ? [] : [longest(text, lines)]
    )
    const bodyStyle = getComputedStyle(document.body)
    const headingSpace = [...main.querySelectorAll('h2')].flatMap((heading) => {
      const section = heading.closest('[data-section]')
      const next = heading.parentElement!.nextElementSibling ?? heading.nextElementSibling
      if (!section || !next || !gate.isShown(next) || heading.closest('[data-section=hero]'))
        return []
      const box = heading.getBoundingClientRect()
      const below = next.getBoundingClientRect().top - box.bottom
      return below < 0 ? [] : [{ above: box.top - section.getBoundingClientRect().top, below }]
    })

    const slop: string[] = []
    let gradients = 0
    for (const element of document.body.querySelectorAll('*')) {
      const style = getComputedStyle(element)
      if (/gradient\(/.test(style.backgroundImage)) gradients++
      if (style.webkitBackgroundClip === 'text') slop.push('text filled with a gradient')
      if (style.backdropFilter && style.backdropFilter !== 'none') slop.push('frosted glass')
      if (/\b(?:[3-9]\d|\d{3})px\b/.test(style.boxShadow)) slop.push('a glow')
      if (style.animationIterationCount === 'infinite') slop.push('something that never rests')
    }

    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(gate.isShown)
    return {
      sections,
      header: document.querySelector<HTMLElement>('.site-head')?.dataset.layout ?? '',
      footer: document.querySelector<HTMLElement>('.site-foot')?.dataset.layout ?? '',
      artefact: document.querySelector<HTMLElement>('[data-artefact]')?.dataset.artefact ?? '',
      families: [
        ...new Set(texts.map(({ element }) => getComputedStyle(element).fontFamily.split(',')[0])),
      ],
      sizes: {
        h1: sizeOf('h1') ?? 0,
        h2: sizeOf('main h2') ?? 0,
        body: px(bodyStyle.fontSize),
      },
      leading: px(bodyStyle.lineHeight) / px(bodyStyle.fontSize),
      lineLengths,
      headingSpace,
      gradients,
      kickers: shown('.kicker').map((kicker) => kicker.innerText),
      slop: [...new Set(slop)],
      words: document.body.innerText,
      firstScreen: texts
        .filter(({ lines }) => lines[0].top < innerHeight)
        .map(({ text }) => text)
        .join(' '),
      actions: shown('.button').map((button) => button.innerText),
      sentences: running.flatMap(({ text }) =>
        text.split(/(?<=[.!?])\s+/).map((sentence) => sentence.split(' ').length)
      ),
    }
  })
}
