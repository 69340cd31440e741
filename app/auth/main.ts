export { signedIn } from '#auth/middleware/signed_in'
export { User } from '#auth/models/user'
export { withUserLock } from '#auth/services/user_lock'
