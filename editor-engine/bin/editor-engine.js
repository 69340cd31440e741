#!/usr/bin/env node
// Node 22.18 and later read the sources as they are; for an older one they are bundled first.
if (process.features.typescript) await import('../src/cli/bin.ts')
else {
  const { rmSync } = await import('node:fs')
  const { buildSync } = await import('esbuild')
  const root = new URL('..', import.meta.url).pathname
  const outfile = `${root}dist/cli/${process.pid}.js`
  buildSync({
    entryPoints: [`${root}src/cli/bin.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  try {
    await import(outfile)
  } finally {
    rmSync(outfile)
  }
}
