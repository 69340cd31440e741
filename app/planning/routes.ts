import router from '@adonisjs/core/services/router'
import { signedIn } from '#auth/main'

const BuildsController = () => import('#planning/controllers/builds_controller')
const PlanDirectionsController = () => import('#planning/controllers/plan_directions_controller')
const PlanTradesController = () => import('#planning/controllers/plan_trades_controller')
const PlansController = () => import('#planning/controllers/plans_controller')
const WebsiteDirectionsController = () =>
  import('#planning/controllers/website_directions_controller')

router
  .group(() => {
    router.post('/analyze_prompt', [PlansController, 'store'])
    router.post('/update-plan/:planId', [PlansController, 'update'])
    router.get('/plan/:planId/directions', [PlanDirectionsController, 'index'])
    router.post('/plan/:planId/directions', [PlanDirectionsController, 'store'])
    router.get('/plan/:planId/trades', [PlanTradesController, 'index'])
    router.post('/plan/:planId/trade', [PlanTradesController, 'store'])
    router.post('/approve-plan/:planId', [BuildsController, 'store'])
    router.get('/task-status/:taskId', [BuildsController, 'show'])
    router.get('/:websiteId/directions', [WebsiteDirectionsController, 'index'])
    router.post('/:websiteId/direction', [WebsiteDirectionsController, 'store'])
  })
  .prefix('/api/spa/websites')
  .use(signedIn)
