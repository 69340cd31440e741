import { hosts } from '#config/hosts'

const POWERS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'bluetooth']

/**
 * What the app's own host adds to every answer as soon as strangers can reach it: browsers come back
 * by https alone, and no page of it uses the device.
 */
export function publicHeaders(): [name: string, value: string][] {
  if (!hosts.isPublic) return []
  const policy = POWERS.map((power) => `${power}=()`).join(', ')
  const headers: [string, string][] = [['permissions-policy', policy]]
  if (hosts.appUrl.startsWith('https:')) {
    headers.push(['strict-transport-security', 'max-age=31536000'])
  }
  return headers
}
