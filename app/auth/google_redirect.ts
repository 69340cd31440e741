import { GoogleDriver } from '@adonisjs/ally/drivers/google'
import { paths, type GoogleVisitor } from '#contract/paths'

const LIFE = '10 minutes'

/**
 * Google's sign-in by a redirect, with PKCE. Its two cookies have the prefix `__Host-`, so that no
 * other host below the same domain can set them.
 */
export class GoogleRedirect extends GoogleDriver {
  // The parent reads the cookies in its constructor, before it would know these names.
  override loadState(): void {
    this.stateCookieName = '__Host-google_state'
    this.codeVerifierCookieName = '__Host-google_verifier'
    super.loadState()
  }

  /** Where to send the browser. Google puts `nonce` into the credential that it signs. */
  async addressWith(nonce: string, from: GoogleVisitor): Promise<string> {
    const state = `${this.getState()}.${from}`
    this.#keep(this.stateCookieName, state)
    return this.redirectUrl((request) => {
      request.param(this.stateParamName, state).param('nonce', nonce)
    })
  }

  /** The screen that sent the browser to Google, as its cookie says, which only we can write. */
  get returnPath(): string {
    return this.stateCookieValue?.endsWith('.settings') ? paths.settings : paths.login
  }

  protected override getPkceCodeVerifierForRedirect(): string {
    const verifier = this.makeCodeVerifier()
    this.#keep(this.codeVerifierCookieName!, verifier)
    return verifier
  }

  // Lax, because a strict cookie would not come along on the way back from Google.
  #keep(name: string, value: string): void {
    this.ctx.response.encryptedCookie(name, value, {
      path: '/',
      maxAge: LIFE,
      secure: true,
      httpOnly: true,
      sameSite: 'lax',
    })
  }
}
