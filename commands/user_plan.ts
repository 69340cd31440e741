import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { plans, type SubscriptionType } from '#contract/subscription_plans'

/** The plan that the person pays for. */
const PAID = 'paid'

export default class UserPlan extends BaseCommand {
  static commandName = 'user:plan'
  static description = 'Sets the plan of an account above what is paid for; "paid" ends that'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The e-mail address of the account' })
  declare email: string

  @args.string({ description: [...Object.keys(plans), PAID].join(', ') })
  declare plan: string

  async run() {
    const { GrantPlan } = await import('#billing/main')
    if (this.plan !== PAID && !Object.hasOwn(plans, this.plan)) {
      const known = [...Object.keys(plans), PAID].join(', ')
      return this.#fail(`There is no plan "${this.plan}". Plans: ${known}.`)
    }
    const plan = this.plan === PAID ? null : (this.plan as SubscriptionType)
    const now = await new GrantPlan().handle(this.email, plan)
    if (!now) return this.#fail(`There is no account with the address ${this.email}.`)
    this.logger.success(`${this.email} has the plan "${now}" now.`)
  }

  #fail(sentence: string) {
    this.exitCode = 1
    this.logger.error(sentence)
  }
}
