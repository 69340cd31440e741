import type { Reply } from '#billing/gateways/sandbox/provider/http/reply'
import { html, type Html } from '#billing/gateways/sandbox/provider/pages/html'
import type { SandboxSettings } from '#billing/gateways/sandbox/provider/settings'

interface Page {
  title: string
  body: Html
  status?: number
  /** What the page tells the app when it is shown in the app's overlay. */
  event?: { event: string; data?: unknown }
}

/** A page of the sandbox. It runs its own script only, and only the app may frame it. */
export function page(
  { appUrl }: Pick<SandboxSettings, 'appUrl'>,
  { title, body, status = 200, event }: Page
): Reply {
  const app = new URL(appUrl).origin
  const printed = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/css/pages.css" />
        <script src="/js/pages.js" defer></script>
        <title>${title} – Sandbox</title>
      </head>
      <body data-app="${app}" data-event="${event && JSON.stringify(event)}">
        <p class="banner"><strong>Sandbox:</strong> no real money moves here.</p>
        <main>${body}</main>
      </body>
    </html> `
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy(app) },
    body: printed.text,
  }
}

/** A page with one message and the way back. */
export function messagePage(
  settings: Pick<SandboxSettings, 'appUrl'>,
  { title, sentence, status }: { title: string; sentence: string; status: number }
): Reply {
  return page(settings, {
    title,
    status,
    body: html`<section class="message">
      <h1>${title}</h1>
      <p>${sentence}</p>
      <p><a class="button" href="${settings.appUrl}" target="_top">Back to the app</a></p>
    </section>`,
  })
}

/** The address was cut or changed by hand. */
export function wrongLinkPage(settings: Pick<SandboxSettings, 'appUrl'>): Reply {
  return messagePage(settings, {
    title: 'This link is not valid',
    sentence: 'A part of the address is missing or was changed. Open the page from the app again.',
    status: 403,
  })
}

export function missingPage(settings: Pick<SandboxSettings, 'appUrl'>): Reply {
  return messagePage(settings, {
    title: 'There is nothing here',
    sentence: 'The address may be mistyped, or the sandbox has been reset since.',
    status: 404,
  })
}

function policy(app: string): string {
  return [
    `default-src 'none'`,
    `style-src 'self'`,
    `script-src 'self'`,
    `img-src data:`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors ${app}`,
  ].join('; ')
}

const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** `November 28, 2026`. */
export function dateWords(millis: number): string {
  return date.format(millis)
}
