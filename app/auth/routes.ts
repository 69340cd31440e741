import router from '@adonisjs/core/services/router'
import { paths } from '#contract/paths'
import { visitorLimit } from '#core/limits/visitor_limit'
import { signedIn } from '#auth/main'
import { perVisitor } from '#auth/services/limits'

const AccountsController = () => import('#auth/controllers/accounts_controller')
const ConfigurationController = () => import('#auth/controllers/configuration_controller')
const DevicesController = () => import('#auth/controllers/devices_controller')
const EmailVerificationsController = () =>
  import('#auth/controllers/email_verifications_controller')
const GoogleSessionsController = () => import('#auth/controllers/google_sessions_controller')
const GoogleRedirectsController = () => import('#auth/controllers/google_redirects_controller')
const OwnDataController = () => import('#auth/controllers/own_data_controller')
const PasswordResetsController = () => import('#auth/controllers/password_resets_controller')
const PasswordsController = () => import('#auth/controllers/passwords_controller')
const SessionsController = () => import('#auth/controllers/sessions_controller')

router
  .group(() => {
    router
      .post('/login', [SessionsController, 'store'])
      .use(visitorLimit('login', perVisitor.login))
    router
      .post('/google', [GoogleSessionsController, 'store'])
      .use(visitorLimit('google', perVisitor.google))
    router
      .post('/google/handover', [GoogleSessionsController, 'handover'])
      .use(visitorLimit('google', perVisitor.google))
    router
      .post('/token/refresh', [SessionsController, 'refresh'])
      .use(visitorLimit('refresh', perVisitor.refresh))
    router
      .post('/register', [AccountsController, 'store'])
      .use(visitorLimit('register', perVisitor.register))
    router
      .post('/forgot-password', [PasswordResetsController, 'store'])
      .use(visitorLimit('forgot', perVisitor.forgot))
    router
      .post('/reset-password', [PasswordResetsController, 'update'])
      .use(visitorLimit('reset', perVisitor.reset))
    router
      .post('/verify-email', [EmailVerificationsController, 'update'])
      .use(visitorLimit('verify', perVisitor.verify))
  })
  .prefix('/api/users')

router
  .group(() => {
    router.post('/logout', [SessionsController, 'destroy'])
    router.get('/me', [AccountsController, 'show'])
    router.get('/sessions', [DevicesController, 'index'])
    router.delete('/sessions', [DevicesController, 'destroyAll'])
    router.delete('/sessions/:sessionId', [DevicesController, 'destroy'])
    router.get('/export', [OwnDataController, 'show'])
    router.post('/delete-account', [OwnDataController, 'destroy'])
    router.patch('/profile', [AccountsController, 'update'])
    router.post('/change-password', [PasswordsController, 'update'])
    router.post('/create-password', [PasswordsController, 'store'])
    router.post('/send-verification-email', [EmailVerificationsController, 'store'])
  })
  .prefix('/api/users')
  .use(signedIn)

router.get('/api/app/configuration', [ConfigurationController, 'show'])

// Pages that only redirect, so not part of the API.
router
  .get('/auth/google', [GoogleRedirectsController, 'create'])
  .use(visitorLimit('google', perVisitor.google))
router
  .get(paths.googleReturn, [GoogleRedirectsController, 'show'])
  .use(visitorLimit('google', perVisitor.google))
