import router from '@adonisjs/core/services/router'
import { signedIn } from '#auth/main'
import SuccessShapeMiddleware from '#core/middleware/success_shape_middleware'

const DeploymentsController = () => import('#deploy/controllers/deployments_controller')

const shape = new SuccessShapeMiddleware()

router
  .group(() => {
    router.get('/list_deployments', [DeploymentsController, 'index'])
    router.post('/refresh_deployment_list', [DeploymentsController, 'refresh'])
    router.post('/deploy_website', [DeploymentsController, 'deploy'])
    router.post('/check_status', [DeploymentsController, 'check'])
    router.delete('/force_delete_website_deployments', [DeploymentsController, 'forceDelete'])
  })
  .prefix('/api/deployment/deployments')
  .use([signedIn, (context, next) => shape.handle(context, next)])
