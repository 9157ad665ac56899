/** Upstream ids of the accounts that the demo, the tests and the benches rely on. They exist whatever the number of clients. */
export const demoAccounts = {
  /** Catherine Ellery-Voss: three portfolios. */
  investor: 'QS-2044',
  /** Exactly one portfolio. */
  single: 'QS-2045',
  /** Two accounts of the Ashgrove family. */
  family: ['QS-2046', 'QS-2047'],
  /** Holds the portfolio of forty holdings. */
  large: 'QS-2048',
  /** Known upstream, without a portfolio. */
  noPortfolios: 'QS-2049',
  /** Two portfolios, sold and paid out: all are worth nothing. */
  zeroValue: 'QS-2050',
} as const

export const demoPortfolios = {
  /** General Investment Account of `demoAccounts.investor`. */
  investorGia: 'QS-204417',
  investorIsa: 'QS-204418',
  investorSipp: 'QS-204419',
  single: 'QS-204517',
  /** Forty holdings, two of them cash, for the bench of the report. */
  fortyHoldings: 'QS-204817',
} as const
