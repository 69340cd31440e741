export { AbandonBuild } from '#websites/actions/abandon_build'
export { AddWebsite, type AddWebsiteFailure } from '#websites/actions/add_website'
export { ChangeSlug, slugRefusal, type SlugRefusal } from '#websites/actions/change_slug'
export { FinishBuild } from '#websites/actions/finish_build'
export { ReserveWebsite } from '#websites/actions/reserve_website'
export { SetCustomDomain } from '#websites/actions/set_custom_domain'
export { SaveRevision, type Stale } from '#websites/actions/save_revision'
export { receiveContact } from '#websites/contact/receive_contact'
export { messageRecipient } from '#websites/contact/recipient'
export { eraseWebsites } from '#websites/listeners/erase_websites'
export { exportWebsites } from '#websites/listeners/export_websites'
export { AddImage } from '#websites/actions/add_image'
export { ChangeImage, DeleteImage } from '#websites/actions/change_image'
export { storeDocument, type StoredDocument } from '#websites/documents/store_document'
export { dropImageFiles, incomingFolder } from '#websites/images/image_files'
export { withHash } from '#websites/images/reencode'
export { storeImage, storePicture, type StoredImage } from '#websites/images/store_image'
export { adoptImages } from '#websites/images/adopt_images'
export { documentCopies } from '#websites/documents/document_files'
export { imageCopies, lostImages, owedCredits, wholeImages } from '#websites/images/image_copies'
export { squarePictures } from '#websites/images/square_pictures'
export { imagesOf, type ImageOwner } from '#websites/images/owner'
export { receiveUpload } from '#websites/images/receive_upload'
export { uploads } from '#websites/images/upload_limit'
export { answerUpload } from '#websites/images/upload_problem'
export { Document } from '#websites/models/document'
export { Image } from '#websites/models/image'
export { imageJson } from '#websites/transformers/image_json'
export { imageChanges } from '#websites/validators/images'
export { Revision } from '#websites/models/revision'
export { Website } from '#websites/models/website'
export { previewHost } from '#websites/preview/preview_host'
export { refuseAddress } from '#websites/preview/refusals'
export {
  previewHeaders,
  readSignedAddress,
  signedAddress,
  signedRevisionAddresses,
  type PreviewRequest,
} from '#websites/preview/signed_address'
export {
  currentHtml,
  currentSheet,
  currentSummary,
  htmlOfRevision,
  revisionWith,
  sheetOfRevision,
} from '#websites/services/current_texts'
export { readAgain } from '#websites/services/current_revision'
export { etagOf } from '#contract/website_etag'
export { expectedVersion, staleProblem } from '#websites/services/etag'
export { historyOf } from '#websites/services/history'
export { lockedWebsite } from '#websites/services/locked_website'
export { ownedWebsite } from '#websites/services/owned_website'
export { historyJson } from '#websites/transformers/history_json'
export { slugOf } from '#websites/services/slug'
export { websiteThatLeft } from '#websites/services/slug_redirects'
export { writeSequentially } from '#websites/services/write_sequentially'
export { limitProblem, noRoomProblem } from '#websites/services/no_room'
export { newWebsites } from '#websites/services/new_websites_limit'
export { requestKeyOf, websiteOfRequest } from '#websites/services/request_key'
export { websiteFiles, type WebsiteFiles } from '#websites/services/website_files'
export { websiteJson } from '#websites/transformers/website_json'
export { websiteUsage } from '#websites/services/website_usage'
