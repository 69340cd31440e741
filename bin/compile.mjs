// Compiles the server into the folder that it is given. `npm start` runs this when it must.
import { closeSync, fsyncSync, globSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { SERVER, root } from './sources.mjs'

/** Packages of this repository: their exports are TypeScript, so they are compiled too. */
const OWN_PACKAGES = /^(?:editor-engine|site-designer)(?:\/|$)/

const [folder] = process.argv.slice(2)

const { metafile } = await build({
  absWorkingDir: root,
  // A thread runs a file of its own. Every app/**/*_worker.ts becomes one beside the server, under
  // its own name, where app/core/thread.ts looks for it: a new thread needs no entry here.
  entryPoints: ['bin/server.ts', ...globSync('app/**/*_worker.ts', { cwd: root })],
  // All files in one folder, so that a worker is found from whichever file asks for it.
  entryNames: '[name]',
  chunkNames: '[name]-[hash]',
  outdir: folder,
  bundle: true,
  // A dynamic import stays one: a controller is read when it is first asked for.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // Lucid and the error answers go by the names of classes.
  keepNames: true,
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
  logLevel: 'warning',
  plugins: [{ name: 'installed-packages', setup: leaveOut }],
})

const unknown = Object.keys(metafile.inputs).filter((input) => !isSource(input))
if (unknown.length > 0) {
  // A change of it would not be seen, and the server would be an old one.
  console.error(`Add what these belong to to SERVER in bin/sources.mjs: ${unknown.join(', ')}.`)
  process.exit(1)
}

// The folder is believed as soon as it has its name; after a power cut it must hold the bytes too.
for (const output of Object.keys(metafile.outputs)) {
  const file = openSync(join(root, output), 'r')
  fsyncSync(file)
  closeSync(file)
}

/** What is installed stays where it is: only our own code is compiled. */
function leaveOut({ onResolve }) {
  onResolve({ filter: /^[^./#]/ }, ({ kind, path }) =>
    kind === 'entry-point' || OWN_PACKAGES.test(path) ? undefined : { path, external: true }
  )
}

function isSource(input) {
  // Made by esbuild itself, for an import with a variable in its path.
  if (input.startsWith('import(')) return true
  return SERVER.some((source) => input === source || input.startsWith(`${source}/`))
}
