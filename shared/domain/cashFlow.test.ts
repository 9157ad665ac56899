import { describe, expect, it } from '@jest/globals'
import { isCashMovement } from './cashFlow'

describe('a booking moves cash', () => {
  it('whatever it is, but for investments that are transferred as they are', () => {
    expect(isCashMovement({ type: 'Purchase', cashType: 'capital' })).toBe(true)
    expect(isCashMovement({ type: 'Dividend', cashType: null })).toBe(true)
    expect(isCashMovement({ type: 'TransferIn', cashType: null })).toBe(false)
    expect(isCashMovement({ type: 'TransferOut', cashType: null })).toBe(false)
    expect(isCashMovement({ type: 'TransferIn', cashType: 'capital' })).toBe(true)
  })
})
