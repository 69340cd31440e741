import { GoogleDriver } from '@adonisjs/ally/drivers/google'
import { paths, type GoogleVisitor } from '#contract/paths'

const LIFE = '10 minutes'

/**
 * Google's sign-in by a redirect, with PKCE. Its two cookies have the prefix `__Host-`, so that no
 * other host below the same domain can set them.
 */
export class GoogleRedirect extends GoogleDriver {
  // The constructor of the parent class already reads the cookies, before a subclass field would be
  // set.
  override loadState(): void {
    this.stateCookieName = '__Host-google_state'
    this.codeVerifierCookieName = '__Host-google_verifier'
    super.loadState()
  }

  /**
   * The address to which the browser is redirected. Google includes `nonce` in the credential that it
   * signs.
   */
  async addressWith(nonce: string, from: GoogleVisitor): Promise<string> {
    const state = `${this.getState()}.${from}`
    this.#keep(this.stateCookieName, state)
    return this.redirectUrl((request) => {
      request.param(this.stateParamName, state).param('nonce', nonce)
    })
  }

  /** The screen that started the redirect, from a cookie that only we can write. */
  get returnPath(): string {
    return this.stateCookieValue?.endsWith('.settings') ? paths.settings : paths.login
  }

  protected override getPkceCodeVerifierForRedirect(): string {
    const verifier = this.makeCodeVerifier()
    this.#keep(this.codeVerifierCookieName!, verifier)
    return verifier
  }

  // Lax, because the browser would not send a strict cookie on the redirect back from Google.
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
