import { BreakdownsCard } from '../../features/breakdowns/components/BreakdownsCard'
import { ExposureCards } from '../../features/exposure/components/ExposureCards'
import { RiskLevelsCard } from '../../features/risk-levels/components/RiskLevelsCard'
import type { PortfolioTabProps } from '../../wealth/portfolioTab'

/** How a portfolio stands against the neutral allocation, what it is made of, and what portfolios of other levels are. */
export const ExposureTab = ({ csvName, portfolioId }: PortfolioTabProps) => (
  <>
    <ExposureCards portfolioId={portfolioId} csvName={csvName} />
    <BreakdownsCard portfolioId={portfolioId} csvName={csvName} />
    <RiskLevelsCard portfolioId={portfolioId} />
  </>
)
