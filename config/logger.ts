import { defineConfig, syncDestination, targets } from '@adonisjs/core/logger'
import app from '@adonisjs/core/services/app'
import env from '#start/env'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'sitewright',
      level: app.inTest ? 'silent' : env.get('LOG_LEVEL'),
      redact: ['*.password', '*.token', '*.access', '*.refresh', '*.authorization'],
      // Lines for a person where one is watching, JSON where a program is.
      destination: process.stdout.isTTY ? await syncDestination() : undefined,
      transport: process.stdout.isTTY ? undefined : { targets: [targets.file({ destination: 1 })] },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
