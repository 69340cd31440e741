import type { ApplicationService } from '@adonisjs/core/types'

/**
 * Logs at start whether the mail server can be reached. Mails wait as tasks, so the start continues.
 */
export default class MailCheckProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    const { default: env } = await import('#start/env')
    const server = env.get('SMTP_URL')
    if (server) void this.#check(server)
  }

  async #check(server: string) {
    const { mailServerFault } = await import('#core/mail/probe_mail_server')
    const fault = await mailServerFault(server)
    if (!fault) return
    const logger = await this.app.container.make('logger')
    logger.warn(`${fault} Mails wait, and are tried again for a day and a half.`)
  }
}
