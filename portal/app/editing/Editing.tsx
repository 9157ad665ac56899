import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMayEdit } from '../../lib/opening'
import { lazyPart } from '../../ui/lazyPart'

const EditingHost = lazyPart(() => import('./EditingHost'), 'EditingHost', { texts: ['editing', 'fields'] })

/** What is open for editing beside a page, for those who may; its code comes when it is opened. */
export function Editing() {
  const mayEdit = useMayEdit()
  const [search] = useSearchParams()
  return (
    mayEdit &&
    search.has('open') && (
      <Suspense>
        <EditingHost />
      </Suspense>
    )
  )
}
