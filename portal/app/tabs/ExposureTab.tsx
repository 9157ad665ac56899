import { BreakdownsCard } from '../../features/breakdowns/components/BreakdownsCard'
import { ExposureCards } from '../../features/exposure/components/ExposureCards'
import type { PortfolioTabProps } from '../../wealth/portfolioTab'

/** How a portfolio stands against the neutral allocation, and what it is made of. */
export const ExposureTab = ({ csvName, portfolioId }: PortfolioTabProps) => (
  <>
    <ExposureCards portfolioId={portfolioId} csvName={csvName} />
    <BreakdownsCard portfolioId={portfolioId} csvName={csvName} />
  </>
)
