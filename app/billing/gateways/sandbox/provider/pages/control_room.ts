import { products } from '#billing/gateways/sandbox/provider/catalogue'
import { statusWords } from '#billing/gateways/sandbox/provider/documents'
import { NO_FAULTS, type FaultSettings } from '#billing/gateways/sandbox/provider/faults'
import type { Asked } from '#billing/gateways/sandbox/provider/http/asked'
import type { Reply } from '#billing/gateways/sandbox/provider/http/reply'
import { hidden } from '#billing/gateways/sandbox/provider/pages/fields'
import { html, type Html } from '#billing/gateways/sandbox/provider/pages/html'
import { dateWords, page } from '#billing/gateways/sandbox/provider/pages/page'
import type { Sandbox } from '#billing/gateways/sandbox/provider/sandbox'
import type { SubscriptionRow } from '#billing/gateways/sandbox/provider/state/rows'
import type { Delivery } from '#billing/gateways/sandbox/provider/webhooks/webhooks'

const MOST_SUBSCRIPTIONS = 50
const MOST_DELIVERIES = 20

/** The page on which a newcomer lets time pass and sees what the provider does. */
export function controlRoom(sandbox: Sandbox, { query }: Asked): Reply {
  const { settings, store, clock, faults, webhooks } = sandbox
  const refused = query.get('refused')
  const rows = store.all<SubscriptionRow>(
    'SELECT * FROM subscriptions ORDER BY id DESC LIMIT ?',
    MOST_SUBSCRIPTIONS
  )
  return page(settings, {
    title: 'Control room',
    body: html`<h1>Control room of the payment sandbox</h1>
      <p>
        Here you play the payment provider: let time pass, make payments fail, and see what the app
        was told. <a href="${settings.appUrl}">Back to the app</a>
      </p>
      ${refused && html`<p class="alert" role="alert">${refused}</p>`}
      <section class="box">
        <p>The sandbox’s date is <span class="wide">${dateWords(clock.now())}</span></p>
        <form method="post" action="/_sandbox/clock" class="controls">
          ${[1, 7, 32].map(
            (days) =>
              html`<button class="button quiet" name="advance" value="${days}d">
                ${days === 1 ? '1 day' : `${days} days`} later
              </button>`
          )}
        </form>
      </section>

      <h2>Subscriptions</h2>
      ${
        rows.length > 0
          ? rows.map((row) => subscriptionBox(sandbox, row))
          : html`<p>There are none yet. Choose a plan in the app to buy one.</p>`
      }

      <h2>Last webhooks</h2>
      ${deliveriesTable(webhooks.newest(MOST_DELIVERIES))}

      <h2>Faults</h2>
      ${faultsForm(faults.settings)}`,
  })
}

const TONES: Record<SubscriptionRow['status'], string> = {
  on_trial: 'good',
  active: 'good',
  paused: '',
  past_due: 'bad',
  unpaid: 'bad',
  cancelled: '',
  expired: '',
}

function subscriptionBox({ links, subscriptions }: Sandbox, row: SubscriptionRow): Html {
  const renewal = row.retry_at ?? row.period_ends_at
  const hasPaid = subscriptions.invoices(row.id).some(({ status }) => status === 'paid')
  return html`<article class="box">
    <header>
      <h3>${products[row.plan].name}, ${row.user_email}</h3>
      <span class="badge ${TONES[row.status]}">${statusWords(row.status)}</span>
    </header>
    <dl>
      <dt>Number</dt>
      <dd>${row.id}</dd>
      <dt>Since</dt>
      <dd>${dateWords(row.created_at)}</dd>
      <dt>${renewalWords(row)}</dt>
      <dd>
        ${row.status === 'unpaid' ? 'None, until the card is changed' : dateWords(row.ends_at ?? renewal)}
        ${row.payments_fail === 1 && ' (the card is declined)'}
      </dd>
    </dl>
    <div class="controls">
      ${actionsFor(row, hasPaid).map(({ verb, words, mode }) => {
        return html`<form method="post" action="/_sandbox/subscriptions/${row.id}/${verb}">
          ${mode && hidden('mode', mode)}<button class="button quiet">${words}</button>
        </form>`
      })}
      ${
        row.status !== 'expired' &&
        html`<a class="button quiet" href="${links.paymentDetails(row.id)}">Change the card</a>`
      }
    </div>
  </article>`
}

function renewalWords({ status, ends_at: end }: SubscriptionRow): string {
  if (end !== null) return 'Ends'
  return status === 'past_due' || status === 'unpaid' ? 'Next try' : 'Renews'
}

interface Action {
  verb: string
  words: string
  mode?: string
}

/** What makes sense for a subscription in its state. */
function actionsFor({ status, payments_fail: fails }: SubscriptionRow, hasPaid: boolean): Action[] {
  const isRunning = status !== 'cancelled' && status !== 'expired'
  const actions: (Action | false)[] = [
    isRunning && { verb: 'cancel', words: 'Cancel' },
    status === 'cancelled' && { verb: 'resume', words: 'Resume' },
    status === 'active' && { verb: 'pause', words: 'Pause, without service', mode: 'void' },
    status === 'active' && { verb: 'pause', words: 'Pause, with free service', mode: 'free' },
    status === 'paused' && { verb: 'unpause', words: 'End the pause' },
    isRunning && !fails && { verb: 'fail_next', words: 'Let the next renewal fail' },
    hasPaid && { verb: 'refund', words: 'Refund the last payment' },
    status !== 'expired' && { verb: 'expire', words: 'Expire now' },
  ]
  return actions.filter((action) => action !== false)
}

const OUTCOMES: Record<Delivery['outcome'], string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  given_up: 'Given up',
  dropped: 'Dropped on purpose',
}

function deliveriesTable(deliveries: Delivery[]): Html {
  if (deliveries.length === 0) return html`<p>None was sent yet.</p>`
  return html`<div
    class="box scroll"
    data-scrolls
    tabindex="0"
    role="region"
    aria-label="Last webhooks"
  >
    <table>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">Outcome</th>
          <th scope="col">Tries</th>
          <th scope="col">Last answer</th>
        </tr>
      </thead>
      <tbody>
        ${deliveries.map(
          ({ event_name: event, outcome, attempts, last_status: status }) =>
            html`<tr>
              <td>${event}</td>
              <td>${OUTCOMES[outcome]}</td>
              <td>${attempts}</td>
              <td>${attempts > 0 ? (status ?? 'none') : 'not sent'}</td>
            </tr>`
        )}
      </tbody>
    </table>
  </div>`
}

const FAULTS: [keyof FaultSettings, string][] = [
  ['duplicate', 'Further copies of each webhook'],
  ['shuffle', 'Shuffled within so many webhooks'],
  ['delay_ms', 'Longest delay, in milliseconds'],
  ['drop', 'Share that is dropped, 0 to 1'],
  ['forge', 'Share with a wrong signature, 0 to 1'],
  ['truncate', 'Share that is cut, 0 to 1'],
  ['seed', 'Seed: the same one repeats the run'],
]

const API: [FaultSettings['api'], string][] = [
  ['up', 'answers'],
  ['down', 'closes the connection'],
  ['slow', 'answers after 15 seconds'],
  ['html', 'answers with an HTML error'],
  ['429', 'answers “too many requests”'],
]

function faultsForm(settings: Readonly<FaultSettings>): Html {
  const isOn = Object.keys(NO_FAULTS).some((name) => {
    const fault = name as keyof FaultSettings
    return fault !== 'seed' && settings[fault] !== NO_FAULTS[fault]
  })
  return html`<form class="box" method="post" action="/_sandbox/faults">
    <p>${isOn ? 'Some faults are on.' : 'No fault is on.'}</p>
    <div class="grid">
      <div class="field">
        <label for="api">The API</label>
        <select id="api" name="api">
          ${API.map(
            ([value, words]) =>
              html`<option value="${value}" ${settings.api === value && html`selected`}>
                ${words}
              </option>`
          )}
        </select>
      </div>
      ${FAULTS.map(
        ([name, label]) =>
          html`<div class="field">
            <label for="${name}">${label}</label>
            <input id="${name}" name="${name}" inputmode="decimal" value="${settings[name]}" />
          </div>`
      )}
    </div>
    <p class="buttons"><button class="button">Set the faults</button></p>
  </form>`
}
