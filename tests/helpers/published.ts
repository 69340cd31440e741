import { User } from '#auth/main'
import { Publish, type Published } from '#deploy/main'
import type { Website } from '#websites/main'

/** Publishes a website for its owner; throws if it is refused. */
export async function publish(website: Website): Promise<Published> {
  const owner = await User.findOrFail(website.userId)
  const result = await new Publish().handle(owner, website)
  if (result.ok) return result.value
  throw new Error(`Not published: ${JSON.stringify(result.error)}`)
}

/** A published page without the lines that publishing adds to its head. */
export function withoutPublishedHead(html: string): string {
  return html.replace(
    /\n<(?:link rel="canonical"|meta (?:property="og:image|name="twitter:card))[^>]*>/g,
    ''
  )
}
