import { currentHtml, messageRecipient, type Website } from '#websites/main'
import type { Readiness } from '#deploy/readiness/readiness'
import { pages } from '#deploy/services/pages'
import { embedded } from '#deploy/targets/embedded'

export interface Look extends Readiness {
  /** Notes of what is still to fill in, which publishing leaves out. */
  openPlaces: string[]
}

/** Looks at the newest saved revision as `Publish` will, and changes nothing. */
export class LookBeforePublishing {
  async handle(website: Website): Promise<Look> {
    const html = await currentHtml(website)
    const mailsMessages = (await messageRecipient(website)) !== null
    const address = embedded.addressOf(website)
    const readiness = await pages.readinessOf({ html, address, mailsMessages })
    return { ...readiness, openPlaces: await pages.todosIn(html) }
  }
}
