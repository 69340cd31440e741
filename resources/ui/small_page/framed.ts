/**
 * A page as it is shown inside one of ours. Its addresses would be taken from our page's; the fonts
 * it names are there on our own origin too.
 */
export function framed(html: string): string {
  return html.replaceAll('url(fonts/', 'url(/fonts/')
}
