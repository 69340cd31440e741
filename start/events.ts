import emitter from '@adonisjs/core/services/emitter'
import { AccountClosing, AccountErasing, AccountExporting } from '#auth/events'
import { cancelAtClosing, exportPayments } from '#billing/main'
import { takeSiteDown, takeSitesDown } from '#deploy/main'
import { exportPlans } from '#planning/main'
import { WebsiteDeleted } from '#websites/events'
import { eraseWebsites, exportWebsites } from '#websites/main'

// The events of each module, and the listeners of the modules that build on it.
emitter.on(WebsiteDeleted, takeSiteDown)
emitter.on(AccountClosing, takeSitesDown)
emitter.on(AccountClosing, cancelAtClosing)
emitter.on(AccountErasing, eraseWebsites)
emitter.on(AccountExporting, exportWebsites)
emitter.on(AccountExporting, exportPlans)
emitter.on(AccountExporting, exportPayments)
