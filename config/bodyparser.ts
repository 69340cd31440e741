import { defineConfig } from '@adonisjs/core/bodyparser'

// Texts are kept as they were sent. An empty text is not converted to null, and surrounding spaces
// belong to passwords and to the bytes of a page; validators trim the fields that need it.
const untouched = { convertEmptyStringsToNull: false, trimWhitespaces: false }

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  json: { ...untouched, types: ['application/json'], limit: '3mb' },
  form: { ...untouched, types: ['application/x-www-form-urlencoded'] },
  multipart: { ...untouched, autoProcess: false },
})
