import type { AccountErasing } from '#auth/events'
import { DeleteWebsite } from '#websites/actions/delete_website'
import { dropImageFiles } from '#websites/images/image_files'
import { Image } from '#websites/models/image'
import { Website } from '#websites/models/website'

/** Deletes the websites of an erased account, and the pictures of plans without a website. */
export async function eraseWebsites({ userId }: AccountErasing): Promise<void> {
  for (const website of await Website.query().where('user_id', userId)) {
    await new DeleteWebsite().handle(website)
  }
  const images = await Image.query().where('user_id', userId)
  await Image.query().where('user_id', userId).delete()
  await dropImageFiles(images.map(({ id }) => id))
}
