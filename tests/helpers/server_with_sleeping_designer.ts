// The product with a designer as slow as a model: it sleeps SLEEP_MS for each of its steps.
await import('../../bin/server.js')
const { default: app } = await import('@adonisjs/core/services/app')

// The environment is read during the start, and the choice of the designer depends on it.
app.starting(async () => {
  const { currentDesigner, useDesigner } = await import('#planning/services/current_designer')
  const { sleeping } = await import('#tests/helpers/designers')
  useDesigner(sleeping(currentDesigner(), Number(process.env.SLEEP_MS ?? 300)))
})
