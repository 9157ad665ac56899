import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../ui/lazyPart'

const Card = lazyPart(() => import('../features/source-documents/components/SourceDocumentsCard'), 'SourceDocumentsCard', {
  texts: ['sourceDocuments'],
})

/** The documents of the data provider, on the page of an account and of a portfolio: below what they open with, so their code comes later. */
export function SourceDocuments(props: ComponentProps<typeof Card>) {
  return (
    <Suspense>
      <Card {...props} />
    </Suspense>
  )
}
