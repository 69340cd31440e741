import { configApp } from '@adonisjs/eslint-config'
import reactHooks from 'eslint-plugin-react-hooks'
import { noLiteralText } from './resources/build/no_literal_text.js'

export default configApp(
  {
    ignores: [
      '.adonisjs/**',
      'public/**',
      'build/**',
      'compiled/**',
      'storage/**',
      'editor-engine/dist/**',
    ],
  },
  {
    files: ['tests/**', 'editor-engine/tests/**'],
    rules: { '@unicorn/no-await-expression-member': 'off' },
  },
  {
    files: ['resources/**/*.{ts,tsx}'],
    plugins: {
      'react-hooks': reactHooks,
      'sitewright': { rules: { 'no-literal-text': noLiteralText } },
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'sitewright/no-literal-text': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'A text is shown as text. What is HTML belongs to another origin.',
        },
      ],
    },
  },
  {
    files: ['app/**/*.ts'],
    // These are what end a call that takes too long.
    ignores: ['app/core/model/openai/silence_watch.ts', 'app/core/http/outside_call.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Outside calls go through a client with a timeout in app/core.' },
      ],
    },
  },
  {
    files: ['app/**/*.ts', 'bin/**/*.ts', 'providers/**/*.ts', 'start/**/*.ts'],
    ignores: ['app/core/transaction.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name="transaction"]',
          message: 'Use inTransaction of #core/transaction: it notices a COMMIT that fails.',
        },
      ],
    },
  }
)
