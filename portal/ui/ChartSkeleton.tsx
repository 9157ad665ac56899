import { css, styled } from 'styled-components'
import { media } from './media'
import { Skeleton } from './Skeleton'

/* the sizes of the charts in portal/charts: a plot with the space above it and its dates */
const sizes = {
  line: css`
    flex: 1 0 auto;
    min-block-size: 21rem;

    ${media.below(600)} {
      min-block-size: 15.75rem;
    }
  `,
  price: css`
    block-size: 11.25rem;
  `,
  /* of a tile, which may set it otherwise */
  spark: css`
    block-size: 2rem;
    inline-size: 5.5rem;
  `,
  donut: css`
    block-size: 10.5rem;
    inline-size: 10.5rem;
    margin-inline: auto;
    border-radius: 50%;
    overflow: clip;
  `,
}

const Root = styled.div<{ $kind: keyof typeof sizes }>`
  display: grid;
  ${({ $kind }) => sizes[$kind]}
`

/** A chart at its final size, while its code is fetched; that of a page takes the height that its neighbour leaves, as the chart does. */
export function ChartSkeleton({ kind }: { kind: keyof typeof sizes }) {
  return (
    <Root aria-hidden="true" $kind={kind}>
      <Skeleton height="auto" />
    </Root>
  )
}
