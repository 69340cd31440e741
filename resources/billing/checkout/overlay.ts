/** The part of the payment provider's script that is used here. */
interface Overlay {
  Setup: (options: { eventHandler: (event: OverlayEvent) => void }) => void
  Url: { Open: (url: string) => void; Close: () => void }
}

export interface OverlayEvent {
  /** Such as `Checkout.Success`. Anybody could send it, so it is only a hint to ask our server. */
  event: string
}

interface Globals {
  createLemonSqueezy?: () => void
  LemonSqueezy?: Overlay
}

let loading: Promise<Overlay> | null = null

/** Loads the script once, with the screen of payments; tries again after a failure. */
export function paymentOverlay(script: string): Promise<Overlay> {
  loading ??= load(script).catch((error) => {
    loading = null
    throw error
  })
  return loading
}

async function load(address: string): Promise<Overlay> {
  await new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = resolve
    script.onerror = () => reject(new Error('The script of the payment provider did not load.'))
    document.head.append(script)
  })
  const globals = window as Globals
  globals.createLemonSqueezy?.()
  if (globals.LemonSqueezy) return globals.LemonSqueezy
  throw new Error('The script of the payment provider is not as expected.')
}
