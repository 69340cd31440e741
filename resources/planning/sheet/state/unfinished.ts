import type { SheetChange } from 'site-designer/sheet'
import { sendable } from './sendable.ts'

/** Enough of an address to be one: the server says the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
const ADDRESS = /^\S+\.\S{2,}$/

/** Whether an e-mail address or a link is still being typed: the server would refuse it as it is. */
export function isUnfinished(change: SheetChange): boolean {
  const { contact, dates = [] } = sendable(change)
  const { emails = [], links = [] } = contact ?? {}
  return (
    !emails.every((email) => EMAIL.test(email)) ||
    !links.every(({ url, label }) => label && ADDRESS.test(url)) ||
    !dates.every(({ link }) => !link || ADDRESS.test(link))
  )
}
