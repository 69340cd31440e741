import { BaseCommand } from '@adonisjs/core/ace'

export default class SitesServe extends BaseCommand {
  static commandName = 'sites:serve'
  static description = 'Serves the published sites in a process of their own, beside the app'

  async run() {
    const { startCompiled } = await import('../bin/start_compiled.mjs')
    startCompiled('sites.js')
  }
}
