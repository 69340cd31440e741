import { currentSheet, type Website } from '#websites/main'
import type { FollowedPage } from '#editor/services/page_jobs'
import { pages } from '#editor/services/pages'

/** A page that a person has changed, and its stored sheet, brought in step; undefined without a sheet. */
export async function followedPage(
  website: Website,
  before: string,
  html: string
): Promise<FollowedPage | undefined> {
  const sheet = await currentSheet(website)
  return sheet === undefined ? undefined : pages.followed(before, html, sheet)
}
