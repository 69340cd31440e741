import Bowser from 'bowser'

/** Where a session was started, as it is shown to its owner. */
export interface Device {
  /** In words, such as "Firefox on Windows"; empty if the browser did not identify itself. */
  device: string
  ip: string
}

const LONGEST = { userAgent: 500, device: 80, ip: 45 }

export function deviceOf(userAgent: string | undefined, ip: string): Device {
  return {
    device: inWords(userAgent ?? '').slice(0, LONGEST.device),
    ip: ip.slice(0, LONGEST.ip),
  }
}

function inWords(userAgent: string): string {
  if (!userAgent) return ''
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST.userAgent))
  if (!browser.name) return ''
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
