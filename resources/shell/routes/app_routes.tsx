import { matchPath, Route, Routes } from 'react-router-dom'
import { PlainShell } from '../layout/plain_shell.tsx'
import { NotFoundPage } from '../pages/not_found_page.tsx'
import { paths } from '../paths.ts'
import { GuestsOnly, SignedInOnly } from './guards.tsx'
import { lazyScreen } from './lazy_screen.tsx'
import * as screens from './screens.ts'

const SignedInShell = lazyScreen([], async () => {
  return (await import('../layout/signed_in_shell.tsx')).SignedInShell
})

// The largest screen is loaded while the session is checked.
if (matchPath(paths.edit(':id'), location.pathname)) screens.EditorPage.preload()

/** The specification's route table. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.home} element={<screens.LandingPage />} />

      <Route element={<PlainShell />}>
        <Route path={paths.verifyEmail(':token?')} element={<screens.VerifyEmailPage />} />
        <Route path={paths.privacy} element={<screens.PrivacyPage />} />
        <Route path={paths.terms} element={<screens.TermsPage />} />
        <Route element={<GuestsOnly />}>
          <Route path={paths.login} element={<screens.LoginPage />} />
          <Route path={paths.register} element={<screens.RegisterPage />} />
          <Route path={paths.forgotPassword} element={<screens.ForgotPasswordPage />} />
          <Route path={paths.resetPassword(':token')} element={<screens.ResetPasswordPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>

      <Route element={<SignedInOnly />}>
        <Route element={<SignedInShell />}>
          <Route path={paths.dashboard} element={<screens.DashboardPage />} />
          <Route path={paths.create} element={<screens.CreatePage />} />
          <Route path={paths.websites} element={<screens.WebsitesPage />} />
          <Route path={paths.visits(':id')} element={<screens.VisitsPage />} />
          <Route path={paths.messages} element={<screens.MessagesPage />} />
          <Route path={paths.preview(':id')} element={<screens.PreviewPage />} />
          <Route path={paths.payments} element={<screens.PaymentsPage />} />
          <Route path={paths.settings} element={<screens.SettingsPage />} />
        </Route>
        <Route path={paths.edit(':id')} element={<screens.EditorPage />} />
      </Route>
    </Routes>
  )
}
