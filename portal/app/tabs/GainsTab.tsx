import { useMemo } from 'react'
import type { Holding } from '../../../shared/contracts/wealth/holdings'
import { Gains } from '../../features/gains/components/Gains'
import { useHoldings } from '../../features/holdings/holdings.read'
import type { PortfolioTabProps } from '../../wealth/portfolioTab'

/** Realised gains, and what a sale of a holding at its price of today would add to them. */
export function GainsTab({ csvName, portfolioId }: PortfolioTabProps) {
  const { data, isLoading } = useHoldings(portfolioId)
  const holdings = useMemo(() => {
    const held = new Map(data?.holdings.map((holding) => [holding.id, quoted(holding)]))
    return { isLoading, asOf: data?.asOf ?? null, heldOf: (security: string) => held.get(security) ?? null }
  }, [data, isLoading])
  return <Gains portfolioId={portfolioId} csvName={csvName} holdings={holdings} />
}

const quoted = ({ price, priceDate, quoteUnit, value }: Holding) => ({
  value,
  price: price === null ? null : { price, unit: quoteUnit },
  priceDate,
})
