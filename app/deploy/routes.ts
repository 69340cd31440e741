import router from '@adonisjs/core/services/router'
import { signedIn } from '#auth/main'
import { successShape } from '#core/middleware/success_shape'

const AddressesController = () => import('#deploy/controllers/addresses_controller')
const DeploymentsController = () => import('#deploy/controllers/deployments_controller')
const DomainsController = () => import('#deploy/controllers/domains_controller')
const ReleasesController = () => import('#deploy/controllers/releases_controller')
const VisitsController = () => import('#deploy/controllers/visits_controller')
const ExportsController = () => import('#deploy/controllers/exports_controller')

router
  .group(() => {
    router.get('/list_deployments', [DeploymentsController, 'index'])
    router.post('/refresh_deployment_list', [DeploymentsController, 'refresh'])
    router.get('/changes', [DeploymentsController, 'changes'])
    router.get('/readiness', [DeploymentsController, 'readiness'])
    router.post('/deploy_website', [DeploymentsController, 'deploy'])
    router.get('/address', [AddressesController, 'show'])
    router.post('/change_address', [AddressesController, 'update'])
    router.get('/releases', [ReleasesController, 'index'])
    router.post('/rollback', [ReleasesController, 'rollback'])
    router.post('/check_status', [DeploymentsController, 'check'])
    router.delete('/force_delete_website_deployments', [DeploymentsController, 'forceDelete'])
  })
  .prefix('/api/deployment/deployments')
  .use([signedIn, successShape])

router
  .group(() => {
    router.get('/custom_domain', [DomainsController, 'show'])
    router.post('/add_custom_domain', [DomainsController, 'store'])
    router.post('/verify_custom_domain', [DomainsController, 'verify'])
    router.delete('/remove_custom_domain', [DomainsController, 'destroy'])
  })
  .prefix('/api/spa/websites/:id')
  .use([signedIn, successShape])

router
  .group(() => {
    router.get('/visits', [VisitsController, 'show'])
    router.get('/export', [ExportsController, 'show'])
    router.get('/export_archive', [ExportsController, 'archive'])
  })
  .prefix('/api/spa/websites/:id')
  .use(signedIn)
