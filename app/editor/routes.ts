import router from '@adonisjs/core/services/router'
import { signedIn } from '#auth/main'
import { successShape } from '#core/middleware/success_shape'

const CommandsController = () => import('#editor/controllers/commands_controller')
const DifferencesController = () => import('#editor/controllers/differences_controller')
const EditsController = () => import('#editor/controllers/edits_controller')
const FramesController = () => import('#editor/controllers/frames_controller')
const ImportsController = () => import('#editor/controllers/imports_controller')
const InstructionsController = () => import('#editor/controllers/instructions_controller')
const PageDetailsController = () => import('#editor/controllers/page_details_controller')
const PagesController = () => import('#editor/controllers/pages_controller')
const SectionsController = () => import('#editor/controllers/sections_controller')

router
  .group(() => {
    router.get('/edit_frame', [FramesController, 'show'])
    router.get('/commands', [CommandsController, 'index'])
    router.get('/revisions/:revisionId/difference', [DifferencesController, 'show'])
    router.get('/sections', [SectionsController, 'index'])
    router.get('/section_previews/:kind', [SectionsController, 'preview'])
    router.patch('/page_details', [PageDetailsController, 'update'])
    router.post('/section_changes', [SectionsController, 'change'])
    router
      .group(() => {
        router.post('/update_element_content', [EditsController, 'content'])
        router.post('/update_element_style', [EditsController, 'style'])
        router.post('/update_element_url', [EditsController, 'url'])
        router.post('/operations', [EditsController, 'batch'])
        router.post('/ai_line_edit', [InstructionsController, 'store'])
        router.put('/update_html', [PagesController, 'update'])
      })
      .use(successShape)
  })
  .prefix('/api/spa/websites/:id')
  .use(signedIn)

router.post('/api/spa/websites/import', [ImportsController, 'store']).use([signedIn, successShape])
