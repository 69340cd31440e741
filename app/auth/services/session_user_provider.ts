import { symbols } from '@adonisjs/auth'
import { AccessToken } from '@adonisjs/auth/access_tokens'
import type {
  AccessTokensGuardUser,
  AccessTokensUserProviderContract,
} from '@adonisjs/auth/types/access_tokens'
import { Secret } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/clock'
import type { Listener } from '#core/http/event_stream'
import { inTransaction } from '#core/transaction'
import { Session } from '#auth/models/session'
import { User } from '#auth/models/user'
import { isLiving, startSession } from '#auth/services/sessions'
import { hashOf } from '#auth/services/tokens'

interface AccessRow {
  hash: string
  session_id: string
  user_id: string
  expires_at: number
}

/**
 * Connects the framework's guard with our access tokens. A token is identified by its session, because
 * a session ends as a whole. Checking a token only reads.
 */
export class SessionUserProvider implements AccessTokensUserProviderContract<User> {
  declare [symbols.PROVIDER_REAL_USER]: User

  async createUserForGuard(user: User): Promise<AccessTokensGuardUser<User>> {
    return { getId: () => user.id, getOriginal: () => user }
  }

  async findById(id: string): Promise<AccessTokensGuardUser<User> | null> {
    const user = await User.find(id)
    return user && this.createUserForGuard(user)
  }

  async verifyToken(value: Secret<string>): Promise<AccessToken | null> {
    const row = await this.#find(value)
    return row && asAccessToken(row)
  }

  async createToken(user: User): Promise<AccessToken> {
    const { access } = await inTransaction((trx) => startSession(trx, user.id))
    const value = new Secret(access)
    const token = await this.verifyToken(value)
    return Object.assign(token!, { value })
  }

  /** Ends the whole session, so that its refresh tokens stop working too. */
  async invalidateToken(value: Secret<string>): Promise<boolean> {
    const row = await this.#find(value)
    if (!row) return false
    await Session.query().where('id', row.session_id).delete()
    return true
  }

  async #find(value: Secret<string>): Promise<AccessRow | null> {
    return db
      .from('access_tokens')
      .join('sessions', 'sessions.id', 'access_tokens.session_id')
      .where('access_tokens.hash', hashOf(value.release()))
      .where('access_tokens.expires_at', '>', clock.millis())
      .select('access_tokens.hash', 'session_id', 'user_id', 'access_tokens.expires_at')
      .first()
  }
}

/** The session of a person's request. */
export function sessionOf(user: User & { currentAccessToken?: AccessToken }): string {
  return String(user.currentAccessToken!.identifier)
}

/** A person as the listener of a stream, until the session of this request ends. */
export function listening(user: User): Listener {
  const session = sessionOf(user)
  return { userId: user.id, isSignedIn: () => isLiving(session) }
}

function asAccessToken(row: AccessRow): AccessToken {
  const expiresAt = new Date(Number(row.expires_at))
  // The framework also wants the creation time, which is not stored and not used.
  const createdAt = expiresAt
  return new AccessToken({
    identifier: row.session_id,
    tokenableId: row.user_id,
    type: 'access',
    name: null,
    hash: row.hash,
    createdAt,
    updatedAt: createdAt,
    lastUsedAt: null,
    expiresAt,
  })
}
