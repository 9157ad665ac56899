import { AtDate } from '../../../wealth/AtDate'
import type { PortfolioTabProps } from '../../../wealth/portfolioTab'
import { BreakdownsCard } from './BreakdownsCard'

/** The tab: by asset class, sector and currency. */
export const BreakdownsTab = ({ csvName, portfolioId }: PortfolioTabProps) => (
  <>
    <AtDate portfolioId={portfolioId} />
    <BreakdownsCard portfolioId={portfolioId} csvName={csvName} isWhole />
  </>
)
