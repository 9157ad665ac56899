import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readBootstrap } from '../lib/bootstrap'
import { loadCatalogue } from '../lib/i18n/catalogues'
import '../ui/fonts.css'
import { App } from './App'
import { loadPart } from './lazyPage'
import { preloadFirstScreen } from './routes'

async function start(root: HTMLElement): Promise<void> {
  const bootstrap = readBootstrap()
  const [catalogue] = await Promise.all([loadPart(() => loadCatalogue(bootstrap.locale)), preloadFirstScreen(location.pathname)])
  createRoot(root).render(
    <StrictMode>
      <App bootstrap={bootstrap} catalogue={catalogue} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) void start(root)
