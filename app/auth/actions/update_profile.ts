import type { User } from '#auth/models/user'
import { withUserLock } from '#auth/services/user_lock'

export interface ProfileInput {
  name?: string
  surname?: string
  phoneNumber?: string
}

/** Changes the profile of a person; omitted fields stay unchanged. */
export class UpdateProfile {
  async handle({ id }: User, input: ProfileInput): Promise<User> {
    return withUserLock(id, (_, user) => user.merge(given(input)).save())
  }
}

function given(input: ProfileInput): ProfileInput {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}
