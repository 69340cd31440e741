import { hosts } from '#config/hosts'
import { pages } from '#editor/services/pages'

/**
 * The stored page with the edit runtime before everything else: no markup of the page can disable it,
 * and no script of the page may run.
 */
export async function framePage(
  html: string,
  { runtime, nonce }: { runtime: string; nonce: string }
): Promise<string> {
  // A script after the doctype changes neither the document mode nor the position of elements; before
  // the doctype there are no tags.
  const at = await pages.afterDoctype(html)
  const script = `<script nonce="${nonce}" data-app="${hosts.appUrl}">${runtime}</script>`
  return html.slice(0, at) + script + html.slice(at)
}

/** The only script is the one with the nonce; the page keeps its appearance but cannot do anything. */
export function framePolicy(nonce: string): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'unsafe-inline' https:`,
    `img-src * data: blob:`,
    `media-src * data: blob:`,
    `font-src 'self' data: https:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-src 'none'`,
    `frame-ancestors ${hosts.appUrl}`,
  ].join('; ')
}
