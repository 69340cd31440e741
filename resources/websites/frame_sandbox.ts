const isolated = 'allow-scripts allow-forms'
const full = 'allow-scripts allow-same-origin allow-forms allow-downloads allow-modals allow-popups'

/**
 * What a customer's page may do in a frame. With its own origin it gets all that the
 * specification lists; on the app's origin, or at an address that cannot be read, that would hand
 * it the person's tokens, so there it is cut off from every origin.
 */
export function frameSandbox(previewUrl: string, appOrigin: string): string {
  if (!URL.canParse(previewUrl, appOrigin)) return isolated
  const { origin, protocol } = new URL(previewUrl, appOrigin)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && origin !== appOrigin ? full : isolated
}
