/// <reference lib="dom" />
import type { Page } from 'playwright'
import { type Finding, findings } from '#tests/gate/finding'

/** Every picture has an alt text, every field a label, and every control a name. */
export async function labels(page: Page): Promise<Finding[]> {
  const list = await page.evaluate(() => {
    const faults: { where: string; says: string }[] = []
    const named = (element: Element) =>
      element.getAttribute('aria-label')?.trim() ||
      (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .some((id) => document.getElementById(id)?.textContent?.trim()) ||
      element.getAttribute('title')?.trim()
    const heard = (element: Element) =>
      element.textContent?.trim() ||
      [...element.querySelectorAll('img')].some((image) => image.alt.trim())

    for (const image of document.querySelectorAll('img, area, input[type=image]')) {
      if (!image.hasAttribute('alt')) faults.push({ where: gate.nameOf(image), says: 'has no alt' })
    }
    for (const drawing of document.querySelectorAll('svg')) {
      if (
        !drawing.closest('[aria-hidden=true]') &&
        !named(drawing) &&
        !drawing.querySelector('title')
      )
        faults.push({ where: gate.nameOf(drawing), says: 'is neither named nor hidden' })
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
      if (['hidden', 'submit', 'button'].includes(field.type)) continue
      const label = [...(field.labels ?? [])].some((entry) => entry.textContent?.trim())
      if (!label && !named(field)) faults.push({ where: gate.nameOf(field), says: 'has no label' })
    }
    for (const control of document.querySelectorAll('a[href], button, summary, [role=button]')) {
      if (!named(control) && !heard(control))
        faults.push({ where: control.outerHTML.slice(0, 60), says: 'has no name' })
    }
    return faults
  })
  return findings('labels', list)
}
