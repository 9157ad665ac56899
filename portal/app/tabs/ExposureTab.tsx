import { BreakdownsCard } from '../../features/breakdowns/components/BreakdownsCard'
import { ExposureCards } from '../../features/exposure/components/ExposureCards'
import { RiskLevelsCard } from '../../features/risk-levels/components/RiskLevelsCard'
import { AtDate } from '../../wealth/AtDate'
import type { PortfolioTabProps } from '../../wealth/portfolioTab'

/** How a portfolio stands against the neutral allocation, what it is made of, and what portfolios of other levels are. */
export const ExposureTab = ({ csvName, portfolioId }: PortfolioTabProps) => (
  <>
    <AtDate portfolioId={portfolioId} />
    <ExposureCards portfolioId={portfolioId} csvName={csvName} />
    <BreakdownsCard portfolioId={portfolioId} csvName={csvName} />
    <RiskLevelsCard portfolioId={portfolioId} />
  </>
)
