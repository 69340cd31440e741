import type {
  FaqSection,
  ProcessSection,
  TeamSection,
  TestimonialsSection,
} from '#designer/site/site'
import { html, type Html } from '#designer/renderer/html'
import { face, text, todoIf } from '#designer/renderer/page'
import { frame } from '#designer/renderer/sections/frame'

export function process(section: ProcessSection): Html {
  const open = section.steps.every((step) => typeof step.name !== 'string')
  const body = html`<ol class="steps" role="list">
    ${section.steps.map(
      (step) =>
        html`<li${todoIf('Step', [step.name])}>${text('h3', 'step', step.name)}${text('p', 'detail', step.detail, { class: 'detail' })}</li>`
    )}
  </ol>`
  return frame(section, body, { ...section, todo: open ? section.heading : undefined })
}

export function team(section: TeamSection): Html {
  const open = section.people.every((person) => typeof person.name !== 'string')
  const body = html`<ul class="people" role="list">
    ${section.people.map(
      (person) =>
        html`<li${todoIf('Person', [person.name])}>${person.photo && face(person.photo)}${text('h3', 'person', person.name)}${text('p', 'role', person.role, { class: 'role' })}${text('p', 'detail', person.about, { class: 'detail' })}</li>`
    )}
  </ul>`
  return frame(section, body, { ...section, todo: open ? section.heading : undefined })
}

export function testimonials(section: TestimonialsSection): Html {
  const open = section.quotes.every((quote) => typeof quote.text !== 'string')
  const body = html`<div class="quotes">
    ${section.quotes.map(
      (quote) =>
        html`<figure class="quote" ${todoIf('Quote', [quote.text])}>
          <blockquote>${text('p', 'quote', quote.text)}</blockquote>
          ${text('p', 'by', quote.by, { class: 'by' })}
        </figure>`
    )}
  </div>`
  return frame(section, body, { ...section, todo: open ? section.heading : undefined })
}

export function faq(section: FaqSection): Html {
  const body =
    section.layout === 'fold'
      ? html`${section.items.map(
          ({ question, answer }) =>
            html`<details class="fold" ${todoIf(question, [answer])}>
              <summary data-slot="question">${question}</summary>
              ${text('p', 'answer', answer)}
            </details>`
        )}`
      : html`<dl class="answers">
          ${section.items.map(
            ({ question, answer }) =>
              html`<div${todoIf(question, [answer])}><dt data-slot="question">${question}</dt>${text('dd', 'answer', answer)}</div>`
          )}
        </dl>`
  const open = section.items.every((item) => typeof item.answer !== 'string')
  return frame(section, body, { ...section, todo: open ? section.heading : undefined })
}
