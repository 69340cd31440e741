/** The part of Google's script that is used here. */
export interface GoogleIdentity {
  initialize: (options: {
    client_id: string
    nonce: string
    context: GoogleContext
    callback: (answer: { credential?: string }) => void
  }) => void
  renderButton: (place: HTMLElement, look: Record<string, string | number>) => void
  /** One-tap: Google offers to continue as an account that the browser knows. */
  prompt: () => void
  cancel: () => void
}

export type GoogleContext = 'signin' | 'signup'

const SCRIPT = 'https://accounts.google.com/gsi/client'

let loading: Promise<GoogleIdentity> | null = null

/** Loads Google's script once, when a screen with its button is opened; tries again after a failure. */
export function googleIdentity(): Promise<GoogleIdentity> {
  loading ??= load().catch((error) => {
    loading = null
    throw error
  })
  return loading
}

async function load(): Promise<GoogleIdentity> {
  await new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = resolve
    script.onerror = () => reject(new Error('The script of Google did not load.'))
    document.head.append(script)
  })
  const { google } = window as { google?: { accounts?: { id?: GoogleIdentity } } }
  if (!google?.accounts?.id) throw new Error('The script of Google is not as expected.')
  return google.accounts.id
}

/** Binds a credential to the page that requested it. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
