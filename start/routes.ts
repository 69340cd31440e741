import router from '@adonisjs/core/services/router'
import { paths } from '#contract/paths'
import { problem } from '#core/problem'
import '#auth/routes'
import '#billing/routes'
// Before the routes of websites, which match any word.
import '#planning/routes'
import '#websites/routes'
import '#editor/routes'
import '#deploy/routes'
import '#core/routes'

for (const path of ['/api', '/api/*']) {
  router.any(path, ({ response }) =>
    response.notFound(problem('not_found', 'There is no such call.'))
  )
}

const AppPageController = () => import('#core/pages/app_page_controller')

// The screens of the specification's route table; the browser renders them.
for (const screen of [
  paths.home,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword(':token'),
  paths.verifyEmail(':token'),
  paths.dashboard,
  paths.create,
  paths.websites,
  paths.visits(':id'),
  paths.preview(':id'),
  paths.edit(':id'),
  paths.payments,
  paths.settings,
  paths.privacy,
  paths.terms,
]) {
  router.get(screen, [AppPageController, 'show']).as(`screen:${screen}`)
}
router.get('*', [AppPageController, 'missing']).as('screen:missing')
