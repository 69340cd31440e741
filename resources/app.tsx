import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './ui/theme/main.ts'
import { App } from './shell/app.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>
)
