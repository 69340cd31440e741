import { defineConfig } from '@adonisjs/core/app'

export default defineConfig({
  commands: [() => import('@adonisjs/core/commands'), () => import('@adonisjs/lucid/commands')],

  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    () => import('@adonisjs/core/providers/edge_provider'),
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/ally/ally_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    { file: () => import('@adonisjs/vite/vite_provider'), environment: ['web'] },
    { file: () => import('#providers/migrations_provider'), environment: ['web'] },
    { file: () => import('#providers/worker_provider'), environment: ['web'] },
    { file: () => import('#providers/visits_provider'), environment: ['web'] },
    { file: () => import('#providers/mail_check_provider'), environment: ['web'] },
    { file: () => import('#providers/billing_provider'), environment: ['web'] },
  ],

  preloads: [
    () => import('#start/routes'),
    () => import('#start/kernel'),
    () => import('#start/events'),
  ],

  metaFiles: [
    { pattern: 'resources/views/**/*.edge', reloadServer: false },
    { pattern: 'public/**', reloadServer: false },
  ],

  tests: {
    suites: [
      { name: 'unit', files: ['tests/unit/**/*.spec.ts'], timeout: 60_000 },
      { name: 'engine', files: ['editor-engine/tests/**/*.spec.ts'], timeout: 120_000 },
      {
        name: 'designer',
        files: ['site-designer/tests/**/*.spec.ts', 'site-designer-lab/tests/**/*.spec.ts'],
        timeout: 120_000,
      },
      { name: 'functional', files: ['tests/functional/**/*.spec.ts'], timeout: 120_000 },
      { name: 'architecture', files: ['tests/architecture/**/*.spec.ts'], timeout: 120_000 },
      { name: 'journeys', files: ['tests/journeys/**/*.spec.ts'], timeout: 300_000 },
      {
        name: 'long',
        files: ['{tests,editor-engine/tests,site-designer-lab/tests}/**/*.long.ts'],
        timeout: 300_000,
      },
      { name: 'ledger', files: ['tests/ledger/**/*.spec.ts'], timeout: 30_000 },
    ],
    forceExit: false,
  },
})
