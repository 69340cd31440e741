import { defineConfig } from '@adonisjs/auth'
import { tokensGuard } from '@adonisjs/auth/access_tokens'
import type { Authenticators, InferAuthEvents, InferAuthenticators } from '@adonisjs/auth/types'
import { configProvider } from '@adonisjs/core'

const authConfig = defineConfig({
  default: 'api',
  guards: {
    api: tokensGuard({
      provider: configProvider.create(async () => {
        const { SessionUserProvider } = await import('#auth/services/session_user_provider')
        return new SessionUserProvider()
      }),
    }),
  },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  export interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}

declare module '@adonisjs/core/types' {
  interface EventsList extends InferAuthEvents<Authenticators> {}
}
