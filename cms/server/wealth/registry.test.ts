import { beforeAll, describe, expect, it } from '@jest/globals'
import type { PayloadRequest } from 'payload'
import { providerOf as providerFor } from './registry'

/** A source that is asked over the network has nothing of the request. */
const providerOf = (source: Parameters<typeof providerFor>[0]) => providerFor(source, {} as unknown as PayloadRequest)

beforeAll(() => {
  process.env.WEALTH_REGISTRY_EQUITY_URL = 'http://127.0.0.1:1'
  process.env.WEALTH_REGISTRY_EQUITY_TOKEN = 'token'
})

describe('the provider of a source', () => {
  it('is one for each name, of its kind and purpose', () => {
    const main = providerOf({ name: 'bowmore', kind: 'second', purpose: 'main' })
    const privateEquity = providerOf({ name: 'registry-equity', kind: 'second', purpose: 'private-equity' })
    expect([main.source, main.kind, main.capabilities.has('documents')]).toEqual(['bowmore', 'second', true])
    expect([privateEquity.source, privateEquity.kind, privateEquity.capabilities.has('documents')]).toEqual([
      'registry-equity',
      'second',
      false,
    ])
    expect(providerOf({ name: 'bowmore', kind: 'second', purpose: 'main' })).toBe(main)
  })

  it('that has no address answers nothing, and says so', async () => {
    const absent = providerOf({ name: 'registry-nowhere', kind: 'second', purpose: 'main' })
    expect(absent.capabilities.size).toBe(0)
    await expect(absent.getAccounts({ locale: 'en' })).rejects.toMatchObject({ kind: 'unavailable', source: 'registry-nowhere' })
  })
})
