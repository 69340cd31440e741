import { outsideCall, type OutsideAnswer } from '#core/http/outside_call'
import { NoPhotoAnswer } from '#websites/photos/photo'
import { photoTimings } from '#websites/photos/timings'

/** In bytes. Twenty photos have less. */
const LARGEST = 1024 * 1024

/** The sources ask every program to say who it is. */
export const USER_AGENT = 'Sitewright'

type Fields = Record<string, unknown>

/** The JSON object at an address of a source, or null for a 404. */
export async function askSource(
  url: string,
  headers: Record<string, string> = {}
): Promise<Fields | null> {
  const { status, text } = await answerOf(url, headers)
  if (status === 404) return null
  const { host } = new URL(url)
  if (status !== 200) throw new NoPhotoAnswer(`${host} answers ${status}.`)
  const found = fieldsOf(parsed(text))
  if (!found) throw new NoPhotoAnswer(`${host} does not answer with an object.`)
  return found
}

async function answerOf(url: string, headers: Record<string, string>): Promise<OutsideAnswer> {
  try {
    return await outsideCall(url, {
      method: 'GET',
      headers: { ...headers, 'accept': 'application/json', 'user-agent': USER_AGENT },
      timeout: photoTimings.answer,
      largestAnswer: LARGEST,
    })
  } catch (cause) {
    throw new NoPhotoAnswer(`${new URL(url).host} does not answer.`, { cause })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The list with this name; an answer without it is none. */
export function listIn(answer: Fields | null, name: string): Fields[] {
  const list = answer?.[name]
  if (!Array.isArray(list)) throw new NoPhotoAnswer(`The answer has no list "${name}".`)
  return list.map(fieldsOf).filter((one) => one !== null)
}

export function fieldsOf(value: unknown): Fields | null {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? (value as Fields) : null
}

/** In one line; '' for everything that is no text. */
export function textOf(value: unknown): string {
  if (typeof value !== 'string') return ''
  return value
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, 200)
}

/** '' for everything that is no address of the web. */
export function addressOf(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2_000 || !URL.canParse(value)) return ''
  return /^https?:/.test(value) ? value : ''
}

/** 0 for everything that is no length in pixels. */
export function pixelsOf(value: unknown): number {
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0
}
