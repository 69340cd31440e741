import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class MailFailed extends BaseCommand {
  static commandName = 'mail:failed'
  static description = 'Lists the mails that could not be sent after all attempts'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { failedMails } = await import('#core/mail/failed_mails')
    const mails = await failedMails()
    if (mails.length === 0) return this.logger.success('All mails were sent or are being retried.')
    for (const { failedAt, to, subject, error } of mails) {
      this.logger.log(`${failedAt}  ${to}  "${subject}": ${error}`)
    }
  }
}
