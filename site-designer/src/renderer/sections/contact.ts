import type {
  CallSection,
  ContactSection,
  NewsletterSection,
  ReplyWords,
} from '#designer/site/site'
import { brandGround, wholeWords, type KindCss } from '#designer/renderer/css/kind_css'
import { html, type Html } from '#designer/renderer/html'
import { todoIf, type Page } from '#designer/renderer/page'
import { frame } from '#designer/renderer/sections/frame'
import { pairs, valuesOf } from '#designer/renderer/sections/rows'

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
  const fields =
    section.form &&
    html`<form class="form" method="post" action="/_forms/contact">
      ${line('contact', words.name, 'name', 'text')}${line('contact', words.email, 'email', 'email')}
      ${section.reply ? reply(section.reply) : area('message', words.message, 'required')}
      ${trap('contact', words.leaveEmpty)}
      <p class="actions">
        <button class="button" type="submit" data-slot="send">
          ${section.reply?.send ?? words.send}
        </button>
      </p>
    </form>`
  const form =
    fields && section.fold
      ? html`<details class="form-fold">
          <summary class="button quiet" data-slot="fold">${section.fold}</summary>
          ${fields}
        </details>`
      : fields
  const body = html`${section.rows.length > 0 && html`<div class="contact-rows" ${todoIf('Reach', valuesOf(section.rows))}>${pairs(section.rows)}</div>`}${form}`
  const open = !form && section.rows.every((row) => typeof row.value !== 'string')
  return frame(section, body, {
    heading: section.heading,
    intro: section.intro,
    todo: open ? section.heading : undefined,
  })
}

/** Who comes: the answer is the message, and the rest reaches the owner under its own labels. */
function reply({ question, yes, no, guests, note }: ReplyWords): Html {
  return html`<fieldset class="field choice">
      <legend>${question}</legend>
      ${[yes, no].map(
        (answer) =>
          html`<label
            ><input
              type="radio"
              name="message"
              value="${question} ${answer}"
              required
            />${answer}</label
          >`
      )}
    </fieldset>
    <div class="field">
      <label for="contact-guests">${guests}</label
      ><input id="contact-guests" name="${guests}" type="number" min="1" max="20" />
    </div>
    ${area('note', note)}`
}

/** A field of several lines; what is not the message is named as it is labelled. */
function area(name: 'message' | 'note', label: string, required?: 'required'): Html {
  const isMessage = name === 'message'
  return html`<div class="field">
    <label for="contact-${name}">${label}</label
    ><textarea
      id="contact-${name}"
      name="${isMessage ? name : label}"
      rows="4"
      ${required}
      maxlength="${isMessage ? 5000 : 500}"
    ></textarea>
  </div>`
}

/** One line that reaches the owner as a message of fixed words, from the address that was left. */
export function newsletter(page: Page, section: NewsletterSection): Html {
  const words = page.phrases
  const body = html`<form class="form sign-up" method="post" action="/_forms/contact">
    <input type="hidden" name="message" value="${section.message}" />
    ${line('newsletter', words.email, 'email', 'email')} ${trap('newsletter', words.leaveEmpty)}
    <button class="button" type="submit" data-slot="send">${section.button}</button>
  </form>`
  return frame(section, body, { heading: section.heading, intro: section.intro })
}

/** A field of one line, which a browser may fill in. */
function line(form: string, label: string, name: 'name' | 'email', type: 'text' | 'email'): Html {
  const id = `${form}-${name}`
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

function trap(form: string, label: string): Html {
  const id = `${form}-website`
  return html`<div class="trap" aria-hidden="true">
    <label for="${id}">${label}</label
    ><input id="${id}" name="website" type="text" tabindex="-1" autocomplete="off" />
  </div>`
}

export const callCss: KindCss<'call'> = {
  shared: `
.call{padding-block:var(--pad-s)}
.call .wrap{display:grid;gap:1rem 3rem}
.call .head{margin:0}
.call .actions{margin:0}
`,
  line: '',
  band: `
@media (min-width:52rem){
.call[data-layout=band] .wrap{grid-template-columns:1fr auto;align-items:center}
}
`,
  panel: `
.call[data-layout=panel] .wrap{${brandGround};border-radius:var(--radius-l);padding:clamp(1.6rem,5vw,4rem)}
@media (min-width:52rem){
.call[data-layout=panel] .wrap{grid-template-columns:1fr auto;align-items:center}
}
`,
  ticket: `
.call[data-layout=ticket] .wrap{border:2px dashed var(--fg);border-radius:var(--radius-l);padding:clamp(1.4rem,4vw,2.6rem)}
@media (min-width:52rem){
.call[data-layout=ticket] .wrap{grid-template-columns:minmax(0,8fr) minmax(0,4fr);align-items:center;padding-inline-end:0}
.call[data-layout=ticket] .body{border-inline-start:2px dashed var(--fg);padding:1rem 2.4rem;display:grid;justify-items:center}
}
`,
}

export const contactCss: KindCss<'contact'> = {
  shared: `
.contact .body{display:grid;grid-template-columns:minmax(0,1fr);gap:clamp(1.6rem,5vw,4rem)}
.contact .body:not(:has(.form)) .pairs{grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:0 3rem}
.contact .body:not(:has(.form)) .pairs:not(:has(>:nth-child(2))){max-inline-size:34rem}
.contact .pairs>div:first-child dd:has([href^='tel']),.contact .body:not(:has(.form)) .pairs dd{font:var(--heading-weight) var(--step-2)/1.3 var(--font-heading)}
.section.contact .pairs dd:has(a){overflow-wrap:break-word}
.section.contact .pairs>div dd:has([data-long]){font:600 var(--step-0)/1.6 var(--font-body)}
${wholeWords('.contact:has(.form)')}
.form-fold summary{list-style:none;cursor:pointer;inline-size:fit-content}
.form-fold summary::-webkit-details-marker{display:none}
.form-fold[open] summary{margin-block-end:1.6rem}
.contact .body:has(.form-fold) .pairs dd{font:var(--heading-weight) var(--step-2)/1.3 var(--font-heading)}
.contact .body:has(.form-fold) .pairs{grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));gap:0 3rem}
@media (min-width:56rem){
:root .contact:not([data-layout=lines])>.wrap:has(.body>.form){display:grid;grid-template-columns:minmax(min-content,5fr) minmax(0,7fr);grid-template-rows:auto 1fr;gap:0 clamp(2rem,5vw,4rem);align-items:start}
:root .contact:not([data-layout=lines])>.wrap:has(.body>.form)>.head{grid-column:1;margin-inline:0}
:root .contact:not([data-layout=lines])>.wrap:has(.body>.form)>.body{display:contents}
.contact:not([data-layout=lines]) .body:has(>.form)>.contact-rows{grid-column:1}
.contact:not([data-layout=lines]) .body>.form{grid-area:1/2/span 2;max-inline-size:none}
}
`,
  lines: `
@media (min-width:44rem){
.contact[data-layout=lines] .body>.form{grid-template-columns:repeat(2,minmax(0,1fr));max-inline-size:none}
.contact[data-layout=lines] .form>:is(.field:has(textarea),.choice,.actions){grid-column:1/-1}
.contact[data-layout=lines] .contact-rows .pairs{grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:0 3rem}
}
`,
  split: `
@media (min-width:56rem){
.contact[data-layout=split] .body>.form{border-inline-start:1px solid var(--rule);padding-inline-start:clamp(2rem,5vw,4rem)}
}
`,
  panel: `
@media (min-width:56rem){
:root .contact[data-layout=panel]>.wrap:has(.body>.form){grid-template-columns:minmax(0,7fr) minmax(min-content,5fr)}
:root .contact[data-layout=panel]>.wrap:has(.body>.form)>.head,.contact[data-layout=panel] .body:has(>.form)>.contact-rows{grid-column:2}
.contact[data-layout=panel] .body>.form{grid-area:1/1/span 2;background:var(--raised);border-radius:var(--radius-l)}
.contact[data-layout=panel]:not([data-surface=ink],[data-surface=brand],[data-surface=accent]) .body>.form{padding:clamp(1.3rem,4vw,2.6rem)}
}
`,
  card: `
.section.contact[data-layout=card] .field :is(input,textarea){border-color:var(--field)}
.contact[data-layout=card] .form{background:var(--paper);color:var(--text);--fg:var(--text);--soft:var(--muted);--btn:var(--button);--on-btn:var(--on-button);--btn-hover:var(--button-hover);border:1px solid var(--line);border-radius:var(--radius-l);padding:clamp(1.3rem,4vw,2.6rem);max-inline-size:none}
`,
}

export const newsletterCss: KindCss<'newsletter'> = {
  shared: `
.newsletter{padding-block:var(--pad-s)}
.newsletter h2{font-size:var(--step-3)}
.sign-up{grid-template-columns:minmax(0,1fr);align-items:end}
`,
  line: `
@media (min-width:40rem){
.newsletter[data-layout=line] .sign-up{grid-template-columns:minmax(0,1fr) auto}
}
`,
  split: `
@media (min-width:52rem){
.newsletter[data-layout=split] .wrap{display:grid;grid-template-columns:minmax(0,6fr) minmax(0,6fr);gap:0 4rem;align-items:center}
.newsletter[data-layout=split] .head{margin:0}
.newsletter[data-layout=split] .sign-up{grid-template-columns:minmax(0,1fr) auto;max-inline-size:none}
}
`,
  panel: `
.newsletter[data-layout=panel] .field input{border-color:var(--on-brand)}
.newsletter[data-layout=panel] .wrap{${brandGround};border-radius:var(--radius-l);padding:clamp(1.5rem,5vw,3.4rem)}
@media (min-width:40rem){
.newsletter[data-layout=panel] .sign-up{grid-template-columns:minmax(0,1fr) auto}
}
`,
  card: `
.newsletter[data-layout=card] .wrap{display:grid}
.newsletter[data-layout=card] .wrap>*{inline-size:min(100%,30rem);justify-self:end;border:0 solid var(--rule);padding-inline:clamp(1.2rem,4vw,2rem)}
.newsletter[data-layout=card] .head{margin:0;border-width:1px 1px 0;border-radius:var(--radius-l) var(--radius-l) 0 0;padding-block:1.6rem .9rem}
.newsletter[data-layout=card] .body{border-width:0 1px 1px;border-radius:0 0 var(--radius-l) var(--radius-l);padding-block-end:1.8rem}
`,
}
