// Registers the TypeScript loader, then hands over to the command line of AdonisJS.
import '@poppinss/ts-exec'
await import('./bin/console.js')
