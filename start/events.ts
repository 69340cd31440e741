import emitter from '@adonisjs/core/services/emitter'
import { forgetSite } from '#deploy/main'
import { WebsiteDeleted } from '#websites/events'

// What a module tells those that build on it.
emitter.on(WebsiteDeleted, forgetSite)
