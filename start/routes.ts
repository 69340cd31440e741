import router from '@adonisjs/core/services/router'
import { problem } from '#core/problem'
import '#auth/routes'
import '#websites/routes'
import '#planning/routes'
import '#editor/routes'
import '#deploy/routes'
import '#core/routes'

for (const path of ['/api', '/api/*']) {
  router.any(path, ({ response }) =>
    response.notFound(problem('not_found', 'There is no such call.'))
  )
}

const AppPageController = () => import('#core/pages/app_page_controller')

// The screens of the specification's route table; the browser draws them.
for (const screen of [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password/:token',
  '/verify-email/:token',
  '/dashboard',
  '/create',
  '/websites',
  '/preview/:id',
  '/edit/:id',
  '/payments',
  '/settings',
  '/privacy-policy',
  '/terms-of-service',
]) {
  router.get(screen, [AppPageController, 'show']).as(`screen:${screen}`)
}
router.get('*', [AppPageController, 'missing']).as('screen:missing')
