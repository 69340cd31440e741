/** Storage that may be unavailable, as in some private windows; then nothing is stored. */
function guarded(area: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return area().getItem(key)
      } catch {
        return null
      }
    },
    set(key: string, value: string): void {
      try {
        area().setItem(key, value)
      } catch {
        // Full or unavailable: the page works, but stores nothing.
      }
    },
    remove(key: string): void {
      try {
        area().removeItem(key)
      } catch {
        // Unavailable: there is nothing to remove.
      }
    },
  }
}

export const kept = guarded(() => localStorage)
export const keptInTab = guarded(() => sessionStorage)

/**
 * The description of a website that is not made yet, possibly typed before the registration. The create
 * screen loads it, stores it while it is typed, and removes it at the end.
 */
export const PROMPT_KEY = 'sitewright:prompt'

/** The contact address on the create screen, kept like the description. */
export const CONTACT_KEY = 'sitewright:contact'

/** When the data of the account deleted in this tab will be erased; kept until the next sign-in. */
export const ACCOUNT_CLOSED_KEY = 'sitewright:account_closed'
