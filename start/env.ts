import { isIPv4 } from 'node:net'
import { Env } from '@adonisjs/core/env'
import app from '@adonisjs/core/services/app'

type Reader<T> = (name: string, value?: string) => T

/** Reads an optional variable; an error is shown as one line at start. */
function optional<T>(fallback: T, read: Reader<T>): Reader<T> {
  return (name, value) => (value === undefined || value === '' ? fallback : read(name, value))
}

function oneOf<const T extends string>(choices: readonly T[]): Reader<T> {
  return (name, value) => {
    if (choices.includes(value as T)) return value as T
    throw new Error(`${name} is "${value}". Set it to one of: ${choices.join(', ')}.`)
  }
}

const text: Reader<string> = (_, value) => value!

const port: Reader<number> = (name, value) => {
  const number = Number(value)
  if (Number.isInteger(number) && number >= 1 && number <= 65535) return number
  throw new Error(`${name} is "${value}". Set it to a whole number from 1 to 65535.`)
}

const webAddress: Reader<string> = (name, value) => {
  const url = URL.canParse(value!) ? new URL(value!) : null
  // Browsers treat a host name with a final dot as the same host, but here it is a different string.
  const isPlain = url?.pathname === '/' && !url.hostname.endsWith('.')
  if (url && isPlain && /^https?:$/.test(url.protocol)) return url.origin
  throw new Error(`${name} is "${value}". Set it to an address such as https://app.example.com.`)
}

const baseAddress: Reader<string> = (name, value) => {
  const url = URL.canParse(value!) ? new URL(value!) : null
  if (url && /^https?:$/.test(url.protocol)) return value!.replace(/\/$/, '')
  throw new Error(`${name} is "${value}". Set it to an address such as http://localhost:11434/v1.`)
}

const wholeNumber: Reader<number> = (name, value) => {
  const number = Number(value)
  if (Number.isSafeInteger(number) && number > 0) return number
  throw new Error(`${name} is "${value}". Set it to a whole number above 0.`)
}

const digits: Reader<string> = (name, value) => {
  if (/^\d{1,15}$/.test(value!)) return value!
  throw new Error(`${name} is "${value}". Set it to the number that Lemon Squeezy shows.`)
}

const hostName: Reader<string> = (name, value) => {
  if (/^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(value!)) return value!
  throw new Error(`${name} is "${value}". Set it to a domain in lower case, such as example.com.`)
}

/** The parts of a list with commas, if all of them are as they should be. */
function listOf(isGood: (part: string) => boolean, example: string): Reader<string[]> {
  return (name, value) => {
    const parts = value!.split(',').map((part) => part.trim())
    if (parts.every(isGood)) return parts
    throw new Error(`${name} is "${value}". Set it to ${example}.`)
  }
}

const addresses = listOf((part) => isIPv4(part), 'one or more addresses, such as 203.0.113.10')
const hostNames = listOf(
  (part) => /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(part),
  'host names, such as ns1.example.com,ns2.example.com'
)
const dnsServers = listOf(
  (part) => isIPv4(part.replace(/:\d{1,5}$/, '')),
  'addresses, such as 127.0.0.1:5353'
)

const mailServer: Reader<string> = (name, value) => {
  const url = URL.canParse(value!) ? new URL(value!) : null
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return value!
  throw new Error(
    `${name} is not a mail server. Set it to one such as smtp://mail.example.com:587.`
  )
}

const key = Env.schema.secret()

// The framework reads these two from process.env when it starts to listen.
process.env.HOST ||= '127.0.0.1'
process.env.PORT ||= '3333'
process.env.NODE_ENV ||= 'development'

export default await Env.create(app.appRoot, {
  NODE_ENV: oneOf(['development', 'production', 'test']),
  APP_KEY: (name, value) => {
    if (value && value.length >= 32) return key(name, value)
    throw new Error(`${name} is missing or shorter than 32 characters. "npm start" makes one.`)
  },
  PORT: port,
  HOST: text,
  SITES_PORT: optional(undefined, port),
  APP_URL: optional(undefined, webAddress),
  DATA_DIR: optional('storage', text),
  SITES_DOMAIN: optional(undefined, hostName),
  SITES_IPV4: optional(undefined, addresses),
  SITES_CNAME: optional(undefined, hostName),
  SITES_NAMESERVERS: optional([], hostNames),
  DNS_SERVERS: optional([], dnsServers),
  LOG_LEVEL: optional(
    'info',
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  ),
  SMTP_URL: optional(undefined, mailServer),
  MAIL_FROM: optional(undefined, text),
  PASSWORD_SIGNUP: optional('auto', oneOf(['auto', 'on', 'off'])),
  GOOGLE_CLIENT_ID: optional(undefined, text),
  GOOGLE_CLIENT_SECRET: optional(undefined, text),
  GOOGLE_ISSUER: optional('https://accounts.google.com', text),
  GOOGLE_JWKS_URL: optional('https://www.googleapis.com/oauth2/v3/certs', text),
  GOOGLE_AUTHORIZE_URL: optional('https://accounts.google.com/o/oauth2/v2/auth', baseAddress),
  GOOGLE_TOKEN_URL: optional('https://oauth2.googleapis.com/token', baseAddress),
  BILLING_DRIVER: optional(undefined, oneOf(['sandbox', 'lemonsqueezy'])),
  LEMONSQUEEZY_API_KEY: optional(undefined, text),
  LEMONSQUEEZY_STORE_ID: optional(undefined, digits),
  LEMONSQUEEZY_WEBHOOK_SECRET: optional(undefined, text),
  LEMONSQUEEZY_VARIANT_BASIC: optional(undefined, digits),
  LEMONSQUEEZY_VARIANT_PREMIUM: optional(undefined, digits),
  LEMONSQUEEZY_API_URL: optional('https://api.lemonsqueezy.com', baseAddress),
  LEMONSQUEEZY_TEST_MODE: optional('off', oneOf(['on', 'off'])),
  DEPLOY_TARGET: optional('embedded', oneOf(['embedded', 'vercel'])),
  VERCEL_TOKEN: optional(undefined, text),
  VERCEL_TEAM_ID: optional(undefined, text),
  VERCEL_API_URL: optional('https://api.vercel.com', baseAddress),
  PHOTO_SEARCH: optional('on', oneOf(['on', 'off'])),
  OPENVERSE_URL: optional('https://api.openverse.org', baseAddress),
  PEXELS_API_KEY: optional(undefined, text),
  PEXELS_URL: optional('https://api.pexels.com', baseAddress),
  RATE_LIMITS: optional('on', oneOf(['on', 'off'])),
  LOW_PRIORITY_WORK: optional('on', oneOf(['on', 'off'])),
  SUPPORT_EMAIL: optional(undefined, text),
  OPENAI_API_KEY: optional(undefined, text),
  OPENAI_BASE_URL: optional(undefined, baseAddress),
  OPENAI_MODEL: optional(undefined, text),
  OPENAI_MODEL_PLAN: optional(undefined, text),
  OPENAI_MODEL_BUILD: optional(undefined, text),
  OPENAI_MODEL_EDIT: optional(undefined, text),
  OPENAI_IMAGE_MODEL: optional(undefined, text),
  OPENAI_DESIGN: optional('auto', oneOf(['auto', 'page', 'sections', 'words'])),
  OPENAI_JSON_MODE: optional(undefined, oneOf(['schema', 'object', 'prompt'])),
  OPENAI_DAILY_TOKENS: optional(1_000_000, wholeNumber),
})
