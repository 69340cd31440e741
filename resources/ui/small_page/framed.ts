import { withStillsAt } from '#contract/stills'

/**
 * Prepares a page for a frame inside the app. Its relative addresses would be resolved against the app's;
 * the fonts and the pictures of ours that it uses are available there too.
 */
export function framed(html: string): string {
  return withStillsAt(html.replaceAll('url(fonts/', 'url(/fonts/'), (name) => `/stills/${name}`)
}
