import { isValidUntil, TEST_CARDS, testCard } from '#billing/gateways/sandbox/provider/cards'
import {
  field,
  hidden,
  type FieldErrors,
  type Typed,
} from '#billing/gateways/sandbox/provider/pages/fields'
import { html, type Html } from '#billing/gateways/sandbox/provider/pages/html'

export function cardFields(typed: Typed, errors: FieldErrors): Html {
  return html`<fieldset>
    <legend>Card</legend>
    <div class="test-cards">
      <p>Use one of these test cards. Never type the number of a real card here.</p>
      <ul>
        ${TEST_CARDS.map(
          ({ number, effect }) =>
            html`<li>
              <button type="button" class="card" data-number="${number}">
                <span class="number">${number}</span> <span>${effect}</span>
              </button>
            </li>`
        )}
      </ul>
    </div>
    ${field({ name: 'number', label: 'Card number', inputmode: 'numeric' }, typed, errors)}
    <div class="pair">
      ${field({ name: 'expiry', label: 'Expiry (MM/YY)', placeholder: 'MM/YY' }, typed, errors)}
      ${field({ name: 'code', label: 'Security code', inputmode: 'numeric' }, typed, errors)}
    </div>
  </fieldset>`
}

/** The sentence beside each wrong field of the card; none if the card can be charged or asked. */
export function cardErrors(typed: Typed, now: number): FieldErrors {
  const { number = '', expiry = '', code = '', confirmed } = typed
  const errors: Record<string, string> = {}
  const card = testCard(number)
  if (number.trim() === '') errors.number = 'Enter a card number.'
  else if (!card) errors.number = 'This is none of the test cards above.'
  else if (card.outcome === 'declined') errors.number = 'The card was declined. Try another card.'
  else if (card.outcome === 'asks' && confirmed === 'no')
    errors.number = 'You did not confirm the payment. Try again, or use another card.'

  const isValid = isValidUntil(expiry, now)
  if (expiry.trim() === '') errors.expiry = 'Enter the expiry.'
  else if (isValid === null) errors.expiry = 'Write the month and the year, such as 12/34.'
  else if (!isValid) errors.expiry = 'This card has expired.'
  if (!/^\d{3,4}$/.test(code.trim()))
    errors.code = 'Enter the three digits on the back of the card.'
  return errors
}

export function asksFirst({ number = '', confirmed }: Typed): boolean {
  return testCard(number)?.outcome === 'asks' && confirmed !== 'yes'
}

/** The bank’s question: the same form again, with an answer. */
export function confirmation(action: string, typed: Typed): Html {
  const kept = Object.entries(typed).filter(([name]) => name !== 'confirmed')
  return html`<section class="message">
    <h1>Confirm the payment</h1>
    <p>
      This page stands for the one of your bank, which asks whether it is you who pays with the card
      ending in ${testCard(typed.number ?? '')?.lastFour}.
    </p>
    <form method="post" action="${action}">
      ${kept.map(([name, value]) => hidden(name, value))}
      <p class="buttons">
        <button class="button" name="confirmed" value="yes">Confirm</button>
        <button class="button quiet" name="confirmed" value="no">Refuse</button>
      </p>
    </form>
  </section>`
}
