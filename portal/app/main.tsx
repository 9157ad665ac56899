import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readBootstrap } from '../lib/bootstrap'
import { loadPart } from '../lib/loadPart'
import '../ui/fonts.css'
import { App } from './App'
import { preloadFirstScreen, readFirstSession } from './screenParts'

async function start(root: HTMLElement): Promise<void> {
  const read = readBootstrap()
  const bootstrap = read.customToken === undefined ? read : await (await loadPart(() => import('./exchangeToken'))).exchangeToken(read)
  await preloadFirstScreen(location, bootstrap.locale)
  await readFirstSession(bootstrap)
  // In slices: a slow phone answers a touch between them.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App bootstrap={bootstrap} />
      </StrictMode>,
    ),
  )
}

const root = document.getElementById('root')
if (root) void start(root)
