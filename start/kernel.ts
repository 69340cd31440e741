import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
// An incomplete model configuration is refused at start, not at the first question.
import '#config/model'

server.errorHandler(() => import('#core/exceptions/handler'))

server.use([
  () => import('#core/middleware/request_log_middleware'),
  () => import('#core/middleware/plain_headers_middleware'),
  // In development Vite serves the front end's sources; otherwise the built files are served.
  ...(app.inDev ? [() => import('@adonisjs/vite/vite_middleware')] : []),
])

router.use([
  () => import('#core/middleware/body_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
])
