import type { Section } from '#designer/site/site'
import { html, trusted, type Html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { held } from '#designer/renderer/sections/parts'

/** Questions with their answers; one layout folds them, which takes another markup. */
export function answers({ layout, items }: Section<'faq'>): Html {
  const folds = layout === 'fold'
  const [tag, asked, told] = folds ? ['details', 'summary', 'p'] : ['div', 'dt', 'dd']
  const entries = items.map(({ question, answer }) =>
    held(
      tag,
      question,
      html`<${trusted(asked)} data-slot="question">${question}</${trusted(asked)}>${text(told, 'answer', answer)}`,
      folds ? { class: 'fold' } : {}
    )
  )
  return folds ? html`${entries}` : html`<dl class="answers">${entries}</dl>`
}
