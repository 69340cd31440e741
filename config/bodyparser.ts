import { defineConfig } from '@adonisjs/core/bodyparser'

// Texts arrive as they were sent. An empty one is not "nothing was sent", and blanks at the ends
// belong to passwords and to the bytes of a page; who wants them gone trims a field by its rule.
const untouched = { convertEmptyStringsToNull: false, trimWhitespaces: false }

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  json: { ...untouched, types: ['application/json'], limit: '3mb' },
  form: { ...untouched, types: ['application/x-www-form-urlencoded'] },
  multipart: { ...untouched, autoProcess: false },
})
