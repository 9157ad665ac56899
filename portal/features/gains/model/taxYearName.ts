import type { TaxYearGains } from '../../../../shared/contracts/wealth/gains'

/** A tax year as people call it: 2026/27, or 2026 where it is the calendar's. */
export const taxYearName = ({ from, to, year }: Pick<TaxYearGains, 'from' | 'to' | 'year'>): string =>
  from.slice(0, 4) === to.slice(0, 4) ? String(year) : `${year}/${String((year + 1) % 100).padStart(2, '0')}`
