export { LandingPage } from './landing_page.tsx'
