import { readFile } from 'node:fs/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { ESLint } from 'eslint'
import { databaseFile } from '#config/storage'
import { StorageError } from '#core/storage_failure'
import { inTransaction } from '#core/transaction'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { signedInUser } from '#tests/helpers/people'

test.group('A transaction', () => {
  test('returns the result of its work after the commit', async ({ assert }) => {
    const { user } = await signedInUser()
    const heard: string[] = []
    const answer = await inTransaction(async (trx) => {
      trx.after('commit', () => void heard.push('stored'))
      await trx.from('users').where('id', user.id).update({ name: 'Ada' })
      return 7
    })
    assert.equal(answer, 7)
    assert.deepEqual(heard, ['stored'])
    assert.equal((await db.from('users').where('id', user.id).first()).name, 'Ada')
  })

  test('rejects if its COMMIT fails, changes nothing and runs no commit hooks', async ({
    assert,
  }) => {
    const { user } = await signedInUser()
    const before = await databaseDump()
    const heard: string[] = []
    const attempt = inTransaction(async (trx) => {
      trx.after('commit', () => void heard.push('stored'))
      // Only COMMIT finds the missing parent, and then leaves the transaction open.
      await trx.rawQuery('pragma defer_foreign_keys = on')
      await trx.from('users').where('id', user.id).update({ name: 'Nobody' })
      await trx.table('retired_tokens').insert({ hash: 'h-1', session_id: 'no-such-session' })
      return 7
    })
    const error = await attempt.then(
      () => null,
      (cause) => cause
    )
    assert.instanceOf(error, StorageError)
    assert.match(String(error.cause), /FOREIGN KEY/)
    assert.deepEqual(heard, [])
    assert.deepEqual(await changesSince(before), [])
  })

  test('that reads before it writes lets no other process write in between', async ({
    assert,
    cleanup,
  }) => {
    const { user } = await signedInUser()
    const other = new Database(databaseFile, { timeout: 0 })
    cleanup(() => void other.close())
    await inTransaction(async (trx) => {
      await trx.from('users').where('id', user.id).first()
      assert.throws(() => other.exec("UPDATE users SET name = 'Other'"), /locked/)
      await trx.from('users').where('id', user.id).update({ name: 'Ours' })
    })
    assert.equal((await db.from('users').where('id', user.id).first()).name, 'Ours')
  })

  test('after a failed COMMIT later and waiting transactions succeed', async ({ assert }) => {
    const { user } = await signedInUser()
    const fails = inTransaction(async (trx) => {
      await trx.rawQuery('pragma defer_foreign_keys = on')
      await trx.table('retired_tokens').insert({ hash: 'h-1', session_id: 'no-such-session' })
    })
    const follow = [1, 2, 3].map((n) =>
      inTransaction((trx) =>
        trx
          .from('users')
          .where('id', user.id)
          .update({ surname: `Nr ${n}` })
      )
    )
    await assert.rejects(() => fails)
    await Promise.all(follow)
    assert.equal((await db.from('users').where('id', user.id).first()).surname, 'Nr 3')
  })

  test('rejects with the error of its work and changes nothing', async ({ assert }) => {
    const { user } = await signedInUser()
    const before = await databaseDump()
    await assert.rejects(
      () =>
        inTransaction(async (trx) => {
          await trx.from('users').where('id', user.id).delete()
          throw new Error('on second thoughts')
        }),
      'on second thoughts'
    )
    assert.deepEqual(await changesSince(before), [])
  })

  test('is started in one file only, because a lint rule forbids it elsewhere', async ({
    assert,
  }) => {
    const source = `import db from '@adonisjs/lucid/services/db'\n\nawait db.transaction()\n`
    const [{ messages }] = await new ESLint().lintText(source, {
      filePath: 'app/websites/actions/save_revision.ts',
    })
    assert.include(
      messages.map(({ ruleId }) => ruleId),
      'no-restricted-syntax'
    )
    assert.include(await readFile('app/core/transaction.ts', 'utf8'), 'db.transaction()')
  })
})
