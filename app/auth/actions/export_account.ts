import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { AccountExporting } from '#auth/events'
import type { User } from '#auth/models/user'
import { livingSessions } from '#auth/services/sessions'

/** All stored data of a person, as a ZIP archive. */
export class ExportAccount {
  async handle(user: User): Promise<Readable> {
    const zip = new ZipFile()
    const add = (path: string, content: string | Buffer) =>
      zip.addBuffer(typeof content === 'string' ? Buffer.from(content) : content, path)
    add('account.json', JSON.stringify(await accountOf(user), null, 2))
    await AccountExporting.dispatch(user.id, add)
    zip.end()
    return zip.outputStream as Readable
  }
}

async function accountOf(user: User) {
  const sessions = await livingSessions(user.id)
  return {
    id: user.id,
    email: user.email,
    email_verified: user.emailVerified,
    name: user.name,
    surname: user.surname,
    phone_number: user.phoneNumber,
    social_provider: user.socialProvider,
    subscription_type: user.subscriptionType,
    created_at: user.createdAt.toISO(),
    sessions: sessions.map(({ device, ip, createdAt }) => ({
      device,
      ip,
      created_at: createdAt.toISO(),
    })),
  }
}
