import { api } from './en/api.ts'
import { shell } from './en/shell.ts'
import { ui } from './en/ui.ts'
import type { Catalogue, Key, Parameters } from './keys.ts'

export type { Key } from './keys.ts'

const loaded: Partial<Catalogue> = { api, shell, ui }

// The texts of a module are loaded with its screens, so that the landing page does not load those of the
// editor. A second language is a second column here.
const LATER = {
  auth: () => import('./en/auth.ts'),
  landing: () => import('./en/landing.ts'),
  billing: () => import('./en/billing.ts'),
  legal: () => import('./en/legal.ts'),
  messages: () => import('./en/messages.ts'),
  planning: () => import('./en/planning.ts'),
  websites: () => import('./en/websites.ts'),
  preview: () => import('./en/preview.ts'),
  deploy: () => import('./en/deploy.ts'),
  editor: () => import('./en/editor.ts'),
  visits: () => import('./en/visits.ts'),
  images: () => import('./en/images.ts'),
} satisfies Partial<Record<keyof Catalogue, () => Promise<object>>>

export type LaterModule = keyof typeof LATER

/** Loads the texts of these modules. The route table has the modules of each screen. */
export async function loadTexts(modules: readonly LaterModule[]): Promise<void> {
  await Promise.all(modules.map(async (name) => Object.assign(loaded, await LATER[name]())))
}

/** The texts of the product: `t('auth.login.title')`, `t('ui.pagination.page', { page: 2 })`. */
export function t<K extends Key>(key: K, ...parameters: Parameters<K>): string {
  let value: unknown = loaded
  for (const part of key.split('.')) value = (value as Record<string, unknown> | undefined)?.[part]
  if (typeof value === 'string') return value
  if (typeof value === 'function') return value(...parameters)
  throw new Error(`No text "${key}". Name its module beside the screen in the route table.`)
}
