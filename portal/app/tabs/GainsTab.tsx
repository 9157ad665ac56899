import { useMemo } from 'react'
import { Gains } from '../../features/gains/components/Gains'
import { useHoldings } from '../../features/holdings/holdings.read'
import type { PortfolioTabProps } from '../../wealth/portfolioTab'

/** Realised gains, and what a sale of a holding at its value of today would add to them. */
export function GainsTab({ csvName, portfolioId }: PortfolioTabProps) {
  const { data, isLoading } = useHoldings(portfolioId)
  const holdings = useMemo(
    () => ({ isLoading, marketValueOf: (security: string) => data?.holdings.find(({ id }) => id === security)?.value ?? null }),
    [data, isLoading],
  )
  return <Gains portfolioId={portfolioId} csvName={csvName} holdings={holdings} />
}
