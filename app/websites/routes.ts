import router from '@adonisjs/core/services/router'
import { signedIn } from '#auth/main'
import { paths } from '#contract/paths'
import { visitorLimit } from '#core/limits/visitor_limit'
import { successShape } from '#core/middleware/success_shape'

const ContactConfirmationsController = () =>
  import('#websites/controllers/contact_confirmations_controller')
const DocumentsController = () => import('#websites/controllers/documents_controller')
const DuplicatesController = () => import('#websites/controllers/duplicates_controller')
const HistoryController = () => import('#websites/controllers/history_controller')
const ImagesController = () => import('#websites/controllers/images_controller')
const MadePicturesController = () => import('#websites/controllers/made_pictures_controller')
const MessagesController = () => import('#websites/controllers/messages_controller')
const PhotoSearchController = () => import('#websites/controllers/photo_search_controller')
const PlanInfoController = () => import('#websites/controllers/plan_info_controller')
const RevisionsController = () => import('#websites/controllers/revisions_controller')
const WebsitesController = () => import('#websites/controllers/websites_controller')

router
  .group(() => {
    router.get('/', [WebsitesController, 'index'])
    // Before /:id, which would otherwise match it.
    router.get('/user_plan_info', [PlanInfoController, 'show'])
    router.get('/:id', [WebsitesController, 'show'])
    router.patch('/:id', [WebsitesController, 'update'])
    router.delete('/:id', [WebsitesController, 'destroy'])
    router.post('/:id/duplicate', [DuplicatesController, 'store'])
    router.get('/:id/images', [ImagesController, 'index'])
    router.post('/:id/upload_image', [ImagesController, 'store']).use(successShape)
    router.patch('/:id/images/:imageId', [ImagesController, 'update'])
    router.delete('/:id/images/:imageId', [ImagesController, 'destroy'])
    router.get('/:id/photo_search', [PhotoSearchController, 'index'])
    router.post('/:id/photo_search', [PhotoSearchController, 'store'])
    router.post('/:id/made_pictures', [MadePicturesController, 'store'])
    router.get('/:id/files', [DocumentsController, 'index'])
    router.post('/:id/upload_file', [DocumentsController, 'store']).use(successShape)
    router.delete('/:id/files/:documentId', [DocumentsController, 'destroy'])
    router.get('/:id/revisions', [RevisionsController, 'index'])
    router.get('/:id/revisions/:revisionId', [RevisionsController, 'show'])
    router.post('/:id/revisions/:revisionId/restore', [RevisionsController, 'restore'])
    router.post('/:id/undo', [HistoryController, 'undo'])
    router.post('/:id/redo', [HistoryController, 'redo'])
  })
  .prefix('/api/spa/websites')
  .use(signedIn)

// Its address is signed, because a browser loads pictures without a token.
router.get('/api/spa/websites/:id/photo_search/thumbnail', [PhotoSearchController, 'thumbnail'])

router
  .group(() => {
    router.get('/', [MessagesController, 'index'])
    router.get('/unread', [MessagesController, 'unread'])
    router.get('/csv', [MessagesController, 'csv'])
    router.patch('/:messageId', [MessagesController, 'update'])
    router.delete('/:messageId', [MessagesController, 'destroy'])
  })
  .prefix('/api/spa/messages')
  .use(signedIn)

router
  .group(() => {
    router.get(paths.confirmContact(':token'), [ContactConfirmationsController, 'show'])
    router.post(paths.confirmContact(':token'), [ContactConfirmationsController, 'update'])
  })
  .use(visitorLimit('confirm contact', { requests: 60, duration: '1 hour' }))
