import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../../../lib/ErrorBoundary'

const Drawing = lazy(async () => {
  const [{ SeaChart }, { signInChart }] = await Promise.all([import('../../../ui/SeaChart'), import('../model/signInChart')])
  return { default: () => <SeaChart chart={signInChart} /> }
})

/** The drawing behind the brand's words. It comes after the form, and nobody is told when it does not. */
export function SeaBed() {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Drawing />
      </Suspense>
    </ErrorBoundary>
  )
}
