import { defineConfig, syncDestination } from '@adonisjs/core/logger'
import env from '#start/env'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'sitewright',
      level: env.get('NODE_ENV') === 'test' ? 'silent' : env.get('LOG_LEVEL'),
      redact: ['*.password', '*.token', '*.access', '*.refresh', '*.authorization'],
      // Readable lines in a terminal, otherwise JSON.
      destination: process.stdout.isTTY ? await syncDestination() : undefined,
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
