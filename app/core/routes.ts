import router from '@adonisjs/core/services/router'
import { keepsMail } from '#core/mail/outbox'

const HealthController = () => import('#core/health/health_controller')
const OutboxController = () => import('#core/mail/outbox_controller')

router.get('/health', [HealthController, 'show'])

// Mails are readable there, so the page exists only on a local machine and only for requests from it.
if (keepsMail) router.get('/outbox', [OutboxController, 'index'])
