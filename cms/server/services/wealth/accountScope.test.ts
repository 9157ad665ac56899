import { describe, expect, it } from '@jest/globals'
import { externalIdsIn } from './accountScope'

describe('externalIdsIn', () => {
  it.each([
    ['QS-204417', ['QS-204417', '204417']],
    ['C7-QS-204417', ['C7-QS-204417', 'QS-204417', '204417']],
    ['QS-2044-QS-204417', ['QS-2044-QS-204417', '2044-QS-204417', 'QS-204417', '204417']],
    ['204417', ['204417']],
    ['204417-tfid-99', ['204417']],
    ['tfid', ['tfid']],
    ['-tfid-', []],
    ['--', ['--', '-']],
  ])('%s may mean %j', (reference, expected) => {
    expect(externalIdsIn(reference)).toEqual(expected)
  })
})
