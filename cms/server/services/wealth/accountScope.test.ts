import { describe, expect, it } from '@jest/globals'
import { externalIdsIn, namesAccount } from './accountScope'

describe('externalIdsIn', () => {
  it.each([
    ['QS-204417', ['QS-204417', '204417']],
    ['C7-QS-204417', ['C7-QS-204417', 'QS-204417', '204417']],
    ['QS-2044-QS-204417', ['QS-2044-QS-204417', '2044-QS-204417', 'QS-204417', '204417']],
    ['204417', ['204417']],
    ['P204417-tfid-C2044', ['C2044-P204417', 'P204417']],
    ['P204417-tfid-', []],
    ['-tfid-C2044', []],
    ['P204417-tfid-C2044-x', []],
    ['tfid', []],
    ['-tfid-', []],
    ['--', ['--', '-']],
  ])('%s may mean %j', (reference, expected) => {
    expect(externalIdsIn(reference)).toEqual(expected)
  })
})

describe('namesAccount', () => {
  it.each([
    ['QS-204417', 'QS-204417', 'QS-2044'],
    ['QS-2044-QS-204417', 'QS-204417', 'QS-2044'],
    ['2044-QS-204417', 'QS-204417', 'QS-2044'],
    ['C2044-P204417', 'C2044-P204417', 'C2044'],
    ['P204417-tfid-C2044', 'C2044-P204417', 'C2044'],
    ['P204417-tfid-C2044', 'P204417', 'C2044'],
  ])('%s leads to %s of %s', (reference, portfolio, account) => {
    expect(namesAccount(reference, portfolio, account)).toBe(true)
  })

  it.each([
    ['C7-QS-204417', 'QS-204417', 'QS-2044'],
    ['QS-2045-QS-204417', 'QS-204417', 'QS-2044'],
    ['44-QS-204417', 'QS-204417', 'QS-2044'],
    ['-QS-204417', 'QS-204417', 'QS-2044'],
    ['QS-204417', '204417', 'C2044'],
    ['P204417-tfid-C2045', 'P204417', 'C2044'],
    ['P204417-tfid-C2045', 'P204417', ''],
    ['C2044-P204417', 'P204417', ''],
  ])('%s does not lead to %s of %s', (reference, portfolio, account) => {
    expect(namesAccount(reference, portfolio, account)).toBe(false)
  })
})
