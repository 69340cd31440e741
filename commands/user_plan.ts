import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { plans, type SubscriptionType } from '#contract/subscription_plans'

export default class UserPlan extends BaseCommand {
  static commandName = 'user:plan'
  static description = 'Changes the subscription plan of an account'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The e-mail address of the account' })
  declare email: string

  @args.string({ description: Object.keys(plans).join(', ') })
  declare plan: string

  async run() {
    const { SetPlan } = await import('#auth/main')
    if (!Object.hasOwn(plans, this.plan)) {
      return this.#fail(`There is no plan "${this.plan}". Plans: ${Object.keys(plans).join(', ')}.`)
    }
    if (!(await new SetPlan().handle(this.email, this.plan as SubscriptionType))) {
      return this.#fail(`There is no account with the address ${this.email}.`)
    }
    this.logger.success(`${this.email} has the plan "${this.plan}" now.`)
  }

  #fail(sentence: string) {
    this.exitCode = 1
    this.logger.error(sentence)
  }
}
