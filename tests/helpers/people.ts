import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { User } from '#auth/main'
import { startSession } from '#auth/services/sessions'
import { newId } from '#core/ids'

export const PASSWORD = 'correct horse battery'
export const NEW_PASSWORD = 'a horse of another colour'

let hashed: Promise<string> | undefined
let counter = 0

/** An account as after registration, without the mail. Its password is `PASSWORD`. */
export async function signUp(overrides: Partial<User> = {}): Promise<User> {
  hashed ??= hash.make(PASSWORD)
  counter += 1
  return User.create({
    id: newId(),
    email: `person${counter}@example.com`,
    name: 'Ada',
    surname: 'Baker',
    phoneNumber: '',
    emailVerified: true,
    socialProvider: null,
    subscriptionType: 'free',
    password: await hashed,
    ...overrides,
  })
}

/** A real session of a new person: send `bearer` with `request.bearerToken(bearer)`. */
export async function signedInUser(overrides: Partial<User> = {}) {
  const user = await signUp(overrides)
  const { access, refresh } = await signIn(user)
  return { user, bearer: access, refresh }
}

/** Another session of an existing person. */
export async function signIn(user: User) {
  return db.transaction((trx) => startSession(trx, user.id))
}
