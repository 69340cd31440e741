import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const entry = fileURLToPath(new URL('../frame/main.ts', import.meta.url))

/** The path of the script below the folder of built files. */
const FRAME_RUNTIME = 'frame_runtime.js'

/**
 * Builds the only script of the edit frame as one file without imports, because the server writes its text
 * into the edited page with a nonce.
 */
export function frameRuntime(): Plugin {
  return {
    name: 'sitewright:frame-runtime',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FRAME_RUNTIME, source: await bundleFrameRuntime() })
    },
  }
}

export async function bundleFrameRuntime(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const [bundle] = [result].flat()
  if (!('output' in bundle)) throw new Error('The edit frame was not built: Vite is watching.')
  return bundle.output[0].code
}
