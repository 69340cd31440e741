import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
// Refuses a half configured model at start, and not when somebody waits for an answer.
import '#config/model'

server.errorHandler(() => import('#core/exceptions/handler'))

server.use([
  () => import('#core/middleware/request_log_middleware'),
  () => import('#core/middleware/plain_headers_middleware'),
  // While developing, Vite answers for the front end's sources; otherwise they are built.
  ...(app.inDev ? [() => import('@adonisjs/vite/vite_middleware')] : []),
])

router.use([
  () => import('#core/middleware/body_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
])
