import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class SiteSuspend extends BaseCommand {
  static commandName = 'site:suspend'
  static description = 'Takes a published website offline; its owner cannot undo this'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The first part of its address' })
  declare slug: string

  @flags.boolean({ description: 'Shows it again' })
  declare lift?: boolean

  async run() {
    const { SuspendSite } = await import('#deploy/main')
    if (!(await new SuspendSite().handle(this.slug, !this.lift))) {
      this.exitCode = 1
      return this.logger.error(`No website has the address "${this.slug}".`)
    }
    const now = this.lift ? 'shown again' : 'offline'
    this.logger.success(`The website at "${this.slug}" is ${now}.`)
  }
}
