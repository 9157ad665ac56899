import { Suspense } from 'react'
import { styled } from 'styled-components'
import { usePortfolio } from '../../features/portfolio/portfolio.read'
import { useSession } from '../../lib/session'
import { Card } from '../../ui/Card'
import { CardBody } from '../../ui/CardBody'
import { lazyPart } from '../../ui/lazyPart'
import { media } from '../../ui/media'
import { RowsSkeleton } from '../../ui/RowsSkeleton'
import { Skeleton } from '../../ui/Skeleton'
import type { PortfolioTabProps } from '../../wealth/portfolioTab'

const SimulatedReturns = lazyPart(() => import('../../features/simulator/SimulatedReturns'), 'SimulatedReturns', {
  texts: ['simulator', 'fields'],
})

/** What a portfolio may become, beginning with its own value and risk level. Its code comes after it, so that no first load lists its files. */
export function SimulatedTab({ csvName, portfolioId }: PortfolioTabProps) {
  const { accounts } = useSession()
  const { data: answer, isLoading } = usePortfolio(portfolioId)
  if (!answer) return isLoading ? <Coming /> : null
  const { account, advisor, currency, portal, riskProfile } = answer.portfolio
  return (
    <Suspense fallback={<Coming />}>
      <SimulatedReturns
        portal={portal}
        value={answer.value}
        level={riskProfile}
        currency={currency}
        advisor={accounts.some(({ id, isDelegated }) => id === account.id && !isDelegated) ? advisor : null}
        csvName={csvName}
      />
    </Suspense>
  )
}

const Sentence = styled.div`
  inline-size: min(100%, 36rem);
  block-size: 3.5rem;

  ${media.below(600)} {
    block-size: 7rem;
  }
`

const Warning = styled.div`
  block-size: 4.25rem;

  ${media.below(600)} {
    block-size: 6.25rem;
  }
`

/* its fields stand in one line, in two, or under each other */
const Plan = styled.div`
  block-size: 4.25rem;

  ${media.below(1200)} {
    block-size: 9rem;
  }

  ${media.below(600)} {
    block-size: 18.5rem;
  }
`

/** The same while the portfolio is read and while the code comes: sentence, notice, plan, chart and model portfolios. */
function Coming() {
  return (
    <>
      <Sentence>
        <Skeleton height="100%" />
      </Sentence>
      <Warning>
        <Skeleton height="100%" />
      </Warning>
      <Card>
        <CardBody $padTop>
          <Plan>
            <Skeleton height="100%" />
          </Plan>
        </CardBody>
      </Card>
      <Card>
        <CardBody $padTop>
          <Skeleton width="10rem" margin="0 1.5rem" />
          <Skeleton height="24rem" />
        </CardBody>
      </Card>
      <Card>
        <CardBody $padTop>
          <Skeleton width="10rem" />
        </CardBody>
        <RowsSkeleton count={7} />
      </Card>
    </>
  )
}
