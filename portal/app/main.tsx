import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readBootstrap } from '../lib/bootstrap'
import { loadCatalogue } from '../lib/i18n/catalogues'
import '../ui/fonts.css'
import { App } from './App'
import { loadPart } from './lazyPage'

async function start(root: HTMLElement): Promise<void> {
  const bootstrap = readBootstrap()
  const catalogue = await loadPart(() => loadCatalogue(bootstrap.locale))
  createRoot(root).render(
    <StrictMode>
      <App bootstrap={bootstrap} catalogue={catalogue} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) void start(root)
