import { describe, expect, it } from '@jest/globals'
import { isComplete, periodIn, periodPath } from './listPeriod'

const period = (query: string, first: '1m' | '3m' = '1m') => periodIn(new URLSearchParams(query), first)

describe('periodIn', () => {
  it('is the last month unless the address says otherwise', () => {
    expect(period('')).toEqual({ range: '1m', from: null, to: null })
    expect(period('range=tax-year')).toEqual({ range: 'tax-year', from: null, to: null })
  })

  it('is the last three months where the brand says so', () => {
    expect(period('', '3m').range).toBe('3m')
    expect(period('range=1m', '3m').range).toBe('1m')
    expect(period('range=forever', '3m').range).toBe('3m')
  })

  it('takes an unknown range for the default', () => {
    expect(period('range=forever').range).toBe('1m')
  })

  it('reads days for a custom range only', () => {
    expect(period('range=3m&from=2026-01-01&to=2026-02-01')).toEqual({ range: '3m', from: null, to: null })
    expect(period('range=custom&from=2026-01-01&to=2026-02-01')).toEqual({ range: 'custom', from: '2026-01-01', to: '2026-02-01' })
  })

  it('passes an impossible day on, for the server to refuse', () => {
    expect(periodPath('/x', period('range=custom&from=2024-02-31&to=2024-03-01'))).toBe('/x?range=custom&from=2024-02-31&to=2024-03-01')
  })

  it('is complete when a custom range has both ends', () => {
    expect(isComplete(period('range=custom&from=2026-01-01'))).toBe(false)
    expect(isComplete(period('range=custom&from=2026-01-01&to=2026-02-01'))).toBe(true)
    expect(isComplete(period('range=all'))).toBe(true)
    expect(periodPath('/x', period('range=custom&from=2026-01-01'))).toBeNull()
    expect(periodPath('/x', period(''))).toBe('/x?range=1m')
  })
})
