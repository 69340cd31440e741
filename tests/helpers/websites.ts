import { type User, withUserLock } from '#auth/main'
import { FinishBuild, ReserveWebsite, SaveRevision, type Website } from '#websites/main'

let counter = 0

interface ReadyWebsite {
  title?: string
  html?: string
  /** The sheet of facts of the page, as JSON. */
  sheet?: string
  prompt?: string
  contactEmail?: string
}

/** A page with an element to change; `words` distinguishes its states. */
export function page(words: string, title = 'Bakery'): string {
  return (
    `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>${title}</title></head>\n` +
    `<body data-element-id="e1">\n  <h1 data-element-id='e2'>${words}</h1>\n</body>\n</html>\n`
  )
}

/** Reserves a place for a website before its build, as the approval of a plan does. */
export async function reservedWebsite(user: User, options: ReadyWebsite = {}) {
  counter += 1
  const title = options.title ?? `Bakery ${counter}`
  const { prompt = 'A bakery', contactEmail = '' } = options
  return withUserLock(user.id, (trx, locked) =>
    new ReserveWebsite().handle(trx, {
      user: locked,
      planId: null,
      title,
      prompt,
      contactEmail,
    })
  )
}

/** A website as after a completed build. */
export async function readyWebsite(user: User, options: ReadyWebsite = {}): Promise<Website> {
  const reserved = await reservedWebsite(user, options)
  if (!reserved.ok) throw new Error('The person has no place left for one more website.')
  const { id, title } = reserved.value
  const html = options.html ?? page('First')
  return withUserLock(user.id, (trx) =>
    new FinishBuild().handle(trx, { websiteId: id, html, sheet: options.sheet, title })
  )
}

/** Saves HTML as a manual change. */
export async function edit(website: Website, html: string, foldKey?: string) {
  const saved = await new SaveRevision().handle({
    website,
    html,
    author: 'you',
    summary: 'Changed',
    foldKey,
  })
  if (!saved.ok) throw new Error('The website was changed by somebody else.')
  return saved.value
}
