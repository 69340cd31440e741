import { configApp } from '@adonisjs/eslint-config'
import reactHooks from 'eslint-plugin-react-hooks'
import { noLiteralText } from './resources/build/no_literal_text.js'
import { fieldPaths } from './site-designer/src/sheet/fields.ts'

/** `who`, `contact` and the other groups of a sheet, as a part of what is written to. */
const GROUPS = [...new Set(fieldPaths.map((path) => path.split('.')[0]))].join('|')
const IN_SHEET = `Identifier[name=/^(${GROUPS}|suggestions|coverage|edited)$/]`
const WRITES_TO_SHEET = [
  `AssignmentExpression > MemberExpression.left ${IN_SHEET}`,
  `UnaryExpression[operator="delete"] ${IN_SHEET}`,
  `CallExpression > MemberExpression.callee[property.name=/^(push|pop|shift|unshift|splice|sort|reverse|fill)$/] > MemberExpression.object ${IN_SHEET}`,
  `CallExpression[callee.object.name="Object"][callee.property.name="assign"] > :nth-child(1) ${IN_SHEET}`,
  'CallExpression[callee.name="hold"]',
]

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
  },
  {
    files: ['site-designer/src/**/*.ts'],
    // These make the sheets that are new, and the writer changes the others.
    ignores: [
      'site-designer/src/reader/**',
      'site-designer/src/sheet/readings/**',
      'site-designer/src/sheet/changes/**',
      'site-designer/src/instructions/page_sheet.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...WRITES_TO_SHEET.map((selector) => ({
          selector,
          message:
            'A sheet that exists is written by SheetWriter of site-designer/src/sheet/changes.',
        })),
      ],
    },
  }
)
