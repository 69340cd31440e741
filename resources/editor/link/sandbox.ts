/**
 * `allow-same-origin` is set only if the frame's origin is not the app's: otherwise the page could read
 * the person's tokens.
 */
export function editSandbox(url: string, appOrigin: string): string {
  const { origin, protocol } = new URL(url, appOrigin)
  const isApart = origin !== appOrigin && /^https?:$/.test(protocol)
  return isApart ? 'allow-scripts allow-same-origin' : 'allow-scripts'
}
