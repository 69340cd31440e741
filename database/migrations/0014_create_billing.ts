import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    // What a person pays for, and what the operator has set; together they give the plan of the user.
    this.schema.createTable('billing_accounts', (table) => {
      table.string('user_id', 32).primary().references('users.id').onDelete('CASCADE')
      table.string('gateway', 20).notNullable()
      table.string('paid_plan', 20).notNullable()
      table.string('granted_plan', 20).nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })

    this.schema.createTable('subscriptions', (table) => {
      table.string('id', 32).primary()
      table.string('user_id', 32).notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('gateway', 20).notNullable()
      table.string('provider_id', 40).notNullable()
      table.string('customer_id', 40).notNullable()
      table.string('plan', 20).nullable()
      table.string('status', 20).notNullable()
      table.boolean('is_free_while_paused').notNullable()
      table.timestamp('renews_at').nullable()
      table.timestamp('ends_at').nullable()
      table.string('card_brand', 40).nullable()
      table.string('card_last_four', 8).nullable()
      table.text('update_payment_url').nullable()
      // When the provider gave that address, which is valid for a day.
      table.timestamp('urls_read_at').notNullable()
      table.timestamp('provider_created_at').notNullable()
      table.timestamp('provider_updated_at').notNullable()
      // Two payments for one person: this one is being cancelled.
      table.boolean('is_surplus').notNullable().defaultTo(false)
      table.timestamp('check_at').notNullable().index()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.unique(['gateway', 'provider_id'])
      table.index(['gateway', 'customer_id'])
    })

    this.schema.createTable('payments', (table) => {
      table.string('id', 32).primary()
      table.string('user_id', 32).notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('gateway', 20).notNullable()
      table.string('provider_id', 40).notNullable()
      table.string('subscription_provider_id', 40).notNullable()
      table.timestamp('paid_at').notNullable()
      // In hundredths of the currency.
      table.bigInteger('amount').notNullable()
      table.string('currency', 3).notNullable()
      table.string('status', 40).notNullable()
      table.text('receipt_url').nullable()
      table.timestamp('provider_updated_at').notNullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.unique(['gateway', 'provider_id'])
    })

    this.schema.createTable('checkouts', (table) => {
      table.string('id', 32).primary()
      table.string('user_id', 32).notNullable().references('users.id').onDelete('CASCADE')
      table.string('gateway', 20).notNullable()
      table.string('plan', 20).notNullable()
      table.text('url').notNullable()
      table.timestamp('expires_at').notNullable()
      table.timestamp('created_at').notNullable()
      table.index(['user_id', 'gateway', 'plan'])
    })

    this.schema.createTable('webhook_deliveries', (table) => {
      table.string('id', 32).primary()
      table.string('gateway', 20).notNullable()
      // SHA-256 of the body: the same message is applied once.
      table.string('digest', 64).notNullable()
      table.string('event', 100).notNullable()
      // Null if nobody here is meant.
      table.string('user_id', 32).nullable().references('users.id').onDelete('CASCADE').index()
      table.string('outcome', 20).notNullable().index()
      table.text('body').notNullable()
      table.timestamp('created_at').notNullable()
      table.unique(['gateway', 'digest'])
    })

    // Until now only the operator could set a plan.
    this.defer(async (db) => {
      const now = new Date().toISOString().replace('T', ' ').replace('Z', '')
      const rows = await db.from('users').whereNot('subscription_type', 'free').select('*')
      for (const { id, subscription_type: plan } of rows) {
        await db.table('billing_accounts').insert({
          user_id: id,
          gateway: 'sandbox',
          paid_plan: 'free',
          granted_plan: plan,
          created_at: now,
          updated_at: now,
        })
      }
    })
  }

  async down() {
    for (const table of [
      'webhook_deliveries',
      'checkouts',
      'payments',
      'subscriptions',
      'billing_accounts',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
