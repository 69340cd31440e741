import router from '@adonisjs/core/services/router'
import { READS_OWN_BODY } from '#core/middleware/body_middleware'
import { signedIn } from '#auth/main'

const SubscriptionsController = () => import('#billing/controllers/subscriptions_controller')
const WebhooksController = () => import('#billing/controllers/webhooks_controller')

router
  .group(() => {
    router.get('/subscription', [SubscriptionsController, 'show'])
    router.get('/history', [SubscriptionsController, 'history'])
    router.post('/refresh', [SubscriptionsController, 'refresh'])
    router.post('/upgrade', [SubscriptionsController, 'upgrade'])
  })
  .prefix('/api/payments')
  .use(signedIn)

router.post('/api/payments/webhook', [WebhooksController, 'store']).as(`${READS_OWN_BODY}webhook`)
