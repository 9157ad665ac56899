import { describe, expect, it } from '@jest/globals'
import { isSettled, pollDelay, reportSteps } from './progress'

describe('report progress', () => {
  it('goes through five steps', () => {
    expect(reportSteps).toEqual(['queued', 'collecting', 'rendering', 'saving', 'done'])
  })

  it('is settled when done or failed', () => {
    expect(['queued', 'collecting', 'rendering', 'saving', 'done', 'failed'].map((state) => isSettled(state as 'queued'))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ])
  })

  it('asks every second at first and never more seldom than every five', () => {
    expect([1, 15, 16, 20, 40].map(pollDelay)).toEqual([1000, 1000, 1300, 3713, 5000])
  })
})
