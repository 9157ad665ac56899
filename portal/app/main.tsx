import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { firstScreenOf } from '../../shared/routes/firstScreens'
import { readBootstrap } from '../lib/bootstrap'
import { loadTexts } from '../lib/i18n/texts'
import '../ui/fonts.css'
import { App } from './App'
import { loadPart } from './lazyPage'
import { preloadFirstScreen } from './routes'

async function start(root: HTMLElement): Promise<void> {
  const bootstrap = readBootstrap()
  const { pathname } = location
  await Promise.all([loadPart(() => loadTexts(bootstrap.locale, firstScreenOf(pathname).texts)), preloadFirstScreen(pathname)])
  createRoot(root).render(
    <StrictMode>
      <App bootstrap={bootstrap} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) void start(root)
