import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, ReplyWords, Row } from '#designer/site/content'

/**
 * The form posts to the site's own host, and is there only where there is someone to read it. With
 * `reply` it asks who comes, in place of a message. Behind the words of `fold` it waits where
 * visitors can call or come.
 */
export const contact = sectionSchema({
  layouts: {
    panel: 'split-form offset',
    lines: 'form',
    phone: 'phone shape offset',
    mail: 'mail shape offset',
  },
  rank: 25,
  ground: (_, traits, luck) => luck.pick([traits.contact, traits.contact, traits.grounds[0]]),
  askedFor: 18,
  content: holds<
    Headed & { rows: Row[]; form: boolean; fold?: string; reply?: ReplyWords; ours?: true }
  >(),
})
