import { describe, expect, it } from '@jest/globals'
import { aged, emptied } from './states'

const answer = { rows: [{ id: '1' }], total: { lines: ['a'], amount: '1.00' }, degraded: false, reasons: [] }

describe('answers of the gallery', () => {
  it('of nothing keep their shape and lose their rows, at every depth', () => {
    expect(emptied(answer)).toEqual({ rows: [], total: { lines: [], amount: '1.00' }, degraded: false, reasons: [] })
    expect(emptied(null)).toBeNull()
  })

  it('that are old say so, where an answer can', () => {
    expect(aged(answer)).toMatchObject({ rows: [{ id: '1' }], degraded: true, reasons: [{ stale: true }, { stale: false }] })
    expect(aged({ docs: [] })).toEqual({ docs: [] })
  })
})
