import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { loadPart } from './lazyPage'

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const isPending = async (promise: Promise<unknown>) => (await Promise.race([promise, Promise.resolve('pending')])) === 'pending'

beforeEach(() => sessionStorage.clear())

describe('a part of the app that cannot be fetched', () => {
  it('reloads the page once, and is then left to the boundary', async () => {
    const reload = jest.fn()
    expect(await isPending(loadPart(gone, reload))).toBe(true)
    await new Promise((resolve) => setTimeout(resolve))
    expect(reload).toHaveBeenCalledTimes(1)
    await expect(loadPart(gone, reload)).rejects.toThrow('Failed to fetch')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does not reload without a connection, which would leave nothing', async () => {
    const reload = jest.fn()
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await expect(loadPart(gone, reload)).rejects.toThrow('Failed to fetch')
    expect(reload).not.toHaveBeenCalled()
    online.mockRestore()
  })

  it('is left alone when it comes', async () => {
    expect(await loadPart(() => Promise.resolve(7))).toBe(7)
  })
})
