import { describe, expect, it } from '@jest/globals'
import { ratio } from '../../../shared/domain/ratio'
import { textIn } from '../../lib/i18n/testing/allTexts'
import { toCsv } from '../../ui/table/toCsv'
import { discreteReturnColumns } from './discreteReturns.columns'
import { performanceFixture } from './model/performanceFixture'

const csvLines = (discrete: typeof performanceFixture.discrete) =>
  toCsv(discreteReturnColumns, discrete, { t: textIn('performance'), common: textIn('common'), locale: 'en', facts: {} }).split('\r\n')

describe('discrete returns in CSV', () => {
  it('are one period a row in percent', async () => {
    expect(csvLines(performanceFixture.discrete).slice(0, 3)).toEqual([
      '\uFEFFPeriod,From,To,Portfolio %,Benchmark %,Difference %,Note',
      'Year to date,31/12/2025,19/11/2026,4.64,4.84,-0.20,',
      '2025,31/12/2024,19/11/2026,14.39,11.90,2.49,',
    ])
  })

  it('say why a return is missing, and leave its cell empty', async () => {
    const annualised = {
      ...performanceFixture.discrete[0],
      kind: 'annualised' as const,
      year: null,
      portfolio: null,
      benchmark: ratio(0.1),
      from: null,
      to: null,
      reason: 'under_one_year' as const,
    }
    expect(csvLines([annualised])[1]).toBe('Annualised,,,,10.00,,n/a below one year')
  })
})
