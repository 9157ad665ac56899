import { styled } from 'styled-components'
import { useText } from '../../../lib/i18n/useText'
import { Loading } from '../../../ui/Loading'
import { Skeleton } from '../../../ui/Skeleton'

const Head = styled.div`
  display: grid;
`

const Hero = styled.div`
  font: var(--t-hero);
  margin-block: var(--s-1) var(--s-2);
`

/* on a phone the line of change and date takes two lines, and the buttons their own row */
const Line = styled.div`
  @media (max-width: 479.98px) {
    block-size: 5.75rem;
  }
`

/** The head at its final size. */
export function PortfolioHeadSkeleton() {
  const t = useText('portfolio')
  return (
    <Loading label={t('loading')}>
      <Head aria-hidden="true">
        <Skeleton width="14rem" height="1rem" margin="0.25rem" />
        <Hero>
          <Skeleton width="6em" height="1.08em" />
        </Hero>
        <Line>
          <Skeleton width="min(18rem, 100%)" margin="0.1875rem" />
        </Line>
      </Head>
    </Loading>
  )
}
