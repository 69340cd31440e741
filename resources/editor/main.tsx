export { EditorPage } from './editor_page.tsx'
