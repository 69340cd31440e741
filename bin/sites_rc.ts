import { defineConfig } from '@adonisjs/core/app'

/** The part of adonisrc.ts that serves published sites and receives their contact forms. */
export default defineConfig({
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('#providers/migrations_provider'),
    () => import('#providers/visits_provider'),
  ],
})
