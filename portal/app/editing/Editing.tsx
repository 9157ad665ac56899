import { Suspense } from 'react'
import { editedOf, useMayOpen, useOpening } from '../../lib/opening'
import { lazyPart } from '../../ui/lazyPart'

const EditingHost = lazyPart(() => import('./EditingHost'), 'EditingHost', { texts: ['editing', 'fields'] })

/** What is open for editing beside a page, for those who may; its code comes when it is opened. */
export function Editing() {
  const mayOpen = useMayOpen(editedOf(useOpening().opening))
  return (
    mayOpen && (
      <Suspense>
        <EditingHost />
      </Suspense>
    )
  )
}
