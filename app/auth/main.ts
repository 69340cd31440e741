export { signedIn } from '#auth/middleware/signed_in'
export { mailPasswordReset } from '#auth/tasks/mail_password_reset'
export { User } from '#auth/models/user'
export { withUserLock } from '#auth/services/user_lock'
