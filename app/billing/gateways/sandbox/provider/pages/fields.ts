import { html, type Html } from '#billing/gateways/sandbox/provider/pages/html'

/** What a person typed, by field name. */
export type Typed = Readonly<Record<string, string | undefined>>
/** A sentence for each wrong field. */
export type FieldErrors = Readonly<Record<string, string>>

interface FieldWishes {
  name: string
  label: string
  type?: string
  hint?: string
  autocomplete?: string
  inputmode?: string
  placeholder?: string
}

/** A labelled field with what was typed and, if it is wrong, the reason. */
export function field(wishes: FieldWishes, typed: Typed, errors: FieldErrors): Html {
  const { name, label, type = 'text', hint } = wishes
  const error = errors[name]
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${typed[name]}"
      maxlength="255"
      autocomplete="${wishes.autocomplete ?? 'off'}"
      inputmode="${wishes.inputmode ?? 'text'}"
      placeholder="${wishes.placeholder}"
      aria-describedby="${described}"
      ${error && html`aria-invalid="true"`}
    />
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${error && html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`
}

export function hidden(name: string, value: string | undefined): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`
}

export function errorSummary(errors: FieldErrors): Html | null {
  if (Object.keys(errors).length === 0) return null
  return html`<p class="alert" role="alert">
    Please look at the fields that are marked below. Nothing has been paid.
  </p>`
}
