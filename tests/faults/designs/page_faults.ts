import { DesignedPage, prefixOf } from 'site-designer'
import { STATED, telephoneIn } from '#tests/faults/designs/bakery'
import type { BuildRow } from '#tests/faults/designs/build_rows'
import { HOSTILE, PRAISE } from '#tests/faults/designs/designing_model'

/**
 * What a page lacks or has too much of: each section that its plan promises stands there once, those
 * that the model may design with its design, and every stated fact is shown.
 */
export function pageFaults({ prompt, sheet, outline, html }: BuildRow): string[] {
  const page = new DesignedPage(sheet, outline, prompt)
  const held = page.sections.flatMap((section) => page.heldBy(section))
  const promised = page.site.sections.map(({ id }) => id).filter((id) => !held.includes(id))
  const shown = [...html.matchAll(/<section\b[^>]* id="([^"]+)"/g)].map(([, id]) => id)
  const shownText = textOf(html)
  const facts = [...STATED, telephoneIn(prompt)]
  return [
    ...promised
      .filter((id) => shown.filter((other) => other === id).length !== 1)
      .map((id) => `the section "${id}" does not stand on the page once`),
    ...shown
      .filter((id) => !promised.includes(id))
      .map((id) => `the section "${id}" was not promised`),
    ...page.sections
      .filter((section) => html.split(`class="section own ${prefixOf(section)}`).length !== 2)
      .map(({ id }) => `the section "${id}" is not designed`),
    ...facts.filter((fact) => !shownText.includes(fact)).map((fact) => `"${fact}" is not shown`),
  ]
}

/** What may not stand on any page. */
export function refusedOn(html: string): string[] {
  return [...Object.keys(HOSTILE), PRAISE]
    .filter((text) => html.includes(text))
    .map((text) => `"${text}" is on a page`)
}

function textOf(html: string): string {
  return html
    .replace(/<(style|script)\b[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}
