/**
 * Prepares a page for a frame inside the app. Its relative addresses would be resolved against the app's;
 * the fonts that it uses are available there too.
 */
export function framed(html: string): string {
  return html.replaceAll('url(fonts/', 'url(/fonts/')
}
