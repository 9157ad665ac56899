import { Suspense } from 'react'
import { ErrorBoundary } from '../../../lib/ErrorBoundary'
import { lazyPart } from '../../../ui/lazyPart'

const SeaBedDrawing = lazyPart(() => import('./SeaBedDrawing'), 'SeaBedDrawing', { showsFailure: false })

/** The drawing behind the brand's words. It comes after the form, and nobody is told when it does not. */
export function SeaBed() {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <SeaBedDrawing />
      </Suspense>
    </ErrorBoundary>
  )
}
