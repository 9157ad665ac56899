import { usePortfolio } from '../../features/portfolio/portfolio.read'
import { SimulatedReturns } from '../../features/simulator/SimulatedReturns'
import { useSession } from '../../lib/session'
import type { PortfolioTabProps } from '../../wealth/portfolioTab'

/** What a portfolio may become, beginning with its own value and risk level. */
export function SimulatedTab({ csvName, portfolioId }: PortfolioTabProps) {
  const { accounts } = useSession()
  const answer = usePortfolio(portfolioId).data
  if (!answer) return null
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
