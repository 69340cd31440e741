import { become } from './bin/prepare.mjs'

// The machine's own Node may be older than the one that the project brings with it.
if (Number.parseInt(process.versions.node) < 24) {
  become(['ace.js', ...process.argv.slice(2)])
} else {
  await import('@poppinss/ts-exec')
  await import('./bin/console.js')
}
