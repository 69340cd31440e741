import type { User } from '#auth/main'
import { newId } from '#core/ids'
import { ContactConfirmation } from '#websites/models/contact_confirmation'
import { signUp } from '#tests/helpers/people'
import { publish } from '#tests/helpers/published'
import { page, readyWebsite } from '#tests/helpers/websites'

interface Owner {
  contactEmail?: string
  emailVerified?: boolean
}

/** A published website, its owner and its address. */
export async function live(
  html = page('Live'),
  { contactEmail, emailVerified = true }: Owner = {}
) {
  const user = await signUp({ subscriptionType: 'premium', emailVerified })
  if (contactEmail) await confirmContactEmail(user, contactEmail)
  const website = await readyWebsite(user, { html, contactEmail })
  const { deployment } = await publish(website)
  return { user, website, address: `${deployment.deploymentUrl}/` }
}

/** Confirms a contact email, as if its mailed link had been opened. */
async function confirmContactEmail({ id }: User, address: string) {
  await ContactConfirmation.create({
    hash: newId(),
    userId: id,
    address,
    expiresAt: 0,
    confirmedAt: Date.now(),
  })
}

export const WITH_FONT =
  '<!doctype html>\n<html lang="tr"><head><title>Fırın &amp; Co</title><link rel="icon" href="data:,x"><style>:root {\n' +
  '  --paper: #fffbe6;\n  --text: #222;\n}\n@font-face{font-family:x;' +
  'src:url(fonts/inter-latin-400-normal.woff2)}\nmain{display:none}</style></head>' +
  '<body data-element-id="a"><h1 data-element-id="b">Merhaba</h1>' +
  '<p data-element-id="c" data-todo="Add your hours">Add your hours</p>' +
  '<p data-element-id="d" data-todo="Add your phone">0123</p></body></html>\n'

/** The font file names of a release contain the hash of their content. */
export const fontNameIn = (html: string) =>
  /fonts\/(inter-latin-400-normal-[\da-f]{12})\.woff2/.exec(html)![1]
