/**
 * The frame may have its own origin only because that is not the app's. Anything else gets none:
 * it could read the person's tokens.
 */
export function editSandbox(url: string, appOrigin: string): string {
  const { origin, protocol } = new URL(url, appOrigin)
  const isApart = origin !== appOrigin && /^https?:$/.test(protocol)
  return isApart ? 'allow-scripts allow-same-origin' : 'allow-scripts'
}
