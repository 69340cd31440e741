import type { CallSection, ContactSection, VisitSection } from '#planning/site/site'
import { html, type Html } from '#planning/renderer/html'
import type { Page } from '#planning/renderer/page'
import { frame } from '#planning/renderer/sections/frame'
import { pairs, weekRows } from '#planning/renderer/sections/rows'

export function visit(section: VisitSection): Html {
  const way =
    section.directions &&
    html`<p class="actions">
      <a class="button quiet" href="${section.directions.href}" data-slot="directions"
        >${section.directions.label}</a
      >
    </p>`
  const values = [...section.rows, ...(section.hours ?? [])].map((row) => row.value)
  const open = values.every((value) => typeof value !== 'string')
  const body = html`<div class="visit-place">${pairs(section.rows)}${way}</div>
    ${section.hours && html`<div class="visit-hours">${weekRows(section.hours)}</div>`}`
  return frame(section, body, {
    heading: section.heading,
    intro: section.intro,
    todo: open ? section.heading : undefined,
  })
}

export function call(section: CallSection): Html {
  const { action } = section
  return frame(
    section,
    html`<p class="actions">
      <a class="button" href="${action.href}" data-slot="action">${action.label}</a>
    </p>`,
    { heading: section.heading, intro: section.intro }
  )
}

/** The form works without scripts; `website` is the honeypot: whoever fills it is no person. */
export function contact(page: Page, section: ContactSection): Html {
  const words = page.phrases
  const form =
    section.form &&
    html`<form class="form" method="post" action="/_forms/contact">
      ${line(words.name, 'name', 'text')}${line(words.email, 'email', 'email')}
      <div class="field">
        <label for="contact-message">${words.message}</label
        ><textarea
          id="contact-message"
          name="message"
          rows="5"
          required
          maxlength="5000"
        ></textarea>
      </div>
      <div class="trap" aria-hidden="true">
        <label for="contact-website">${words.leaveEmpty}</label
        ><input id="contact-website" name="website" type="text" tabindex="-1" autocomplete="off" />
      </div>
      <p class="actions">
        <button class="button" type="submit" data-slot="send">${words.send}</button>
      </p>
    </form>`
  const body = html`${section.rows.length > 0 && html`<div class="contact-rows">${pairs(section.rows)}</div>`}${form}`
  return frame(section, body, { heading: section.heading, intro: section.intro })
}

/** A field of one line, which a browser may fill in. */
function line(label: string, name: 'name' | 'email', type: 'text' | 'email'): Html {
  const id = `contact-${name}`
  return html`<div class="field">
    <label for="${id}">${label}</label
    ><input
      id="${id}"
      name="${name}"
      type="${type}"
      autocomplete="${name}"
      required
      maxlength="200"
    />
  </div>`
}

export const placesCss = `
.visit .body{display:grid;gap:clamp(1.5rem,5vw,4rem)}
@media (min-width:52rem){.visit[data-layout=split] .body:has(.visit-hours){grid-template-columns:1fr 1fr}}
.visit[data-layout=card] .body{background:var(--raised);border-radius:var(--radius-l);padding:clamp(1.4rem,4vw,3rem)}
@media (min-width:52rem){.visit[data-layout=card] .body:has(.visit-hours){grid-template-columns:3fr 2fr}}
.visit[data-layout=lines] .pairs dd{font:var(--heading-weight) var(--step-2)/1.25 var(--font-heading)}
.call .wrap{display:grid;gap:1rem 3rem}
.call .head{margin:0}.call .actions{margin:0}
@media (min-width:52rem){.call:not([data-layout=line]) .wrap{grid-template-columns:1fr auto;align-items:center}}
.call[data-layout=panel] .wrap{background:var(--brand);color:var(--on-brand);--fg:var(--on-brand);--soft:var(--on-brand);--btn:var(--on-brand);--on-btn:var(--brand);--btn-hover:var(--on-brand);border-radius:var(--radius-l);padding:clamp(1.6rem,5vw,4rem)}
.contact .body{display:grid;gap:clamp(1.6rem,5vw,4rem)}
@media (min-width:56rem){.contact[data-layout=split] .body:has(.form):has(.contact-rows){grid-template-columns:minmax(0,4fr) minmax(0,7fr)}
.contact[data-layout=panel] .wrap:has(.form){display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:2rem 5rem}}
.form{display:grid;gap:1.1rem;max-inline-size:40rem}
.field{display:grid;gap:.35rem}.field label{font-weight:600;font-size:var(--step--1)}
.field input,.field textarea{font:inherit;color:var(--text);background:var(--paper);border:1px solid var(--field);border-radius:var(--radius);padding:.7rem .9rem;min-block-size:48px;inline-size:100%}
.field textarea{resize:vertical}
.form{position:relative}.trap{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.form .actions{margin-block-start:.4rem}
`
