import { hosts } from '#config/hosts'

const POWERS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'bluetooth']

/**
 * Headers of the app's own host if it is public: browsers use only https from then on, and its pages
 * may not use the camera, microphone or other devices.
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
