import { freePort, startProduct, type Product } from '#tests/helpers/product'

/** Starts the process that serves only sites, beside an app with the same database and data folder. */
export async function startSiteHost(
  app: Pick<Product, 'dataDir' | 'port'>,
  env: Record<string, string> = {}
): Promise<Product> {
  const port = await freePort()
  return startProduct({
    command: [process.execPath, 'ace.js', 'sites:serve'],
    like: { dataDir: app.dataDir, port },
    env: { ...env, PORT: String(app.port), SITES_PORT: String(port) },
  })
}
