export interface SandboxSettings {
  /** The SQLite file of its state. */
  file: string
  /** The origin at which browsers reach its pages, e.g. http://pay.localhost:3333 */
  origin: string
  /** Where its pages lead back to, and the only page that may frame them: the app's origin. */
  appUrl: string
  apiKey: string
  storeId: string
  variants: { basic: string; premium: string }
  /** Webhooks go to this port on 127.0.0.1 with this Host header and path. */
  webhook: { port: number; host: string; path: string; secret: string }
  /** The page and calls with which the clock is moved and faults are set; false on a public server. */
  hasControls: boolean
  /** Waiting times of the webhook sender are multiplied by this; 1 in the product, ~0.001 in tests. */
  timeScale?: number
}
