import { defineConfig } from '@adonisjs/ally'
import type { InferSocialProviders } from '@adonisjs/ally/types'
import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import env from '#start/env'
import { GoogleRedirect } from '#auth/google_redirect'

const allyConfig = defineConfig({
  google: (ctx) =>
    new GoogleRedirect(ctx, {
      clientId: env.get('GOOGLE_CLIENT_ID') ?? '',
      clientSecret: env.get('GOOGLE_CLIENT_SECRET') ?? '',
      callbackUrl: `${hosts.appUrl}${paths.googleReturn}`,
      authorizeUrl: env.get('GOOGLE_AUTHORIZE_URL'),
      accessTokenUrl: env.get('GOOGLE_TOKEN_URL'),
    }),
})

export default allyConfig

declare module '@adonisjs/ally/types' {
  interface SocialProviders extends InferSocialProviders<typeof allyConfig> {}
}
