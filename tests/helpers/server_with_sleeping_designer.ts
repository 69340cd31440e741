// The product as it is, but with a designer as slow as a model: SLEEP_MS for each of its steps.
import { currentDesigner, useDesigner } from '#planning/services/current_designer'
import { sleeping } from '#tests/helpers/designers'

useDesigner(sleeping(currentDesigner(), Number(process.env.SLEEP_MS ?? 300)))
await import('../../bin/server.js')
