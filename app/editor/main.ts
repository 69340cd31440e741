export { editFrameHost } from '#editor/frame/edit_frame_host'
