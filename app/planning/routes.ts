import router from '@adonisjs/core/services/router'
import { signedIn } from '#auth/main'
import { successShape } from '#core/middleware/success_shape'

const BuildFindingsController = () => import('#planning/controllers/build_findings_controller')
const BuildEventsController = () => import('#planning/controllers/build_events_controller')
const BuildsController = () => import('#planning/controllers/builds_controller')
const PlanDirectionsController = () => import('#planning/controllers/plan_directions_controller')
const PlanImagesController = () => import('#planning/controllers/plan_images_controller')
const KindsController = () => import('#planning/controllers/kinds_controller')
const PlanSheetsController = () => import('#planning/controllers/plan_sheets_controller')
const PlansController = () => import('#planning/controllers/plans_controller')
const WebsiteSheetsController = () => import('#planning/controllers/website_sheets_controller')
const WebsiteLooksController = () => import('#planning/controllers/website_looks_controller')
const WebsiteDirectionsController = () =>
  import('#planning/controllers/website_directions_controller')

router
  .group(() => {
    router.post('/analyze_prompt', [PlansController, 'store'])
    router.post('/update-plan/:planId', [PlansController, 'update'])
    router.get('/plans', [PlansController, 'index'])
    router.delete('/plan/:planId', [PlansController, 'destroy'])
    router.get('/plan/:planId/directions', [PlanDirectionsController, 'index'])
    router.post('/plan/:planId/directions', [PlanDirectionsController, 'store'])
    router.get('/plan/:planId', [PlansController, 'show'])
    router.patch('/plan/:planId/sheet', [PlanSheetsController, 'update'])
    router.get('/plan/:planId/images', [PlanImagesController, 'index'])
    router.post('/plan/:planId/images', [PlanImagesController, 'store']).use(successShape)
    router.patch('/plan/:planId/images/:planImageId', [PlanImagesController, 'update'])
    router.delete('/plan/:planId/images/:planImageId', [PlanImagesController, 'destroy'])
    router.get('/kinds', [KindsController, 'index'])
    router.post('/approve-plan/:planId', [BuildsController, 'store'])
    router.get('/task-status/:taskId', [BuildsController, 'show'])
    router.delete('/task-status/:taskId', [BuildsController, 'destroy'])
    router.post('/task-status/:taskId/findings', [BuildFindingsController, 'store'])
    router.get('/:websiteId/sheet', [WebsiteSheetsController, 'show'])
    router.patch('/:websiteId/sheet', [WebsiteSheetsController, 'update'])
    router.get('/:websiteId/look', [WebsiteLooksController, 'show'])
    router.get('/:websiteId/directions', [WebsiteDirectionsController, 'index'])
    router.post('/:websiteId/direction', [WebsiteDirectionsController, 'store'])
  })
  .prefix('/api/spa/websites')
  .use(signedIn)

router.get('/api/spa/tasks/:taskId/events', [BuildEventsController, 'index']).use(signedIn)
