import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Product } from '#tests/helpers/product'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What the operator of a product types after `node ace`; returns the output. */
export async function operatorRuns(product: Product, ...command: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['ace.js', ...command], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(product.port),
      DATA_DIR: product.dataDir,
    },
  })
  return stdout
}
