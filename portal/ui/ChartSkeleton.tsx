import { styled } from 'styled-components'
import { Skeleton } from './Skeleton'

/* the sizes of the charts in portal/charts */
const sizes = {
  line: { blockSize: '20.25rem' },
  price: { blockSize: '10.75rem' },
  donut: { blockSize: '10.5rem', inlineSize: '10.5rem', marginInline: 'auto' },
}

const Root = styled.div`
  display: grid;
  align-items: end;
`

/** A chart at its final size, while its code is fetched. */
export function ChartSkeleton({ kind }: { kind: keyof typeof sizes }) {
  return (
    <Root aria-hidden="true" style={sizes[kind]}>
      <Skeleton height="100%" isRound={kind === 'donut'} />
    </Root>
  )
}
