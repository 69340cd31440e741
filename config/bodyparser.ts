import { defineConfig } from '@adonisjs/core/bodyparser'

// Empty strings stay empty strings: in an editor, "no text" is not "nothing was sent".
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  json: { convertEmptyStringsToNull: false, types: ['application/json'], limit: '3mb' },
  form: { convertEmptyStringsToNull: false, types: ['application/x-www-form-urlencoded'] },
  multipart: { autoProcess: false, convertEmptyStringsToNull: false },
})
