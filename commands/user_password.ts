import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class UserPassword extends BaseCommand {
  static commandName = 'user:password'
  static description = 'Prints a link with which a person sets a new password'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The address of the account' })
  declare email: string

  async run() {
    const { IssueResetLink } = await import('#auth/main')
    const link = await new IssueResetLink().handle(this.email)
    if (!link) {
      this.exitCode = 1
      return this.logger.error(`There is no account with the address ${this.email}.`)
    }
    this.logger.log('Hand this link over to the person. It works for one hour, and once:')
    this.logger.log(link)
  }
}
