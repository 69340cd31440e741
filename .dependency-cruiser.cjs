const ORDER = ['core', 'auth', 'billing', 'websites', 'planning', 'deploy', 'editor']

const laterThan = ORDER.slice(0, -1).map((name, i) => ({
  name: `app-order:${name}`,
  severity: 'error',
  comment: `${name} comes before these; let it emit an event instead.`,
  from: { path: `^app/${name}/` },
  to: { path: `^app/(${ORDER.slice(i + 1).join('|')})/` },
}))

/** The only places on the server that edit, print or judge HTML. */
const ENGINE_USERS = [
  '^app/editor/services/(page_addresses|page_engine)\\.ts$',
  '^app/deploy/services/(photo_credits|public_html|published_head)\\.ts$',
  '^app/deploy/readiness/public_page\\.ts$',
]

const DESIGNER_DOORS =
  '^site-designer/src/(main|instructions/element_names|site/form|fonts/main|sheet/main|data/still_files)\\.ts$'

/** The folders of site-designer, each above those that it knows. */
const DESIGNER_ORDER = [
  'data',
  'language',
  'fonts',
  'site',
  'kinds',
  'sheet',
  'copy',
  'reader',
  'fill',
  'renderer',
  'sections',
  'page',
  'outline',
  'live_page',
  'designed',
  'instructions',
]

/** Tables that stand in the folder they belong to, and that every folder may know. */
const DESIGNER_TABLES = [
  '^site-designer/src/sections/(schema|section_schemas|[a-z_]+/schema)\\.ts$',
  '^site-designer/src/sheet/fields\\.ts$',
]

const designerOrder = DESIGNER_ORDER.slice(0, -1).map((name, i) => ({
  name: `designer-order:${name}`,
  severity: 'error',
  comment: `${name} comes before these; hand it what it needs.`,
  from: { path: `^site-designer/src/${name}/` },
  to: {
    path: `^site-designer/src/(${DESIGNER_ORDER.slice(i + 1).join('|')})/`,
    pathNot: DESIGNER_TABLES,
  },
}))

module.exports = {
  forbidden: [
    ...laterThan,
    ...designerOrder,
    {
      name: 'app-front-door',
      severity: 'error',
      comment: 'Enter another module by main.ts or events.ts.',
      from: { path: '^app/([^/]+)/' },
      to: {
        path: '^app/([^/]+)/',
        pathNot: ['^app/$1/', '^app/core/', '^app/[^/]+/(main|events)\\.ts$'],
      },
    },
    {
      name: 'resources-peers',
      severity: 'error',
      comment: 'Features meet in the shell, not in each other.',
      from: { path: '^resources/([^/]+)/', pathNot: '^resources/shell/' },
      to: {
        path: '^resources/([^/]+)/',
        pathNot: [
          '^resources/$1/',
          '^resources/(ui|lib)/',
          '^resources/shell/paths\\.ts$',
          // The editor and its frame speak one protocol and know the same keys.
          '^resources/frame/(protocol|section_keys)\\.ts$',
          // The facts and the look of a website are changed in the form of the review step.
          '^resources/planning/main\\.ts$',
        ],
      },
    },
    {
      name: 'resources-not-to-server',
      severity: 'error',
      from: { path: '^resources/' },
      to: { path: '^(app|config|start|database)/' },
    },
    {
      name: 'engine-is-standalone',
      severity: 'error',
      from: { path: '^editor-engine/' },
      to: { path: '^(app|resources|contract|config|start|database)/' },
    },
    {
      name: 'engine-runs-anywhere',
      severity: 'error',
      from: { path: '^editor-engine/src/', pathNot: '^editor-engine/src/cli/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'engine-core-knows-no-plugin',
      severity: 'error',
      from: { path: '^editor-engine/src/core/' },
      to: { path: '^editor-engine/src/plugins/' },
    },
    {
      name: 'engine-plugins-are-peers',
      severity: 'error',
      from: { path: '^editor-engine/src/plugins/([^/]+)/' },
      to: { path: '^editor-engine/src/plugins/', pathNot: '^editor-engine/src/plugins/$1/' },
    },
    {
      name: 'engine-in-few-hands',
      severity: 'error',
      comment: 'On the server only these places edit HTML.',
      from: { path: '^app/', pathNot: ENGINE_USERS },
      to: { path: ['^editor-engine/', '^contract/page_engine\\.ts$'] },
    },
    {
      name: 'designer-is-standalone',
      severity: 'error',
      comment: 'It knows editor-engine, and nothing else of ours; its lab knows it as well.',
      from: { path: '^site-designer(-lab)?/' },
      to: { path: '^(app|resources|contract|config|start|database|tests)/' },
    },
    {
      name: 'designer-runs-anywhere',
      severity: 'error',
      comment: 'No network, no clock, and no file but its own data.',
      from: { path: '^site-designer/src/', pathNot: '^site-designer/src/data/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'product-without-lab',
      severity: 'error',
      comment: 'The lab measures and fits; it is not shipped.',
      from: {
        path: '^(app|bin|commands|config|contract|database|editor-engine|providers|resources|site-designer|start)/',
      },
      to: { path: '^site-designer-lab/' },
    },
    {
      name: 'designer-front-doors',
      severity: 'error',
      comment: 'The product enters by the package’s exports.',
      from: { path: '^(app|resources|contract|bin|config|start|providers)/' },
      to: {
        path: '^site-designer/src/',
        pathNot: DESIGNER_DOORS,
      },
    },
    {
      name: 'designers-behind-their-contract',
      severity: 'error',
      comment: 'Only the choice of a designer knows which there are.',
      from: {
        path: '^app/',
        pathNot: ['^app/planning/services/current_designer\\.ts$', '^app/planning/designers/'],
      },
      to: { path: '^app/planning/designers/(builtin|openai)' },
    },
    {
      name: 'targets-behind-their-contract',
      severity: 'error',
      comment: 'Only the choice of a deploy target knows which there are.',
      from: { path: '^app/', pathNot: '^app/deploy/targets/' },
      to: { path: '^app/deploy/targets/(embedded|vercel)/' },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      comment: 'Server and front end import it; it knows the packages’ front doors, and no more.',
      from: { path: '^contract/' },
      to: { pathNot: ['^contract/', '^editor-engine/src/index\\.ts$', DESIGNER_DOORS] },
    },
    {
      name: 'use-cases-know-no-http',
      severity: 'error',
      from: { path: '^app/[^/]+/(actions|queries|services|models)/' },
      to: {
        path: '^app/[^/]+/(controllers|transformers|validators)/|@adonisjs/core/.*http',
      },
    },
    {
      name: 'pictures-decoded-on-demand',
      severity: 'error',
      comment: 'Loaded with the first upload: a server without uploads spares the memory.',
      from: { path: '^(app|bin|config|providers|start)/' },
      to: {
        path: '^node_modules/sharp/',
        dynamic: false,
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(tests/\\.evidence|editor-engine/dist)/' },
    webpackConfig: { fileName: 'depcruise.resolve.cjs' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
}
