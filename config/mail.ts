import { defineConfig, transports } from '@adonisjs/mail'
import type { InferMailers } from '@adonisjs/mail/types'
import { hosts } from '#config/hosts'
import { OutboxTransport } from '#core/mail/outbox_transport'
import env from '#start/env'

const PATIENCE = 20_000
const { hostname } = new URL(hosts.appUrl)

const server = {
  url: env.get('SMTP_URL'),
  connectionTimeout: PATIENCE,
  greetingTimeout: PATIENCE,
  socketTimeout: PATIENCE,
}

/** Real mail if SMTP_URL is set; otherwise files in the outbox, which `/outbox` lists. */
const mailConfig = defineConfig({
  default: env.get('SMTP_URL') ? 'smtp' : 'outbox',
  from: env.get('MAIL_FROM') ?? { name: 'Sitewright', address: `hello@${hostname}` },
  mailers: { smtp: transports.smtp(server), outbox: () => new OutboxTransport() },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
