import { usePortfolio } from '../../features/portfolio/portfolio.read'
import { useSession } from '../../lib/session'
import { lazyPart } from '../../ui/lazyPart'
import { Skeleton } from '../../ui/Skeleton'
import type { PortfolioTabProps } from '../../wealth/portfolioTab'

const SimulatedReturns = lazyPart(() => import('../../features/simulator/SimulatedReturns'), 'SimulatedReturns', {
  texts: ['simulator', 'fields'],
})

/** What a portfolio may become, beginning with its own value and risk level. Its code comes after it, so that no first load lists its files. */
export function SimulatedTab({ csvName, portfolioId }: PortfolioTabProps) {
  const { accounts } = useSession()
  const { data: answer, isLoading } = usePortfolio(portfolioId)
  if (!answer) return isLoading ? <Skeleton height="30rem" /> : null
  const { account, advisor, currency, portal, riskProfile } = answer.portfolio
  return (
    <SimulatedReturns
      portal={portal}
      value={answer.value}
      level={riskProfile}
      currency={currency}
      advisor={accounts.some(({ id, isDelegated }) => id === account.id && !isDelegated) ? advisor : null}
      csvName={csvName}
    />
  )
}
