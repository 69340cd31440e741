import { html, type Html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { held } from '#designer/renderer/sections/parts'
import { TURNS, placed, wants } from '#designer/sections/planning/planned'
import type { SectionType } from '#designer/sections/section_type'
import type { Section } from '#designer/site/site'
import { capital } from '#designer/language/normalise'

export const downloadsSection: SectionType<'downloads'> = {
  fill(context) {
    const { copy, kind, language } = context
    const words = copy.parts.downloads
    const papers =
      kind.offerKind === 'menu' ? [words.menu, words.prices] : [words.prices, words.form]
    return {
      heading: context.pick('downloads', words.headings),
      files: papers.map((paper) => ({ name: capital(paper, language), todo: words.todo(paper) })),
    }
  },
  print: printDownloads,
  plan: (sheet) => placed(TURNS.end, 'downloads', wants(sheet, 'downloads')),
  says: (_, words) => words.downloads,
}

/** A file without an address is a place to fill: a link that leads nowhere is never published. */
function printDownloads({ files }: Section<'downloads'>): Html {
  return html`<ul class="files" role="list">
    ${files.map(({ name, href, todo }) => {
      const link = href ? { href, rel: 'noopener' } : {}
      return held('li', name, html`${text('a', 'file', href ? name : { todo }, link)}`)
    })}
  </ul>`
}
