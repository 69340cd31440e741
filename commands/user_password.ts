import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class UserPassword extends BaseCommand {
  static commandName = 'user:password'
  static description = 'Prints a link with which a person sets a new password'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The e-mail address of the account' })
  declare email: string

  async run() {
    const { IssueResetLink } = await import('#auth/main')
    const link = await new IssueResetLink().handle(this.email)
    if (!link) {
      this.exitCode = 1
      return this.logger.error(`There is no account with the address ${this.email}.`)
    }
    this.logger.log('Give this link to the person. It works once, within one hour:')
    this.logger.log(link)
  }
}
