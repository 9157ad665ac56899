import { styled } from 'styled-components'
import { List } from './List'
import { Skeleton } from './Skeleton'
import { TwoLines } from './TwoLines'

const widths = ['16rem', '12rem', '18rem', '14rem', '10rem']

const Names = styled.span`
  flex: 1;
`

/** Rows of two lines at their final size, inside a card. */
export function RowsSkeleton({ count = 5 }: { count?: number }) {
  return (
    <List aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Names>
            <TwoLines inList name={<Skeleton width={`min(${widths[index % widths.length]}, 60%)`} />} detail={<Skeleton width="5rem" />} />
          </Names>
          <Skeleton width="5.5rem" />
        </li>
      ))}
    </List>
  )
}
