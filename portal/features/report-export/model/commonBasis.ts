import type { ReportResponse } from '../../../../shared/contracts/report'

/** Whether the returns are after (`net`) or before (`gross`) charges, when it is known and the same for all portfolios; else `other`. */
export function commonBasis({ portfolios }: ReportResponse): 'net' | 'gross' | 'other' {
  const bases = new Set(portfolios.map((one) => one.basis ?? 'other'))
  const [basis = 'other'] = bases
  return bases.size === 1 ? basis : 'other'
}
