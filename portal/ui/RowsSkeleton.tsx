import { styled } from 'styled-components'
import { List } from './List'
import { Skeleton } from './Skeleton'

const widths = ['16rem', '12rem', '18rem', '14rem', '10rem']

const Names = styled.span`
  flex: 1;
  display: grid;
  gap: 6px;
`

/** Rows of two lines at their final size, inside a card. */
export function RowsSkeleton({ count = 5 }: { count?: number }) {
  return (
    <List aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Names>
            <Skeleton width={`min(${widths[index % widths.length]}, 60%)`} />
            <Skeleton width="5rem" height="0.625rem" />
          </Names>
          <Skeleton width="5.5rem" />
        </li>
      ))}
    </List>
  )
}
