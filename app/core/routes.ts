import router from '@adonisjs/core/services/router'
import { keepsMail } from '#core/mail/outbox'

const HealthController = () => import('#core/health/health_controller')
const OutboxController = () => import('#core/mail/outbox_controller')

router.get('/health', [HealthController, 'show'])

// Mail lies open there, so the page exists on somebody's own machine only and answers to it alone.
if (keepsMail) router.get('/outbox', [OutboxController, 'index'])
