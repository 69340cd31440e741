export { PaymentsPage } from './payments_page.tsx'
