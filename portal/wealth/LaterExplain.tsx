import { type ComponentProps, Suspense } from 'react'
import { ErrorBoundary } from '../lib/ErrorBoundary'
import { lazyPart } from '../ui/lazyPart'

const Label = lazyPart(() => import('./ExplainLabel'), 'ExplainLabel', { showsFailure: false })
const Figure = lazyPart(() => import('./ExplainFigure'), 'ExplainFigure', { showsFailure: false })

/** `ExplainLabel` for a screen whose first view has no room for its code: until that is here, and where it cannot be had, the words stand alone. */
export const LaterExplainLabel = (props: ComponentProps<typeof Label>) => (
  <ErrorBoundary fallback={() => props.children}>
    <Suspense fallback={props.children}>
      <Label {...props} />
    </Suspense>
  </ErrorBoundary>
)

/** `ExplainFigure`, in the same way. */
export const LaterExplainFigure = (props: ComponentProps<typeof Figure>) => (
  <ErrorBoundary fallback={() => props.children}>
    <Suspense fallback={props.children}>
      <Figure {...props} />
    </Suspense>
  </ErrorBoundary>
)
