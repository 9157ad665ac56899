import { describe, expect, it } from '@jest/globals'
import { money } from '../../../../shared/domain/money'
import type { ProviderCommitment } from '../../wealth/provider'
import { commitmentTotals } from './commitmentTotals'

const pounds = (amount: string) => money(amount, 'GBP')
const commitment = (change: Partial<ProviderCommitment> = {}): ProviderCommitment => ({
  externalId: 'C1-V1-A',
  portfolioExternalId: 'C1-V1',
  name: 'Wraymere Growth Partners IV',
  region: null,
  committed: pounds('200000'),
  called: pounds('180000.10'),
  distributed: pounds('20000'),
  value: pounds('211402.17'),
  valuedOn: null,
  ...change,
})

describe('the sums of commitments', () => {
  it('are those of all, to the penny', () => {
    expect(commitmentTotals([commitment(), commitment({ called: pounds('0.20'), value: pounds('0.03') })])).toEqual({
      figure: { committed: pounds('400000'), called: pounds('180000.3'), distributed: pounds('40000'), value: pounds('211402.2') },
      reason: null,
    })
  })

  it('lack what one of them lacks: a sum of the others would be too small', () => {
    const { figure } = commitmentTotals([commitment(), commitment({ distributed: null })])
    expect(figure).toMatchObject({ committed: pounds('400000'), distributed: null })
  })

  it('are missing over several currencies, and none where there is nothing to add', () => {
    const dollars = money('1', 'USD')
    expect(
      commitmentTotals([commitment(), commitment({ committed: dollars, called: dollars, distributed: null, value: dollars })]),
    ).toEqual({
      figure: null,
      reason: 'no_rate',
    })
    expect(commitmentTotals([])).toEqual({ figure: null, reason: null })
  })
})
