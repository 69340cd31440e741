import { lazyScreen } from './lazy_screen.tsx'

const account = () => import('../../auth/main.ts')
const legal = () => import('../pages/legal_page.tsx')

export const LandingPage = lazyScreen(['landing'], async () => {
  return (await import('../pages/landing_screen.tsx')).LandingScreen
})
export const LoginPage = lazyScreen(['auth'], async () => (await account()).LoginPage)
export const RegisterPage = lazyScreen(['auth'], async () => (await account()).RegisterPage)
export const ForgotPasswordPage = lazyScreen(['auth'], async () => {
  return (await account()).ForgotPasswordPage
})
export const ResetPasswordPage = lazyScreen(['auth'], async () => {
  return (await account()).ResetPasswordPage
})
export const VerifyEmailPage = lazyScreen(['auth'], async () => (await account()).VerifyEmailPage)

export const DashboardPage = lazyScreen(['planning', 'websites', 'deploy'], async () => {
  return (await import('../pages/dashboard_page.tsx')).DashboardPage
})
export const CreatePage = lazyScreen(['planning', 'images', 'websites'], async () => {
  return (await import('../pages/create_page.tsx')).CreatePage
})
export const WebsitesPage = lazyScreen(['planning', 'websites', 'deploy'], async () => {
  return (await import('../pages/websites_page.tsx')).WebsitesPage
})
export const VisitsPage = lazyScreen(['visits', 'deploy'], async () => {
  return (await import('../pages/visits_page.tsx')).VisitsPage
})
export const MessagesPage = lazyScreen(['messages'], async () => {
  return (await import('../../websites/messages/messages_page.tsx')).MessagesPage
})
export const PreviewPage = lazyScreen(['preview', 'websites', 'deploy'], async () => {
  return (await import('../pages/preview_page.tsx')).PreviewPage
})
export const EditorPage = lazyScreen(['editor', 'images', 'deploy'], async () => {
  return (await import('../../editor/main.tsx')).EditorPage
})
export const PaymentsPage = lazyScreen(['billing'], async () => {
  return (await import('../../billing/main.ts')).PaymentsPage
})
export const SettingsPage = lazyScreen(['auth'], async () => (await account()).SettingsPage)

export const PrivacyPage = lazyScreen(['legal'], async () => (await legal()).PrivacyPage)
export const TermsPage = lazyScreen(['legal'], async () => (await legal()).TermsPage)
