import type * as api from '#contract/api/account'
import type { User } from '#auth/models/user'

/** The person with the fields of the specification; the rest of the row is never sent. */
export function userJson(user: User): api.User {
  return {
    id: user.id,
    name: user.name,
    surname: user.surname,
    email: user.email,
    phone_number: user.phoneNumber,
    email_verified: user.emailVerified,
    has_password: user.password !== null,
    social_provider: user.socialProvider,
    subscription_type: user.subscriptionType,
  }
}
