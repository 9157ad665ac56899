import { styled } from 'styled-components'
import { Skeleton } from '../../../ui/Skeleton'
import { token } from '../../../ui/tokens'

const Rows = styled.div`
  display: grid;
  grid-template-rows: 2.25rem repeat(3, ${token('row')});
  align-items: center;
  padding-inline: ${token('s-5')};
`

/** Head and three rows of the matrix at their final size. */
export function DiscreteSkeleton() {
  return (
    <Rows aria-hidden="true">
      <Skeleton height="0.75rem" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Rows>
  )
}
