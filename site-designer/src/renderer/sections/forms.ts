import { type Html, html, trusted } from '#designer/renderer/html'
import type { Page } from '#designer/renderer/page'
import type { ReplyWords } from '#designer/site/content'

/** What the form accepts of a message, in UTF-16 units, as browsers count a field. */
export const MESSAGE_LENGTH = 5000

/** The form works without scripts; `website` is the honeypot: whoever fills it is no person. */
export function contactForm({ phrases: words }: Page, answers?: ReplyWords): Html {
  return html`<form class="form" method="post" action="/_forms/contact">
    ${line('contact', words.name, 'name', 'text')}${line('contact', words.email, 'email', 'email')}
    ${answers ? reply(answers) : area('message', words.message, 'required')}
    ${trap('contact', words.leaveEmpty)}
    <p class="actions">
      <button class="button" type="submit" data-slot="send">${answers?.send ?? words.send}</button>
    </p>
  </form>`
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
      maxlength="${isMessage ? MESSAGE_LENGTH : 500}"
    ></textarea>
  </div>`
}

/** A field of one line, which a browser may fill in. */
export function line(
  form: string,
  label: string,
  name: 'name' | 'email',
  type: 'text' | 'email'
): Html {
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

/** A field that the owner added. */
export interface FurtherField {
  kind?: keyof typeof INPUTS
  label: string
  id: string
}

const INPUTS = {
  name: 'type="text" autocomplete="name"',
  email: 'type="email" autocomplete="email"',
  phone: 'type="tel" autocomplete="tel"',
  address: 'type="text" autocomplete="street-address"',
  company: 'type="text" autocomplete="organization"',
  subject: 'type="text"',
  date: 'type="date"',
  time: 'type="time"',
  people: 'type="number" min="1"',
}

/** What is no name or address of the sender is named as it is labelled. */
export function furtherField({ kind, label, id }: FurtherField): Html {
  const name = kind === 'name' || kind === 'email' ? kind : label
  const input = trusted(kind ? INPUTS[kind] : 'type="text"')
  return html`<div class="field">
    <label for="${id}">${label}</label><input id="${id}" name="${name}" ${input} maxlength="200" />
  </div>`
}

export function trap(form: string, label: string): Html {
  const id = `${form}-website`
  return html`<div class="trap" aria-hidden="true">
    <label for="${id}">${label}</label
    ><input id="${id}" name="website" type="text" tabindex="-1" autocomplete="off" />
  </div>`
}
