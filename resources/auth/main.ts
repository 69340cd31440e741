export { LoginPage } from './login/login_page.tsx'
export { RegisterPage } from './register/register_page.tsx'
export { SettingsPage } from './settings/settings_page.tsx'
export { VerifyEmailPage } from './verify/verify_email_page.tsx'
