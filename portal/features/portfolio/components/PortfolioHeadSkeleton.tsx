import { styled } from 'styled-components'
import { Actions } from '../../../ui/Actions'
import { Cluster } from '../../../ui/Cluster'
import { PageHead } from '../../../ui/PageHead'
import { Skeleton } from '../../../ui/Skeleton'
import { token } from '../../../ui/tokens'

const Hero = styled.div`
  font: ${token('t-hero')};
  margin-block: ${token('s-1')} ${token('s-2')};
`

/** The head at its final size: its parts wrap where those of a usual portfolio would. */
export function PortfolioHeadSkeleton() {
  return (
    <PageHead
      actions={
        <Actions aria-hidden="true">
          <Skeleton width={token('control-h')} height={token('control-h')} />
          <Skeleton width={token('control-h')} height={token('control-h')} />
          <Skeleton width="8.5rem" height={token('control-h')} />
        </Actions>
      }
    >
      <Cluster $gap={`${token('s-1')} ${token('s-3')}`} aria-hidden="true">
        <Skeleton width="13.5rem" height="1rem" margin="0.25rem" />
        <Skeleton width="2rem" height="1.25rem" />
        <Skeleton width="4.25rem" height="0.75rem" margin="0.1875rem" />
        <Skeleton width="6.75rem" height="0.75rem" margin="0.1875rem" />
      </Cluster>
      <Hero aria-hidden="true">
        <Skeleton width="6em" height="1.08em" />
      </Hero>
      <Cluster $gap={`${token('s-1')} ${token('s-4')}`} aria-hidden="true">
        <Skeleton width="14.75rem" margin="0.1875rem" />
        <Skeleton width="8.75rem" height="0.75rem" margin="0.1875rem" />
      </Cluster>
    </PageHead>
  )
}
