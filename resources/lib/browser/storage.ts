/** Storage that may be refused, as in some private windows; then nothing is kept. */
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
        // Full or refused: the page works on, it only forgets.
      }
    },
    remove(key: string): void {
      try {
        area().removeItem(key)
      } catch {
        // Refused: there was nothing to remove.
      }
    },
  }
}

export const kept = guarded(() => localStorage)
export const keptInTab = guarded(() => sessionStorage)

/**
 * The description of a website that is still to be made, perhaps from before there was an
 * account. The create screen takes it up, keeps it while it is written, and removes it at the end.
 */
export const PROMPT_KEY = 'sitewright:prompt'

/** When the data of the account goes that was closed in this tab, until somebody signs in. */
export const ACCOUNT_CLOSED_KEY = 'sitewright:account_closed'
