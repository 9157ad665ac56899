import { type ComponentProps, Suspense } from 'react'
import { Card } from '../ui/Card'
import { lazyPart } from '../ui/lazyPart'
import { Skeleton } from '../ui/Skeleton'

const Contacts = lazyPart(() => import('./Contacts'), 'Contacts', { texts: ['wealth'] })

/** Whom to call or to write to, at the end of a page: its code and words come after what the page opens with. */
export function ContactCard(props: ComponentProps<typeof Contacts>) {
  return (
    <Suspense
      fallback={
        <Card aria-hidden="true">
          <Skeleton height="12.5rem" />
        </Card>
      }
    >
      <Contacts {...props} />
    </Suspense>
  )
}
