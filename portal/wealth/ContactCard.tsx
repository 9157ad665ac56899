import { type ComponentProps, Suspense, use } from 'react'
import { styled } from 'styled-components'
import { CardSkeleton } from '../ui/CardSkeleton'
import { lazyPart } from '../ui/lazyPart'
import { List } from '../ui/List'
import { Skeleton } from '../ui/Skeleton'
import { token } from '../ui/tokens'
import { TwoLines } from '../ui/TwoLines'
import { FailureContext } from './useIsSaid'

const Contacts = lazyPart(() => import('./Contacts'), 'Contacts', { texts: ['wealth'] })

/** Whom to call or to write to, at the end of a page: its code and words come after what the page opens with. */
export function ContactCard(props: ComponentProps<typeof Contacts>) {
  return (
    <Suspense fallback={<ContactSkeleton side={props.side} />}>
      <Contacts {...props} />
    </Suspense>
  )
}

const Person = styled.div`
  display: flex;
  gap: ${token('s-3')};
  padding: 0 ${token('s-5')} ${token('s-4')};
`

const Portrait = styled.span`
  flex: none;
  border-radius: 50%;
  overflow: clip;
`

const Ways = styled(List)`
  border-block-start: 1px solid ${token('hairline')};
`

/* who looks after an account can be reached in these ways as a rule; a client has left an address */
const usualWays = { advisor: ['9rem', '9rem', '11rem', '4rem'], client: ['11rem'] }

/** One person with the usual ways to reach them; nobody on a page that could not be loaded, of whom nothing more is to come. */
export function ContactSkeleton({ side }: Readonly<Pick<ComponentProps<typeof Contacts>, 'side'>>) {
  const isFailed = use(FailureContext)
  if (isFailed) return null
  return (
    <CardSkeleton title={<Skeleton width="9rem" />}>
      <Person aria-hidden="true">
        <Portrait>
          <Skeleton width="2.75rem" height="2.75rem" />
        </Portrait>
        <TwoLines name={<Skeleton width="9rem" />} detail={<Skeleton width="6rem" />} />
      </Person>
      <Ways aria-hidden="true">
        {usualWays[side].map((width, index) => (
          <li key={index}>
            <Skeleton width={width} />
          </li>
        ))}
      </Ways>
    </CardSkeleton>
  )
}
