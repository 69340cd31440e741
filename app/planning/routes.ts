import router from '@adonisjs/core/services/router'
import { signedIn } from '#auth/main'

const BuildsController = () => import('#planning/controllers/builds_controller')
const PlansController = () => import('#planning/controllers/plans_controller')

router
  .group(() => {
    router.post('/analyze_prompt', [PlansController, 'store'])
    router.post('/update-plan/:planId', [PlansController, 'update'])
    router.post('/approve-plan/:planId', [BuildsController, 'store'])
    router.get('/task-status/:taskId', [BuildsController, 'show'])
  })
  .prefix('/api/spa/websites')
  .use(signedIn)
