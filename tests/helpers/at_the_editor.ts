import { Account } from '#tests/helpers/account'
import { Baker } from '#tests/helpers/baker'
import { DESKTOP, theBrowser, visitor } from '#tests/helpers/browser'
import { EditorPage } from '#tests/helpers/editor_page'
import type { Product } from '#tests/helpers/product'

/** A new person in the editor of their first website. */
export async function atTheEditor(product: Product, viewport = DESKTOP) {
  const { page, context, errors } = await visitor(await theBrowser(), viewport)
  const baker = new Baker(page, product)
  const account = await Account.open(product, baker.email)
  await account.isIn(context)
  const editor = new EditorPage(page, baker, await account.build())
  await editor.opens()
  return { page, context, errors, baker, account, editor, frame: editor.frame }
}
