export interface PlantedFault {
  /** The name of the rule that forbids it. */
  rule: string
  file: string
  source: string
}

/** For each rule of `.dependency-cruiser.cjs` at least one file that breaks it. */
export const planted: PlantedFault[] = [
  imports('app-order:core', 'app/core/', '#auth/main'),
  imports('app-order:auth', 'app/auth/', '#editor/routes'),
  imports('app-order:billing', 'app/billing/', '#websites/main'),
  imports('app-order:websites', 'app/websites/', '#planning/main'),
  imports('app-order:planning', 'app/planning/', '#deploy/main'),
  imports('app-order:deploy', 'app/deploy/', '#editor/main'),
  imports('app-front-door', 'app/editor/', '#websites/models/website'),
  imports('use-cases-know-no-http', 'app/auth/actions/', '#auth/validators/login'),
  imports('use-cases-know-no-http', 'app/auth/services/', '@adonisjs/core/http'),

  imports('resources-peers', 'resources/landing/', '../billing/main.ts'),
  imports('resources-not-to-server', 'resources/websites/', '../../app/core/result.ts'),
  imports('contract-stands-alone', 'contract/', '../app/core/result.ts'),
  imports('contract-stands-alone', 'contract/api/', 'node:fs'),

  imports('engine-is-standalone', 'editor-engine/src/core/html/', '../../../../app/core/result.ts'),
  imports('engine-runs-anywhere', 'editor-engine/src/core/', 'node:fs'),
  imports(
    'engine-core-knows-no-plugin',
    'editor-engine/src/core/page/',
    '../../plugins/text/text.ts'
  ),
  imports('engine-plugins-are-peers', 'editor-engine/src/plugins/styles/', '../text/text.ts'),
  imports('engine-in-few-hands', 'app/deploy/actions/', 'editor-engine'),
  imports('engine-in-few-hands', 'app/deploy/controllers/', '#contract/page_engine'),

  imports('designer-is-standalone', 'site-designer/src/language/', '../../../app/core/result.ts'),
  imports('designer-runs-anywhere', 'site-designer/src/sheet/', 'node:fs'),
  imports('designer-is-standalone', 'site-designer-lab/freeze/', '../../app/core/result.ts'),
  imports(
    'product-without-lab',
    'site-designer/src/reader/',
    '../../../site-designer-lab/lists.ts'
  ),
  imports('product-without-lab', 'app/planning/models/', '../../../site-designer-lab/lists.ts'),
  imports('product-without-lab', 'resources/planning/', '../../site-designer-lab/lists.ts'),
  imports(
    'designer-front-doors',
    'app/planning/services/',
    '../../../site-designer/src/site/site.ts'
  ),
  ...[
    ['data', 'language/language'],
    ['language', 'sheet/sheet'],
    ['fonts', 'site/site'],
    ['site', 'outline/compose'],
    ['kinds', 'sheet/sheet'],
    ['sheet', 'reader/read'],
    ['copy', 'fill/business'],
    ['reader', 'fill/business'],
    ['fill', 'sections/section_types'],
    ['renderer', 'page/header'],
    ['sections', 'page/fill_site'],
    ['page', 'outline/compose'],
    ['outline', 'live_page/todos'],
    ['live_page', 'designed/designed_page'],
    ['designed', 'instructions/edit'],
  ].map(([folder, above]) => ({
    rule: `designer-order:${folder}`,
    file: `site-designer/src/${folder}/planted_order.ts`,
    source: `import '#designer/${above}'\n`,
  })),
  imports(
    'designers-behind-their-contract',
    'app/planning/tasks/',
    '#planning/designers/openai/planted_driver'
  ),

  imports(
    'targets-behind-their-contract',
    'app/deploy/tasks/',
    '#deploy/targets/embedded/embedded_target'
  ),

  imports('pictures-decoded-on-demand', 'app/websites/images/', 'sharp'),

  imports('no-cycles', 'app/core/http/', '#core/mail/planted_other_half'),
  imports('everything-resolves', 'app/core/tasks/', '#core/no_such_file'),
]

/** Files that some of the faults import. */
export const plantedBeside = [
  { file: 'app/planning/designers/openai/planted_driver.ts', source: '' },
  { file: 'app/core/mail/planted_other_half.ts', source: `import '#core/http/planted_fault'\n` },
]

function imports(rule: string, folder: string, specifier: string): PlantedFault {
  return { rule, file: `${folder}planted_fault.ts`, source: `import '${specifier}'\n` }
}
