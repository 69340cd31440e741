import { lostImages, messageRecipient, type Website } from '#websites/main'
import type { Draft } from '#deploy/readiness/public_page'
import { publicAddress } from '#deploy/services/public_address'

/** The input of the checks before publishing. */
export async function draftOf(website: Website, html: string): Promise<Draft> {
  return {
    html,
    address: publicAddress(website),
    mailsMessages: (await messageRecipient(website)) !== null,
    lostPictures: await lostImages(website, html),
  }
}
