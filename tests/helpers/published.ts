import { Publish, type Published } from '#deploy/main'
import type { Website } from '#websites/main'

/** Publishes a website whose checks must pass. */
export async function publish(website: Website): Promise<Published> {
  const result = await new Publish().handle(website)
  if (result.ok) return result.value
  throw new Error(`Not published: ${result.error.checks.map(({ id }) => id).join(', ')}`)
}

/** A published page without the lines that publishing adds to its head. */
export function withoutPublishedHead(html: string): string {
  return html.replace(
    /\n<(?:link rel="canonical"|meta (?:property="og:image|name="twitter:card))[^>]*>/g,
    ''
  )
}
