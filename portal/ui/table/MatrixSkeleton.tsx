import { styled } from 'styled-components'
import { Skeleton } from '../Skeleton'
import { token } from '../tokens'

const Rows = styled.div`
  display: grid;
  grid-template-rows: 2.25rem;
  grid-auto-rows: ${token('row')};
  align-items: center;
  padding-inline: ${token('s-5')};
`

/** Head and rows of a matrix at their final size. */
export const MatrixSkeleton = ({ rows }: Readonly<{ rows: number }>) => (
  <Rows aria-hidden="true">
    {Array.from({ length: rows + 1 }, (_, row) => (
      <Skeleton key={row} />
    ))}
  </Rows>
)
