import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * In this repository the package is its TypeScript source; what is packed is JavaScript with types.
 * `postpack` puts the package.json of the source back.
 */
process.chdir(new URL('..', import.meta.url).pathname)
rmSync('dist', { recursive: true, force: true })
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' })

// It is still there where packing was broken off before.
if (existsSync('.package.source.json')) renameSync('.package.source.json', 'package.json')
copyFileSync('package.json', '.package.source.json')
const {
  devDependencies: _,
  scripts,
  ...manifest
} = JSON.parse(readFileSync('package.json', 'utf8'))
const entry = (name) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` })
// Node has the names of all character references at once; a browser loads them when they are needed.
const published = {
  ...manifest,
  // npm runs what stands here after it has packed.
  scripts: { postpack: scripts.postpack },
  exports: {
    '.': { node: entry('node'), ...entry('index') },
    './entities': entry('entities/index'),
    './referee': entry('referee/index'),
    './select': entry('select/index'),
    './edit': entry('edit/index'),
    './templates': entry('templates/index'),
    './package.json': './package.json',
  },
  bin: { 'editor-engine': './dist/cli/bin.js' },
}
writeFileSync('package.json', `${JSON.stringify(published, null, 2)}\n`)
