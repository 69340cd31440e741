const isolated = 'allow-scripts allow-forms'
const full = 'allow-scripts allow-same-origin allow-forms allow-downloads allow-modals allow-popups'

/**
 * The sandbox permissions of a customer's page. On its own origin it gets all permissions of the
 * specification. On the app's origin, or at an unreadable address, it could read the person's tokens, so
 * there it gets an opaque origin.
 */
export function frameSandbox(previewUrl: string, appOrigin: string): string {
  if (!URL.canParse(previewUrl, appOrigin)) return isolated
  const { origin, protocol } = new URL(previewUrl, appOrigin)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && origin !== appOrigin ? full : isolated
}
