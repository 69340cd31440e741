import type { GoogleHandover } from '#contract/api/account'
import { paths, type GoogleVisitor } from '#contract/paths'
import { keptInTab } from '../../lib/browser/storage.ts'

const VERIFIER_KEY = 'sitewright:google_verifier'
const ANSWER = /^#google=(\S+)$/

/** Sends the browser to Google. A secret in this tab's storage proves on return that it is the same tab. */
export async function goToGoogle(from: GoogleVisitor): Promise<void> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  keptInTab.set(VERIFIER_KEY, verifier)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  location.assign(paths.google(base64url(new Uint8Array(hash)), from))
}

export type GoogleAnswer = GoogleHandover | 'failed'

/** Google's answer, if this page was opened by its redirect. */
export function googleAnswer(): GoogleAnswer | null {
  const [, code] = ANSWER.exec(location.hash) ?? []
  if (!code) return null
  const verifier = keptInTab.get(VERIFIER_KEY)
  return code === 'failed' || !verifier ? 'failed' : { code, verifier }
}

/** Removes the answer from the address; false if it was used before. */
export function takeGoogleAnswer(): boolean {
  if (!ANSWER.test(location.hash)) return false
  history.replaceState(history.state, '', location.pathname + location.search)
  keptInTab.remove(VERIFIER_KEY)
  return true
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
