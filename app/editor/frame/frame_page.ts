import { hosts } from '#config/hosts'
import { pages } from '#editor/services/pages'

/**
 * The page as it is stored, with the edit runtime in front of everything else: nothing that the
 * page holds can swallow it, and no script of the page's is allowed to run.
 */
export async function framePage(
  html: string,
  { runtime, nonce }: { runtime: string; nonce: string }
): Promise<string> {
  // After the doctype a script moves nothing into another mode or place; before it there are no tags.
  const at = await pages.afterDoctype(html)
  const script = `<script nonce="${nonce}" data-app="${hosts.appUrl}">${runtime}</script>`
  return html.slice(0, at) + script + html.slice(at)
}

/** The only script is the one with the nonce; the page may look as it does and do nothing. */
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
